import { err, ok, seat, type Result } from '@/lib/shared';
import type { HandLeft, RoundEntry } from '@/lib/settlement';
import type { RoundInput } from './input';

/** Two lists by seat as one. A seat that takes no part holds neither tiles nor 2s. */
export function roundEntryOf({ winner, tiles, twos }: RoundInput): Result<RoundEntry, 'lists-disagree'> {
  if (tiles.length !== twos.length) return err('lists-disagree');
  const hands: (HandLeft | null)[] = [];
  for (const [index, held] of tiles.entries()) {
    const heldTwos = twos[index] ?? null;
    if (held === null && (heldTwos ?? 0) === 0) hands.push(null);
    else if (held === null || heldTwos === null) return err('lists-disagree');
    else hands.push({ tiles: held, twos: heldTwos });
  }
  return ok({ winner: seat(winner), hands });
}

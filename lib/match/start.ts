import { checkChipSet, valueOf, type ChipSetError } from '@/lib/chips';
import { isTableSize } from '@/lib/rules';
import { err, ok, seat, type Result, type Seat } from '@/lib/shared';
import type { Match, MatchId, PlayerId, Timestamp } from './match';
import { nameFaultOf, tidyName, type NameFault } from './name-key';
import { MOST_ROUNDS, type MatchSetup } from './rule-set';

export interface StartRequest {
  readonly id: MatchId;
  readonly createdAt: Timestamp;
  /** Clockwise. */
  readonly players: readonly { readonly playerId: PlayerId; readonly name: string }[];
  readonly setup: MatchSetup;
}

export type StartError =
  | { readonly code: 'bad-number-of-players'; readonly players: number }
  | (NameFault & { readonly seat: Seat })
  | { readonly code: 'bad-round-limit'; readonly max: number }
  | ChipSetError;

/** Every fault of a match that is about to start; none where it can. */
export function checkStart(players: readonly string[], setup: MatchSetup): readonly StartError[] {
  const errors: StartError[] = [];
  if (!isTableSize(players.length)) errors.push({ code: 'bad-number-of-players', players: players.length });
  for (const [index, name] of players.entries()) {
    const fault = nameFaultOf(name, players.slice(0, index));
    if (fault) errors.push({ ...fault, seat: seat(index) });
  }
  const { roundLimit } = setup;
  if (roundLimit !== null && !(Number.isSafeInteger(roundLimit) && roundLimit >= 1 && roundLimit <= MOST_ROUNDS)) {
    errors.push({ code: 'bad-round-limit', max: MOST_ROUNDS });
  }
  const chipSet = checkChipSet(setup.chipSet);
  if (!chipSet.ok) errors.push(chipSet.error);
  return errors;
}

/** A new match, or every fault of the request. */
export function startMatch(request: StartRequest): Result<Match, readonly StartError[]> {
  const { id, createdAt, players, setup } = request;
  const errors = checkStart(players.map((player) => player.name), setup);
  const chipSet = checkChipSet(setup.chipSet);
  if (!chipSet.ok || errors.length > 0) return err(errors);

  const start = valueOf(chipSet.value);
  return ok({
    id,
    createdAt,
    seats: players.map(({ playerId, name }) => ({ playerId, name: tidyName(name), start })),
    setup: { ...setup, chipSet: chipSet.value },
    events: [],
    done: [],
    undone: [],
  });
}

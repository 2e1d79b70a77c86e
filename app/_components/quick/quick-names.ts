import type { Messages } from '@/lib/i18n';
import { isolated } from '@/lib/match';
import { at, type Seat } from '@/lib/shared';

/** What the players are called, ready to stand in a sentence: by their seat where nobody has typed a name. */
export function quickNames(names: readonly string[], quick: Messages['quick']): (seat: Seat) => string {
  return (seat) => {
    const name = at(names, seat).trim();
    return name === '' ? quick.player(seat + 1) : isolated(name);
  };
}

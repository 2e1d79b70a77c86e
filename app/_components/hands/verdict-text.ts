import type { Messages } from '@/lib/i18n';
import type { SuitNaming } from '@/lib/match';
import type { Comparison, HandName } from '@/lib/rules';
import { at } from '@/lib/shared';

/** Who wins, with what. */
export function headline({ winner, combinations }: Comparison, hands: Messages['hands']): string {
  if (winner === null) return hands.notComparable;
  const loser = other(winner);
  if (combinations[winner].kind === combinations[loser].kind) {
    return hands.winsHigher(hands.hand[winner], hands.kinds[combinations[winner].kind]);
  }
  return hands.wins(hands.hand[winner], hands.kinds[combinations[winner].kind], hands.kinds[combinations[loser].kind]);
}

/** Why: what the deciding step compared, as kinds, numbers or suits. */
export function reasonText(comparison: Comparison, naming: SuitNaming, hands: Messages['hands']): string {
  const { winner, reason, combinations, decidingTiles } = comparison;
  if (winner === null) return hands.reason(reason, '', '');
  const said = (hand: HandName): string => {
    if (reason === 'kind') return hands.kinds[combinations[hand].kind];
    const tile = at(decidingTiles[hand], 0);
    return reason === 'suit' || reason === 'sun-in-pair' ? hands.suits[naming][tile.suit] : String(tile.number);
  };
  return hands.reason(reason, said(winner), said(other(winner)));
}

function other(hand: HandName): HandName {
  return hand === 'a' ? 'b' : 'a';
}

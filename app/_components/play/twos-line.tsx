'use client';

import { useMessages } from '@/app/_components/frame/locale';
import type { TwosCost } from '@/lib/match';
import { countOfDraft, penaltyFactor, type RoundDraft, type SettlementRules } from '@/lib/settlement';
import { at, type Seat } from '@/lib/shared';
import type { Messages } from '@/lib/i18n';

interface TwosLineProps {
  readonly draft: RoundDraft;
  readonly seat: Seat;
  readonly rules: SettlementRules;
  /** null until the round can be settled. */
  readonly cost: TwosCost | null;
}

/**
 * What held 2s do: to the count at once, in chips as soon as the round is whole. The line has its place from the
 * start, between two rows, so that nothing moves under the finger when its text comes: a tap on the 2s is soon
 * followed by one on the tiles.
 */
export function TwosLine({ draft, seat, rules, cost }: TwosLineProps) {
  const { play, why } = useMessages();
  const multiplied = penaltyFactor(at(draft.twos, seat), rules.penalty) > 1;
  const counted = multiplied ? countOfDraft(draft, seat, rules) : null;
  return (
    <p className="min-h-5 text-sm text-warn tabular-nums">
      {counted && play.countOf(counted.tiles, counted.factor, counted.count)}
      {multiplied && cost && ` · ${costText(cost, why)}`}
    </p>
  );
}

function costText({ total, shares, runsOut, runsOutAnyway }: TwosCost, why: Messages['why']): string {
  if (runsOutAnyway) return why.twosCostNothing;
  return runsOut ? why.twosCostAll(total, shares) : why.twosCost(total, shares);
}

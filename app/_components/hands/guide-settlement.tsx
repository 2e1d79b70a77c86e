'use client';

import { useMemo } from 'react';
import { Net } from '@/app/_components/play/amount';
import { ruleText } from '@/app/_components/play/rule-list';
import { useMessages } from '@/app/_components/frame/locale';
import { EMPTY_QUICK, ruleOf, settleQuick, type MatchSetup, type RuleOption } from '@/lib/match';
import type { TableSize } from '@/lib/rules';
import { at, invariant, seat } from '@/lib/shared';

const RULES: readonly RuleOption[] = ['penalty', 'penaltyScope', 'collectors', 'settlementOrder', 'exhaustion'];

/** A round by seat, for a table of any size: the second holds a 2, and fewer tiles than the last. */
const TILES = [null, 5, 2, 8, 3];
const TWOS = [0, 1, 0, 0, 0];

/** How a round is settled at this table, rule by rule, with an example that the settlement works out. */
export function GuideSettlement({ setup: table, players }: { readonly setup: MatchSetup; readonly players: TableSize }) {
  const { guide, play, setup, why } = useMessages();
  const { hands, net } = useMemo(() => settledExample(table, players), [table, players]);
  return (
    <div className="flex flex-col gap-3 print:grid print:grid-cols-[3fr_2fr] print:gap-4">
      <ul className="flex flex-col gap-1 text-sm text-muted print:gap-0 print:text-[0.65rem]">
        {RULES.map((option) => {
          const { title, name, about } = ruleText(setup, option, ruleOf(table.rules, option));
          return (
            <li key={option}>
              {title}: <span className="font-medium text-ink">{name}</span> · {about}
            </li>
          );
        })}
      </ul>
      <table className="w-full border-collapse tabular-nums print:text-xs">
        <caption className="text-left text-sm text-muted print:text-xs">{guide.settlementExample}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted print:text-xs">
            <th scope="col" className="py-1 text-left font-medium print:py-0">{guide.settlementLeft}</th>
            <th scope="col" className="py-1 text-right font-medium print:py-0">{guide.settlementCount}</th>
            <th scope="col" className="py-1 pl-3 text-right font-medium print:py-0">{guide.settlementChips}</th>
          </tr>
        </thead>
        <tbody>
          {hands.map(({ seat: here, tiles, twos, factor, count }) => (
            <tr key={here} className="border-line not-last:border-b">
              <th scope="row" className="py-1 text-left font-normal print:py-px">{tiles === 0 ? why.wentOut : why.hand(tiles, twos)}</th>
              <td className="text-right">{factor === 1 ? count : play.countOf(tiles, factor, count)}</td>
              <td className="pl-3 text-right"><Net amount={at(net, here)} /></td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function settledExample(setup: MatchSetup, players: TableSize) {
  const round = { winner: seat(0), tiles: TILES.slice(0, players), twos: TWOS.slice(0, players) };
  const settled = settleQuick({ ...EMPTY_QUICK, names: TILES.slice(0, players).map(() => ''), round, setup });
  invariant(settled.ok, 'the example of the guide is a round that can be played');
  return settled.value.settlement;
}

'use client';

import { useRef } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import type { Problem, TwosCost } from '@/lib/match';
import { holdsSomething, withoutHand, type EntryTable, type RoundDraft, type SettlementRules } from '@/lib/settlement';
import { at, type Seat } from '@/lib/shared';
import { TileStrip, TwosStrip } from './count-strip';
import { TwosLine } from './twos-line';

interface EntryRowsProps {
  readonly names: (seat: Seat) => string;
  readonly table: EntryTable;
  /** Clockwise. */
  readonly order: readonly Seat[];
  readonly rules: SettlementRules;
  readonly draft: RoundDraft;
  readonly onType: (draft: RoundDraft) => void;
  /** What is wrong with the entry as it stands; what is merely missing is said elsewhere. */
  readonly problems: readonly Problem[];
  /** By seat: what the 2s cost, once the round can be settled. */
  readonly costs?: readonly (TwosCost | null)[];
}

/** One row a player, in seat order: what is left in his hand. Who went out holds nothing and needs no strip. */
export function EntryRows({ names, table, order, rules, draft, onType, problems, costs = [] }: EntryRowsProps) {
  const { play, fault } = useMessages();
  const rows = useRef<HTMLUListElement>(null);
  const setTiles = (seat: Seat, tiles: number) => {
    const first = at(draft.tiles, seat) === null;
    onType({ ...draft, tiles: draft.tiles.with(seat, tiles) });
    if (first) showNextMissing(rows.current, order.indexOf(seat));
  };
  const setTwos = (seat: Seat, twos: number) => onType({ ...draft, twos: draft.twos.with(seat, twos) });

  return (
    <ul ref={rows} className="flex flex-col lying:grid lying:grid-cols-2 lying:items-start lying:gap-x-6">
      {order.map((seat) => {
        if (!table.playing[seat]) {
          return (
            <li key={seat} className="mb-3 flex flex-wrap items-center justify-between gap-2 px-1 text-sm text-muted lying:col-span-2">
              {play.notPlaying(names(seat))}
              {holdsSomething(draft, seat) && (
                <Button onClick={() => onType(withoutHand(draft, seat))}>{play.dropTiles(names(seat))}</Button>
              )}
            </li>
          );
        }
        const name = names(seat);
        if (seat === draft.winner) {
          return (
            <li key={seat} className="mb-3 flex min-h-touch items-center rounded-field bg-felt-soft px-3 font-medium lying:col-span-2">
              {play.wentOut(name)}
            </li>
          );
        }
        const faults = problems.filter(
          (problem) => 'seat' in problem && problem.seat === seat && problem.code !== 'missing-count',
        );
        return (
          <li key={seat} data-missing={at(draft.tiles, seat) === null} className="scroll-mt-16 scroll-mb-[calc(5.5rem+env(safe-area-inset-bottom))]">
            <div className="mb-1 flex items-center justify-between gap-2">
              <span className="min-w-0 truncate font-semibold">{name}</span>
              <TwosStrip label={play.twosHeld(name)} value={at(draft.twos, seat)} onChoose={(n) => setTwos(seat, n)} />
            </div>
            <TileStrip
              label={play.tilesLeft(name)}
              handSize={table.handSize}
              value={at(draft.tiles, seat)}
              onChoose={(n) => setTiles(seat, n)}
            />
            <TwosLine draft={draft} seat={seat} rules={rules} cost={costs[seat] ?? null} />
            {faults.map((problem) => (
              <p key={problem.code} role="alert" className="mb-2 text-sm font-medium text-loss">
                {fault.problem(problem, names)}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Brings the next row that is still to be tapped into sight, above the bar at the foot. At once: the next tap would land
 * elsewhere in rows that still move.
 */
function showNextMissing(rows: HTMLUListElement | null, index: number): void {
  const next = [...(rows?.children ?? [])].slice(index + 1).find((row) => row.getAttribute('data-missing') === 'true');
  next?.scrollIntoView({ block: 'nearest' });
}

'use client';

import type { Problem, TwosCost } from '@/lib/match';
import type { EntryTable, RoundDraft, SettlementRules } from '@/lib/settlement';
import type { Seat } from '@/lib/shared';
import { EntryRows } from './entry-rows';
import { WhoWentOut } from './who-went-out';

interface RoundFormProps {
  readonly names: (seat: Seat) => string;
  readonly table: EntryTable;
  /** Clockwise. */
  readonly order: readonly Seat[];
  readonly rules: SettlementRules;
  readonly draft: RoundDraft;
  readonly onType: (draft: RoundDraft) => void;
  readonly problems: readonly Problem[];
  /** By seat: what the 2s cost, once the round can be settled. */
  readonly costs?: readonly (TwosCost | null)[];
  /** Whether the player who went out was tapped just now, on the screen before. */
  readonly takesFocus?: boolean;
}

/** The one entry form of a round, new or old: who went out, and what everybody else has left. */
export function RoundForm({ names, table, order, rules, draft, onType, problems, costs = [], takesFocus = false }: RoundFormProps) {
  return (
    <>
      <WhoWentOut
        names={names}
        order={order}
        playing={table.playing}
        winner={draft.winner}
        takesFocus={takesFocus}
        onChoose={(winner) => onType({ ...draft, winner })}
      />
      <EntryRows names={names} table={table} order={order} rules={rules} draft={draft} onType={onType} problems={problems} costs={costs} />
    </>
  );
}

'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { namesOf, type Adjustment, type Match, type Problem, type TableState } from '@/lib/match';
import { seatsOf, type Result } from '@/lib/shared';
import type { ChipsFormFault } from './chips-form';

interface AdjustmentOutcomeProps {
  readonly match: Match;
  readonly state: TableState;
  readonly read: Result<Adjustment, ChipsFormFault>;
  /** null: the form says nothing yet. */
  readonly preview: Result<TableState, readonly Problem[]> | null;
}

/** What an adjustment would do: every total it changes, and the chips on the table; or what is still missing. */
export function AdjustmentOutcome({ match, state, read, preview }: AdjustmentOutcomeProps) {
  const { table, fault } = useMessages();
  const names = namesOf(match);
  if (!preview?.ok) {
    const problems = preview ? preview.error.map((problem) => fault.problem(problem, names)) : [];
    return (
      <div role="status">
        {problems.map((text) => (
          <p key={text} className="font-medium text-loss">
            {text}
          </p>
        ))}
        {!read.ok && <Missing fault={read.error} />}
      </div>
    );
  }
  const after = preview.value;
  const changed = seatsOf(state.seats.length).filter((seat) => after.balances[seat] !== state.balances[seat]);
  return (
    <ul role="status" className="flex flex-col gap-1 tabular-nums">
      {changed.map((seat) => (
        <li key={seat} className="font-medium">
          {table.becomes(names(seat), state.balances[seat] ?? 0, after.balances[seat] ?? 0)}
        </li>
      ))}
      <li className={after.onTable === state.onTable ? 'text-muted' : 'text-warn'}>
        {after.onTable === state.onTable ? table.totalStays(after.onTable) : table.totalBecomes(state.onTable, after.onTable)}
      </li>
    </ul>
  );
}

function Missing({ fault }: { readonly fault: ChipsFormFault }) {
  const { table } = useMessages();
  switch (fault.code) {
    case 'incomplete':
      return <p className="text-muted">{table.chooseFirst}</p>;
    case 'nothing-off':
      return <p className="text-muted">{table.nothingOff}</p>;
    case 'sum-is-off':
      return (
        <p className="font-medium text-loss">
          {table.sumWrong(fault.counted, fault.onTable, fault.counted - fault.onTable)}
        </p>
      );
    case 'not-a-number': // told beside the field
      return <p className="text-muted">{table.chooseFirst}</p>;
  }
}

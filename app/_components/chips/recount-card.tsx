'use client';

import { useRouter } from 'next/navigation';
import { useMessages } from '@/app/_components/frame/locale';
import { matchHref } from '@/app/_components/play/routes';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { Choice } from '@/app/_components/ui/choice';
import type { Fields } from '@/app/_hooks/use-form-draft';
import type { MatchActions } from '@/app/_hooks/use-match-actions';
import { useReport } from '@/app/_hooks/use-report';
import {
  chipsBasisOf, isSettled, namesOf, type ChipLedger, type CountedTable, type Match, type RecountReport, type TableState,
} from '@/lib/match';
import { at, chips as chipsOf, seatsOf } from '@/lib/shared';
import { RecountLines } from './recount-lines';

const TOTALS = ['follow', 'stay'] as const;
type Totals = (typeof TOTALS)[number];

interface RecountCardProps {
  readonly match: Match;
  readonly ledger: ChipLedger;
  readonly state: TableState;
  readonly report: RecountReport;
  readonly fields: Fields;
  readonly draftKey: string;
  readonly actions: MatchActions;
  readonly onType: (changed: Fields) => void;
  readonly onBooked: () => void;
}

/** What a count says against the books, and what to make of it. */
export function RecountCard({ match, ledger, state, report, fields, draftKey, actions, onType, onBooked }: RecountCardProps) {
  const { chips } = useMessages();
  const tell = useReport(match);
  const router = useRouter();
  const names = namesOf(match);
  const { counted } = report;

  // A count while chips are still to be handed over is rather a hand-over that nobody ticked than a miscount.
  const usual: Totals = ledger.unknown === null && isSettled(ledger, state) ? 'follow' : 'stay';
  const chosen = TOTALS.find((each) => each === fields.totals) ?? usual;
  const book = async ({ stacks, box, changes }: CountedTable) => {
    const none = stacks.map(() => chipsOf(0));
    const event = { type: 'recount', stacks, box, changes: chosen === 'follow' && changes ? changes : none } as const;
    if (!tell(await actions.add(event, chipsBasisOf(match), draftKey))) return;
    onBooked();
    router.push(matchHref(match.id));
  };
  return (
    <Card aria-label={chips.recount} className="flex flex-col gap-3">
      <h2 className="font-semibold">{chips.recount}</h2>
      <div role="status" className="flex flex-col gap-1">
        <RecountLines report={report} names={names} />
        {!counted.ok && counted.error.code === 'count-more' && (
          <p className="font-medium text-warn">{chips.countMore(counted.error.seats.map(names))}</p>
        )}
        {counted.ok && counted.value.surplus !== 0 && <p className="text-warn">{chips.surplus(counted.value.surplus)}</p>}
        {counted.ok && report.lines.length === 0 && ledger.unknown === null && <p>{chips.asBooked}</p>}
      </div>
      {counted.ok && (
        <>
          {counted.value.changes !== null && (
            <Choice
              label={chips.totals}
              value={chosen}
              onChange={(totals) => onType({ totals })}
              options={TOTALS.map((value) => ({ value, ...chips[value] }))}
            />
          )}
          <Outcome table={counted.value} follows={chosen === 'follow' && counted.value.changes !== null} names={names} />
          <Button look="primary" disabled={actions.busy} onClick={() => void book(counted.value)}>
            {chips.book}
          </Button>
        </>
      )}
    </Card>
  );
}

interface OutcomeProps {
  readonly table: CountedTable;
  readonly follows: boolean;
  readonly names: ReturnType<typeof namesOf>;
}

/** What booking it changes: the totals, or what is still to be handed over. */
function Outcome({ table: { pending, changes }, follows, names }: OutcomeProps) {
  const { chips } = useMessages();
  const seats = seatsOf(pending.length);
  const lines = follows
    ? seats.flatMap((seat) => (changes && at(changes, seat) !== 0 ? [chips.change(names(seat), at(changes, seat))] : []))
    : seats.flatMap((seat) => {
        const amount = at(pending, seat);
        return amount === 0 ? [] : [`${names(seat)} ${amount > 0 ? chips.gets(amount) : chips.givesStill(-amount)}`];
      });
  if (lines.length === 0) return null;
  return (
    <ul className="font-medium tabular-nums">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { matchHref } from '@/app/_components/play/routes';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { Choice } from '@/app/_components/ui/choice';
import { TextField } from '@/app/_components/ui/text-field';
import { useFormDraft, type Fields } from '@/app/_hooks/use-form-draft';
import { useMatchActions } from '@/app/_hooks/use-match-actions';
import type { PlayedMatch } from '@/app/_hooks/use-match';
import { useReport } from '@/app/_hooks/use-report';
import { ADJUSTMENT_KINDS, basisOf, namesOf, previewAdjustment, seatedOf, type Match, type Replay, type TableState } from '@/lib/match';
import type { Seat } from '@/lib/shared';
import { AdjustmentOutcome } from './adjustment-outcome';
import { adjustmentOf, countedField, kindOf, seatIn, type ChipsFormFault } from './chips-form';
import { SeatChoice } from './seat-choice';
import { useClosedReason } from './use-closed-reason';

/** Chips that move outside a round: a payment, a miscount put right, a buy-in, a cash-out. */
export function ChipsScreen({ match, played }: PlayedMatch) {
  const { table } = useMessages();
  const closed = useClosedReason(played, 'chips');
  return (
    <Page title={table.chips} back={matchHref(match.id)}>
      {closed === null ? <ChipsForm match={match} played={played} /> : <p>{closed}</p>}
    </Page>
  );
}

function ChipsForm({ match, played }: { readonly match: Match; readonly played: Replay }) {
  const { table, setup } = useMessages();
  const router = useRouter();
  const report = useReport(match);
  const actions = useMatchActions(match.id);
  const { loaded, fields, key, type, forget } = useFormDraft(match.id, 'chips');

  const { state } = played;
  const read = adjustmentOf(fields, state);
  const preview = read.ok ? previewAdjustment(state, read.value) : null;
  const faultOf = (field: string) => (read.ok ? null : fieldFault(read.error, field, setup));

  const book = async () => {
    if (!read.ok) return;
    const reason = (fields.reason ?? '').trim();
    const saved = await actions.add({ type: 'adjustment', reason, adjustment: read.value }, basisOf(match), key);
    if (!report(saved)) return;
    forget();
    router.push(matchHref(match.id));
  };
  if (!loaded) return null;
  return (
    <>
      <Card className="flex flex-col gap-4">
        <Choice
          label={table.kindOf}
          value={kindOf(fields)}
          onChange={(kind) => type({ kind })}
          options={ADJUSTMENT_KINDS.map((kind) => ({ value: kind, ...table.kind[kind] }))}
        />
        <KindFields match={match} state={state} fields={fields} onType={type} faultOf={faultOf} />
        <TextField label={table.reason} value={fields.reason ?? ''} onChange={(reason) => type({ reason })} />
      </Card>
      <Card className="flex flex-col gap-3">
        <AdjustmentOutcome match={match} state={state} read={read} preview={preview} />
        <Button look="primary" disabled={!preview?.ok || actions.busy} onClick={() => void book()}>
          {table.bookIt}
        </Button>
      </Card>
    </>
  );
}

interface KindFieldsProps {
  readonly match: Match;
  readonly state: TableState;
  readonly fields: Fields;
  readonly onType: (changed: Fields) => void;
  readonly faultOf: (field: string) => string | null;
}

function KindFields({ match, state, fields, onType, faultOf }: KindFieldsProps) {
  const { table } = useMessages();
  const names = namesOf(match);
  const seats = seatedOf(state);
  const seatField = (name: string, label: string, seats: readonly Seat[]) => (
    <SeatChoice
      label={label}
      seats={seats}
      names={names}
      value={seatIn(fields, name)}
      onChange={(seat) => onType({ [name]: String(seat) })}
    />
  );
  const amount = (
    <TextField
      label={table.amount}
      inputMode="numeric"
      value={fields.amount ?? ''}
      onChange={(text) => onType({ amount: text })}
      fault={faultOf('amount')}
    />
  );
  switch (kindOf(fields)) {
    case 'payment': {
      const from = seatIn(fields, 'from');
      return (
        <>
          {seatField('from', table.from, seats)}
          {seatField('to', table.to, seats.filter((seat) => seat !== from))}
          {amount}
        </>
      );
    }
    case 'correction':
      return (
        <>
          <p className="text-sm text-muted">{table.countedAbout}</p>
          {seats.map((seat) => (
            <TextField
              key={seat}
              label={table.counted(names(seat))}
              about={table.books(state.balances[seat] ?? 0)}
              inputMode="numeric"
              value={fields[countedField(seat)] ?? ''}
              onChange={(text) => onType({ [countedField(seat)]: text })}
              fault={faultOf(countedField(seat))}
            />
          ))}
        </>
      );
    case 'buy-in':
    case 'cash-out':
      return (
        <>
          {seatField('seat', table.who, seats)}
          {amount}
        </>
      );
  }
}

function fieldFault(fault: ChipsFormFault, field: string, setup: ReturnType<typeof useMessages>['setup']): string | null {
  if (fault.code !== 'not-a-number' || fault.field !== field) return null;
  return fault.error === 'too-long' ? setup.numberTooLong(fault.text) : setup.wholeNumber(fault.text);
}

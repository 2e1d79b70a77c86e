import type { Fields } from '@/app/_hooks/use-form-draft';
import { ADJUSTMENT_KINDS, type Adjustment, type AdjustmentKind, type TableState } from '@/lib/match';
import {
  at, chips, err, ok, readWholeNumber, seat as seatOf, seatsOf, total,
  type Chips, type Result, type Seat, type WholeNumberError,
} from '@/lib/shared';

/** Why the form says no adjustment yet. */
export type ChipsFormFault =
  | { readonly code: 'incomplete' }
  | { readonly code: 'not-a-number'; readonly field: string; readonly text: string; readonly error: WholeNumberError['code'] }
  | { readonly code: 'sum-is-off'; readonly counted: Chips; readonly onTable: Chips }
  | { readonly code: 'nothing-off' };

export function kindOf(fields: Fields): AdjustmentKind {
  return ADJUSTMENT_KINDS.find((kind) => kind === fields.kind) ?? ADJUSTMENT_KINDS[0];
}

export function seatIn(fields: Fields, name: string): Seat | null {
  const read = readWholeNumber(fields[name] ?? '');
  return read.ok ? seatOf(read.value) : null;
}

/** The field of what was counted in front of a player. */
export function countedField(seat: Seat): string {
  return `counted-${seat}`;
}

/** What a form of texts says, at a table; amounts in chips. A stack that was not counted is as in the books. */
export function adjustmentOf(fields: Fields, state: TableState): Result<Adjustment, ChipsFormFault> {
  const kind = kindOf(fields);
  if (kind === 'correction') return correctionOf(fields, state);
  const amount = readAmount(fields, 'amount');
  if (!amount.ok) return amount;
  if (kind === 'payment') {
    const [from, to] = [seatIn(fields, 'from'), seatIn(fields, 'to')];
    if (from === null || to === null || from === to || amount.value === 0) return err({ code: 'incomplete' });
    return ok({ kind, from, to, amount: amount.value });
  }
  const seat = seatIn(fields, 'seat');
  return seat === null || amount.value === 0 ? err({ code: 'incomplete' }) : ok({ kind, seat, amount: amount.value });
}

function correctionOf(fields: Fields, { balances, onTable }: TableState): Result<Adjustment, ChipsFormFault> {
  const counted: Chips[] = [];
  for (const seat of seatsOf(balances.length)) {
    if ((fields[countedField(seat)] ?? '').trim() === '') counted.push(at(balances, seat));
    else {
      const read = readAmount(fields, countedField(seat));
      if (!read.ok) return read;
      counted.push(read.value);
    }
  }
  const sum = total(counted);
  if (sum !== onTable) return err({ code: 'sum-is-off', counted: sum, onTable });
  const changes = counted.map((count, seat) => chips(count - at(balances, seat)));
  return changes.every((change) => change === 0) ? err({ code: 'nothing-off' }) : ok({ kind: 'correction', changes });
}

function readAmount(fields: Fields, field: string): Result<Chips, ChipsFormFault> {
  const text = fields[field] ?? '';
  const read = readWholeNumber(text);
  if (read.ok) return ok(chips(read.value));
  if (read.error.code === 'empty') return err({ code: 'incomplete' });
  return err({ code: 'not-a-number', field, text, error: read.error.code });
}

import { dealFor, isTableSize } from '@/lib/rules';
import { checkEntry, settle } from '@/lib/settlement';
import { chips, err, ok, type Result } from '@/lib/shared';
import type { CaseOf } from './input';
import { roundEntryOf } from './round-entry';

export interface SettleAnswer {
  readonly chips: readonly number[];
  readonly transfers: readonly { from: number; to: number; due: number; paid: number }[];
  readonly out: readonly number[];
}

export function answerSettle(input: CaseOf<'settle'>): Result<SettleAnswer, unknown> {
  const entry = roundEntryOf(input);
  if (!entry.ok) return entry;
  const { hands } = entry.value;
  const playing = hands.map((hand) => hand !== null);
  const players = playing.filter(Boolean).length;
  if (!isTableSize(players) || hands.length !== input.chips.length) return err('no such table');
  const checked = checkEntry(entry.value, { handSize: dealFor(players).handSize, playing });
  if (!checked.ok) return checked;
  const settled = settle(checked.value, input.chips.map(chips), input.rules);
  return ok({
    chips: settled.after,
    transfers: settled.payments.map(({ from, to, due, paid }) => ({ from, to, due, paid })),
    out: settled.ranOut.map(({ seat }) => seat),
  });
}

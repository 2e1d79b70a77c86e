import { stackValue, type ChipPayment, type Move, type Note, type Stack, type TableChips } from '@/lib/chips';
import { at, chips, seat as seatOf, seatsOf, total, type Chips, type Seat } from '@/lib/shared';
import { afterMoves, dueByNotes, type ChipLedger } from './chip-ledger';
import type { HandoverEvent } from './match';
import { roundsOf, type Replay } from './replay';
import { playingOf, type TableState } from './table-state';

/**
 * What a hand-over has to do, as plain data: who takes part, and what everybody gains. Seats inside are places in
 * `seats`.
 */
export interface HandoverTask {
  readonly seats: readonly Seat[];
  readonly table: TableChips;
  /** By place. With a box it need not sum to zero. */
  readonly net: readonly Chips[];
  /** By place: what he brought to the table, less what he took from it, that has not come out of the box yet (rules.md 5.5). */
  readonly throughBox: readonly Chips[];
  /** What the net consists of, where the settlement's payments have to be followed: old notes, then the payments. */
  readonly payments: readonly ChipPayment[] | null;
}

/** By seat: chips that somebody must still get, besides what notes say; negative for what he must still give. */
export function pendingOf(ledger: ChipLedger, { balances }: Pick<TableState, 'balances'>): readonly Chips[] {
  const noted = dueByNotes(balances.length, ledger.notes);
  return balances.map((balance, seat) => chips(balance - stackValue(ledger.values, at(ledger.stacks, seat)) - at(noted, seat)));
}

/** Whether the stacks are as the totals say, but for notes. */
export function isSettled(ledger: ChipLedger, state: Pick<TableState, 'balances'>): boolean {
  return pendingOf(ledger, state).every((amount) => amount === 0);
}

/**
 * Whether a hand-over can be made, and leaves nothing to hand over between players: everybody has his total but for its
 * notes, and for what only the box could give or take.
 */
export function settles(ledger: ChipLedger, state: TableState, { moves, notes }: Pick<HandoverEvent, 'moves' | 'notes'>): boolean {
  const after = ledger.unknown === null ? afterMoves({ ...ledger, notes }, moves) : null;
  if (after === null) return false;
  const pending = pendingOf(after, state);
  return pending.every((amount) => amount >= 0) || pending.every((amount) => amount <= 0);
}

/** By whom notes can be cleared now: who plays, and who has gone with something still to hand over. */
function takesPart(ledger: ChipLedger, state: TableState): readonly Seat[] {
  const pending = pendingOf(ledger, state);
  const playing = playingOf(state);
  return seatsOf(state.seats.length).filter((seat) => at(playing, seat) || at(pending, seat) !== 0);
}

/** Notes with somebody who is not there stay as they are. */
export function notesKept(ledger: ChipLedger, state: TableState): readonly Note[] {
  const there = takesPart(ledger, state);
  return ledger.notes.filter(({ from, to }) => !there.includes(from) || !there.includes(to));
}

/** By seat: buy-ins and other chips brought along, less cash-outs, and less what hand-overs took out of the box for them. */
function throughBox(setChips: Chips, { state, steps }: Replay): readonly Chips[] {
  const due = state.seats.map(() => 0);
  const add = (seat: Seat, amount: number) => {
    due[seat] = at(due, seat) + amount;
  };
  for (const { event, before } of steps) {
    if (event.type === 'join' && event.player.start !== setChips) add(seatOf(before.seats.length), event.player.start);
    if (event.type === 'adjustment' && event.adjustment.kind === 'buy-in') add(event.adjustment.seat, event.adjustment.amount);
    if (event.type === 'adjustment' && event.adjustment.kind === 'cash-out') add(event.adjustment.seat, -event.adjustment.amount);
    if (event.type !== 'handover') continue;
    for (const { from, to, value, count } of event.moves) {
      if (from === 'box' && to !== 'box') add(to, -value * count);
      if (to === 'box' && from !== 'box') add(from, value * count);
    }
  }
  return due.map(chips);
}

/**
 * What the next hand-over has to do; null where there is nothing to do, or where nobody knows what lies where. It covers
 * everything since the last hand-over, and clears notes first: it can be that nothing has to move for that.
 * @param done moves that were made already and are not booked: null where they cannot have been
 */
export function handoverTask(ledger: ChipLedger, played: Replay, done: readonly Move[] = []): HandoverTask | null {
  const now = ledger.unknown === null ? afterMoves(ledger, done) : null;
  if (now === null) return null;
  const { state } = played;
  const seats = takesPart(now, state);
  const place = (seat: Seat): Seat => seatOf(seats.indexOf(seat));
  const pending = pendingOf(now, state);
  if (pending.every((amount) => amount === 0)) return null;
  const kept = notesKept(now, state);
  const notes = now.notes.filter((note) => !kept.includes(note));
  const noted = dueByNotes(state.seats.length, notes);
  const net = seats.map((seat) => chips(at(pending, seat) + at(noted, seat)));

  const due = throughBox(ledger.setChips, played);
  const bought = seats.map((seat) => at(due, seat));

  const last = roundsOf(played).at(-1)?.settlement;
  const follows = last !== undefined && last.ranOut.length > 0 && pending.every((amount, seat) => amount === (last.net[seat] ?? 0));
  const old = notes.map(({ from, to, amount }): ChipPayment => ({ from, to, paid: amount }));
  const payments = follows ? [...old, ...last.payments] : null;
  const box: Stack | null = total(net) !== 0 || (state.chipPlan.bank && now.box.some((count) => count > 0)) ? now.box : null;
  return {
    seats,
    table: { values: now.values, stacks: seats.map((seat) => at(now.stacks, seat)), box },
    net,
    throughBox: bought,
    payments: payments?.flatMap(({ from, to, paid }) => (paid > 0 ? [{ from: place(from), to: place(to), paid }] : [])) ?? null,
  };
}

import {
  MOST_HOLDERS, planPayments, planWithNotes, stackValue,
  type ChipPayment, type HandoverError, type Holder, type Move, type Note, type NotedHandover, type Stop,
} from '@/lib/chips';
import { at, chips, err, ok, total, type Chips, type Result, type Seat } from '@/lib/shared';
import type { HandoverTask } from './handover-due';

/** Some moves of a hand-over, and the payment they are for: null where they settle everything at once. */
export interface HandoverPart {
  readonly payment: ChipPayment | null;
  readonly moves: readonly Move[];
}

/** Who hands which chips to whom, by the seats of the match. */
export interface HandoverPlan {
  readonly parts: readonly HandoverPart[];
  /** What must stay owed between those who take part, as little as possible; none where chips can do it. */
  readonly notes: readonly Note[];
  /** What players must still get from the box, or give it, and it cannot: chips, negative for giving. */
  readonly left: readonly { readonly seat: Seat; readonly amount: Chips }[];
  /** Chips that change hands. */
  readonly moved: number;
  /** Whether it is proven that no less can stay owed. */
  readonly leastStays: boolean;
  /** Whether nothing shorter is possible, part by part. False only when the time ran out. */
  readonly proven: boolean;
}

export type HandoverFault =
  | HandoverError
  /** Too many have something to hand over at once. */
  | { readonly code: 'too-many-holders'; readonly max: number };

/**
 * The hand-over for a task: the shortest for all nets at once, or payment by payment where the task names payments.
 * Where the box cannot give or take what the players gain or lose together, that is left aside and the rest is planned.
 * @param stop asked now and then; true ends the search with the best so far
 */
export function solveHandover(task: HandoverTask, stop: Stop): Result<HandoverPlan, HandoverFault> {
  const { seats, net } = task;
  if (seats.length > MOST_HOLDERS) return err({ code: 'too-many-holders', max: MOST_HOLDERS });
  const balanced = total(net) === 0;
  const boxFits = seats.length < MOST_HOLDERS;
  const alone = { ...task, table: { ...task.table, box: null } };
  if (balanced) return planned(boxFits ? task : alone, [], stop);
  if (boxFits) {
    const plan = planned(task, [], stop);
    if (plan.ok || plan.error.code === 'table-too-large') return plan;
  }
  const rest = withoutBox(task);
  const left = net.flatMap((amount, place) => {
    const aside = chips(amount - at(rest, place));
    return aside === 0 ? [] : [{ seat: at(seats, place), amount: aside }];
  });
  return planned({ ...alone, net: rest }, left, stop);
}

/**
 * Nets that sum to zero. What is too much, or too little, is taken off where it came to the table or left it, as far as
 * he keeps what he pays with; what is left of it, where there is most of it.
 */
function withoutBox({ net, table, throughBox }: HandoverTask): readonly Chips[] {
  const rest = [...net];
  let over = Number(total(net));
  for (const [place, due] of throughBox.entries()) {
    const sign = Math.sign(over);
    const ends = stackValue(table.values, at(table.stacks, place)) + at(rest, place);
    const aside = Math.max(0, Math.min(due * sign, Math.abs(over), sign > 0 ? ends : Infinity)) * sign;
    rest[place] = chips(at(rest, place) - aside);
    over -= aside;
  }
  while (over !== 0) {
    const sign = Math.sign(over);
    const most = Math.max(...rest.map((amount) => amount * sign));
    const place = rest.findIndex((amount) => amount * sign === most);
    const aside = Math.min(most, Math.abs(over)) * sign;
    rest[place] = chips(at(rest, place) - aside);
    over -= aside;
  }
  return rest;
}

function planned(
  { seats, table, net, payments }: Omit<HandoverTask, 'throughBox'>, left: HandoverPlan['left'], stop: Stop,
): Result<HandoverPlan, HandoverFault> {
  if (payments === null) {
    const plan = planWithNotes(table, net, stop);
    return plan.ok ? ok(planOf(seats, [{ payment: null, plan: plan.value }], left)) : plan;
  }
  const plans = planPayments(table, payments, stop);
  if (!plans.ok) return plans;
  const followed = planOf(seats, payments.map((payment, line) => ({ payment, plan: at(plans.value, line) })), left);
  if (followed.notes.length === 0) return ok(followed);
  // What two cannot change between them, others at the table may: then less stays owed if all is netted.
  const netted = planned({ seats, table, net, payments: null }, left, stop);
  return ok(netted.ok && owedBy(netted.value) < owedBy(followed) ? netted.value : { ...followed, leastStays: netted.ok && netted.value.leastStays });
}

function owedBy({ notes }: HandoverPlan): number {
  return total(notes.map(({ amount }) => amount));
}

interface Planned {
  readonly payment: ChipPayment | null;
  readonly plan: NotedHandover;
}

function planOf(seats: readonly Seat[], planned: readonly Planned[], left: HandoverPlan['left']): HandoverPlan {
  const seated = (place: Seat): Seat => at(seats, place);
  const holder = (place: Holder): Holder => (place === 'box' ? place : seated(place));
  return {
    parts: planned.map(({ payment, plan }) => ({
      payment: payment && { from: seated(payment.from), to: seated(payment.to), paid: payment.paid },
      moves: plan.moves.map((move) => ({ ...move, from: holder(move.from), to: holder(move.to) })),
    })),
    notes: oneNoteEach(
      planned.flatMap(({ plan }) => plan.notes.map((note) => ({ ...note, from: seated(note.from), to: seated(note.to) }))),
    ),
    left,
    moved: planned.reduce((sum, { plan }) => sum + plan.moved, 0),
    leastStays: planned.every(({ payment, plan }) => plan.fewestNotes && (payment === null || plan.notes.length === 0)),
    proven: planned.every(({ plan }) => plan.fewestChips && plan.fewestPairs && plan.fewestNotes),
  };
}

/** Between two players one note at most: those of several payments taken together. */
function oneNoteEach(notes: readonly Note[]): readonly Note[] {
  const sums = new Map<string, Note>();
  for (const { from, to, amount } of notes) {
    const [low, high] = from < to ? [from, to] : [to, from];
    const key = `${low}-${high}`;
    const before = sums.get(key)?.amount ?? 0;
    sums.set(key, { from: low, to: high, amount: chips(before + (from === low ? amount : -amount)) });
  }
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ from, to, amount }) => (amount > 0 ? { from, to, amount } : { from: to, to: from, amount: chips(-amount) }));
}

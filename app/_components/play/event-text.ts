import type { Messages } from '@/lib/i18n';
import { namesOf, type Adjustment, type Match, type Step } from '@/lib/match';
import { assertNever, at, seat as seatOf, seatsOf, type Seat } from '@/lib/shared';
import { ruleChanges } from './rule-changes';

type Texts = Pick<Messages, 'setup' | 'table' | 'chips'>;
export type TableStepDone = Exclude<Step, { round: number }>;

/** What happened between two rounds, in one line. */
export function eventText(match: Match, step: TableStepDone, texts: Texts): string {
  const { event, before, after } = step;
  const { table, chips } = texts;
  const name = namesOf(match);
  switch (event.type) {
    case 'adjustment': {
      const what = adjustmentText(event.adjustment, name, table);
      return event.reason === '' ? what : table.event.because(what, event.reason);
    }
    case 'finish':
      return table.event.finish;
    case 'join':
      return table.event.join(name(seatOf(before.seats.length)), event.player.start);
    case 'leave':
      return table.event.leave(name(event.seat), at(after.balances, event.seat));
    case 'return':
      return table.event.return(name(event.seat));
    case 'swap':
      return table.event.swap(name(event.seats[0]), name(event.seats[1]));
    case 'rules':
      return table.event.rules(before.roundsPlayed + 1, ruleChanges(before, after, texts));
    case 'handover': {
      const moved = event.moves.reduce((sum, { count }) => sum + count, 0);
      const notes = event.notes.map(({ from, to, amount }) => chips.owes(name(from), name(to), amount));
      return notes.length === 0 ? chips.event.handover(moved) : chips.event.handoverNotes(moved, notes);
    }
    case 'recount': {
      const changed = seatsOf(event.changes.length).filter((seat) => at(event.changes, seat) !== 0);
      if (changed.length === 0) return chips.event.recount;
      return chips.event.recountChanges(changed.map((seat) => chips.change(name(seat), at(event.changes, seat))));
    }
    case 'chip-plan': {
      const { on, bank } = event.plan;
      return on ? (bank ? chips.event.planBank : chips.event.planOn) : chips.event.planOff;
    }
    default:
      return assertNever(event);
  }
}

function adjustmentText(adjustment: Adjustment, name: (seat: Seat) => string, table: Texts['table']): string {
  switch (adjustment.kind) {
    case 'payment':
      return table.event.payment(name(adjustment.from), name(adjustment.to), adjustment.amount);
    case 'correction': {
      const changed = seatsOf(adjustment.changes.length).filter((seat) => at(adjustment.changes, seat) !== 0);
      return table.event.correction(changed.map((seat) => table.event.change(name(seat), at(adjustment.changes, seat))));
    }
    case 'buy-in':
      return table.event.buyIn(name(adjustment.seat), adjustment.amount);
    case 'cash-out':
      return table.event.cashOut(name(adjustment.seat), adjustment.amount);
    default:
      return assertNever(adjustment);
  }
}

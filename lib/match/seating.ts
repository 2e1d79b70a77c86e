import { assertNever, chips, err, invariant, ok, seat as seatOf, total, type Result, type Seat } from '@/lib/shared';
import type { JoinEvent, SeatingEvent, SwapEvent } from './match';
import { isFull, MOST_PLAYERS, playingOf, type TableState } from './table-state';

/** Why nobody can sit down, stand up or change places so. */
export type SeatingProblem =
  | { readonly code: 'not-at-table'; readonly seat: Seat }
  | { readonly code: 'at-table-already'; readonly name: string }
  | { readonly code: 'out-needs-chips'; readonly seat: Seat }
  | { readonly code: 'table-full'; readonly max: number }
  | { readonly code: 'bad-seating' };

/** Who sits at the table, and where, after somebody came, went or changed places. */
export function reseat(before: TableState, event: SeatingEvent): Result<TableState, readonly SeatingProblem[]> {
  switch (event.type) {
    case 'join':
      return join(before, event);
    case 'leave': {
      const { id: eventId, seat } = event;
      if (playingOf(before)[seat] !== true) return err([{ code: 'not-at-table', seat }]);
      return ok({ ...before, left: [...before.left, { seat, eventId, afterRound: before.roundsPlayed }] });
    }
    case 'return': {
      const { seat } = event;
      if (before.out.some((record) => record.seat === seat)) return err([{ code: 'out-needs-chips', seat }]);
      if (before.left.every((record) => record.seat !== seat)) return err([{ code: 'bad-seating' }]);
      if (isFull(before)) return err([{ code: 'table-full', max: MOST_PLAYERS }]);
      return ok({ ...before, left: before.left.filter((record) => record.seat !== seat) });
    }
    case 'swap':
      return swap(before, event);
    default:
      return assertNever(event);
  }
}

function join(before: TableState, { player, after }: JoinEvent): Result<TableState, readonly SeatingProblem[]> {
  // Names are for whoever adds the event to compare: those in a row are of its day.
  const known = before.seats.find(({ playerId }) => playerId === player.playerId);
  if (known) return err([{ code: 'at-table-already', name: known.name }]);
  if (isFull(before)) return err([{ code: 'table-full', max: MOST_PLAYERS }]);
  const position = before.order.indexOf(after);
  if (position < 0 || player.start <= 0) return err([{ code: 'bad-seating' }]);
  const balances = [...before.balances, player.start];
  const onTable = chips(before.onTable + player.start);
  invariant(total(balances) === onTable, 'balances sum to the chips on the table (5.5)');
  return ok({
    ...before,
    seats: [...before.seats, player],
    order: before.order.toSpliced(position + 1, 0, seatOf(before.seats.length)),
    balances,
    onTable,
  });
}

function swap(before: TableState, { seats: [one, other] }: SwapEvent): Result<TableState, readonly SeatingProblem[]> {
  const playing = playingOf(before);
  const absent = [one, other].filter((seat) => playing[seat] !== true);
  if (absent.length > 0) return err(absent.map((seat) => ({ code: 'not-at-table', seat })));
  if (one === other) return err([{ code: 'bad-seating' }]);
  const order = before.order.map((seat) => (seat === one ? other : seat === other ? one : seat));
  return ok({ ...before, order });
}

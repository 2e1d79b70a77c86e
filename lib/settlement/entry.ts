import { at, err, invariant, ok, seatsOf, type Brand, type Result, type Seat } from '@/lib/shared';

/** There is one 2 in each of the four suits. */
export const TWOS_IN_THE_SET = 4;

/** What a player still holds when the round ends: tiles, and how many of them are 2s. */
export interface HandLeft {
  readonly tiles: number;
  readonly twos: number;
}

/** One round as the table reports it. `hands` is by seat; null stands for a seat that does not take part. */
export interface RoundEntry {
  readonly winner: Seat;
  readonly hands: readonly (HandLeft | null)[];
}

/** A round while it is being typed in: anything may still be missing. `tiles` and `twos` are by seat. */
export interface RoundDraft {
  readonly winner: Seat | null;
  readonly tiles: readonly (number | null)[];
  readonly twos: readonly number[];
}

/** An entry that rules.md 4.1 and 4.3 allow at its table. Only {@link checkEntry} makes one. */
export type CheckedEntry = Brand<RoundEntry, 'CheckedEntry'>;

export interface EntryTable {
  /** The most tiles anybody can hold (rules.md 1.4). */
  readonly handSize: number;
  /** By seat: who takes part in this round. */
  readonly playing: readonly boolean[];
}

export type EntryError =
  | { readonly code: 'wrong-number-of-seats'; readonly seats: number; readonly expected: number }
  | { readonly code: 'no-winner' }
  | { readonly code: 'winner-not-playing'; readonly seat: Seat }
  | { readonly code: 'winner-holds-tiles'; readonly seat: Seat; readonly tiles: number }
  | { readonly code: 'missing-count'; readonly seat: Seat }
  | { readonly code: 'not-playing'; readonly seat: Seat }
  | { readonly code: 'not-a-count'; readonly seat: Seat }
  | { readonly code: 'second-at-zero'; readonly seat: Seat }
  | { readonly code: 'too-many-tiles'; readonly seat: Seat; readonly tiles: number; readonly max: number }
  | { readonly code: 'more-twos-than-tiles'; readonly seat: Seat; readonly twos: number; readonly tiles: number }
  | { readonly code: 'more-twos-than-exist'; readonly twos: number };

export type EntryErrorCode = EntryError['code'];

/** The clause each refusal rests on. */
export const ENTRY_CLAUSES = {
  'wrong-number-of-seats': '4.1',
  'no-winner': '4.1',
  'winner-not-playing': '4.9',
  'winner-holds-tiles': '4.1',
  'missing-count': '4.1',
  'not-playing': '4.9',
  'not-a-count': '4.1',
  'second-at-zero': '4.1',
  'too-many-tiles': '1.4',
  'more-twos-than-tiles': '4.3',
  'more-twos-than-exist': '4.3',
} as const satisfies Record<EntryErrorCode, string>;

/** Nothing typed yet. */
export function emptyDraft(seats: number): RoundDraft {
  return { winner: null, tiles: Array.from({ length: seats }, () => null), twos: Array.from({ length: seats }, () => 0) };
}

/** A draft for as many seats as there are by now: a newcomer has yet to be tapped. */
export function draftForSeats(draft: RoundDraft, seats: number): RoundDraft {
  if (draft.tiles.length === seats) return draft;
  const { tiles, twos } = emptyDraft(seats);
  return {
    winner: draft.winner !== null && draft.winner < seats ? draft.winner : null,
    tiles: tiles.map((none, seat) => draft.tiles[seat] ?? none),
    twos: twos.map((none, seat) => draft.twos[seat] ?? none),
  };
}

/** An entry laid out for typing over. */
export function draftOf(entry: RoundEntry): RoundDraft {
  return {
    winner: entry.winner,
    tiles: entry.hands.map((hand, index) => (index === entry.winner ? null : (hand?.tiles ?? null))),
    twos: entry.hands.map((hand) => hand?.twos ?? 0),
  };
}

/** What a draft says so far. The player who went out holds nothing, whatever was typed for him before. */
export function entryOf(draft: RoundDraft): { winner: Seat | null; hands: readonly (HandLeft | null)[] } {
  return {
    winner: draft.winner,
    hands: draft.tiles.map((tiles, index) => {
      if (index === draft.winner) return { tiles: 0, twos: 0 };
      return tiles === null ? null : { tiles, twos: at(draft.twos, index) };
    }),
  };
}

/**
 * Checks a round against its table: exactly one player at zero, 1 … hand size tiles for everybody else (4.1),
 * no more 2s than tiles, at most four 2s in all (4.3).
 * @returns the entry, or every fault found, each with its seat, in seat order
 */
export function checkEntry(
  entry: { readonly winner: Seat | null; readonly hands: readonly (HandLeft | null)[] },
  table: EntryTable,
): Result<CheckedEntry, readonly EntryError[]> {
  const { winner, hands } = entry;
  const expected = table.playing.length;
  if (hands.length !== expected) return err([{ code: 'wrong-number-of-seats', seats: hands.length, expected }]);

  const errors: EntryError[] = [];
  if (winner === null) errors.push({ code: 'no-winner' });
  else if (table.playing[winner] !== true) errors.push({ code: 'winner-not-playing', seat: winner });
  for (const seat of seatsOf(expected)) errors.push(...handErrors(at(hands, seat), seat, winner, table));

  const twos = hands.reduce((sum, hand) => sum + (hand && isCount(hand.twos) ? hand.twos : 0), 0);
  if (twos > TWOS_IN_THE_SET) errors.push({ code: 'more-twos-than-exist', twos });
  if (errors.length > 0) return err(errors);

  invariant(winner !== null, 'an entry without faults has a winner');
  return ok({ winner, hands } as CheckedEntry);
}

function handErrors(hand: HandLeft | null, seat: Seat, winner: Seat | null, table: EntryTable): readonly EntryError[] {
  const playing = at(table.playing, seat);
  if (hand === null) return playing ? [{ code: 'missing-count', seat }] : [];
  // A winner who is not at the table is named once, as the winner.
  if (!playing) return seat === winner ? [] : [{ code: 'not-playing', seat }];
  const { tiles, twos } = hand;
  if (!isCount(tiles) || !isCount(twos)) return [{ code: 'not-a-count', seat }];
  if (seat === winner) return tiles > 0 || twos > 0 ? [{ code: 'winner-holds-tiles', seat, tiles }] : [];
  if (tiles === 0 && twos === 0) return [{ code: 'second-at-zero', seat }];
  const errors: EntryError[] = [];
  if (tiles > table.handSize) errors.push({ code: 'too-many-tiles', seat, tiles, max: table.handSize });
  if (twos > tiles) errors.push({ code: 'more-twos-than-tiles', seat, twos, tiles });
  return errors;
}

/** -0 is none: it would show up again in every sum and every stored line. */
function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0);
}

/** Whether a draft says nothing yet. */
export function isBlank(draft: RoundDraft): boolean {
  return draft.winner === null && draft.tiles.every((tiles) => tiles === null) && draft.twos.every((twos) => twos === 0);
}

/** Whether something is typed for a seat: a player who has gone out of the match meanwhile must hold nothing. */
export function holdsSomething(draft: RoundDraft, seat: Seat): boolean {
  return at(draft.tiles, seat) !== null || at(draft.twos, seat) > 0;
}

export function withoutHand(draft: RoundDraft, seat: Seat): RoundDraft {
  return { ...draft, tiles: draft.tiles.with(seat, null), twos: draft.twos.with(seat, 0) };
}

import { matchId, playerId, timestamp, type MatchAbout, type MatchId, type Preset, type Timestamp } from '@/lib/match';
import { chips, invariant } from '@/lib/shared';
import { SUMMARY_VERSION, type MatchStatus, type MatchSummary, type SeatSummary } from '@/lib/stats';

/** A match as lists and statistics see it, without reading its row. */
export interface BookedMatch {
  readonly summary: MatchSummary;
  readonly about: MatchAbout;
  readonly deletedAt: Timestamp | null;
}

/** Some of the matches, reduced. */
export interface BookPage {
  readonly matches: readonly BookedMatch[];
  /** Matches whose rows cannot be read, or reduced. */
  readonly unreadable: readonly MatchId[];
}

/** What the columns below mean, and what a summary means: a page of another version is made anew. */
const BOOK_VERSION = `2/${SUMMARY_VERSION}`;

/** A page as it is kept: every text once, every number in one column. Ten thousand objects would take a second to read. */
interface BookRow {
  readonly id: number;
  readonly version: string;
  readonly texts: readonly string[];
  readonly numbers: Float64Array;
  readonly unreadable: readonly string[];
}

/** In the order in which {@link unpackPage} reads them. */
function numbersOf(seat: SeatSummary): readonly number[] {
  const { place, shared, chips: held, net, rounds, roundsWon, roundNet, counts, tiles, twos, twosCost } = seat;
  const { gain, gainRound, loss, lossRound, outs } = seat;
  return [
    place, shared ? 1 : 0, held, net, rounds, roundsWon, roundNet, counts, tiles, twos, twosCost,
    gain, gainRound, loss, lossRound, outs,
  ];
}

const NOT_DELETED = -1;

export function packPage(id: number, { matches, unreadable }: BookPage): BookRow {
  const numbers: number[] = [];
  const texts = new Map<string, number>();
  const text = (value: string) => {
    if (!texts.has(value)) texts.set(value, texts.size);
    numbers.push(texts.get(value) ?? 0);
  };
  numbers.push(matches.length);
  for (const { summary, about, deletedAt } of matches) {
    for (const value of [summary.id, summary.status, summary.preset, about.place, about.note]) text(value);
    numbers.push(summary.createdAt, summary.lastAt, deletedAt ?? NOT_DELETED, summary.size, summary.rounds, summary.seats.length);
    for (const seat of summary.seats) {
      text(seat.playerId);
      text(seat.name);
      numbers.push(...numbersOf(seat));
    }
    numbers.push(...summary.between);
  }
  return { id, version: BOOK_VERSION, texts: [...texts.keys()], numbers: Float64Array.from(numbers), unreadable };
}

/** null: not a page of today's program, or a damaged one. Pages follow from the matches: they are made anew. */
export function unpackPage(row: unknown): BookPage | null {
  if (typeof row !== 'object' || row === null || !('version' in row) || row.version !== BOOK_VERSION) return null;
  try {
    return readPage(row as BookRow);
  } catch {
    return null;
  }
}

function readPage({ texts, numbers, unreadable }: BookRow): BookPage {
  let read = 0;
  const number = () => numbers[read++] ?? NaN;
  const text = () => texts[number()] ?? '';
  const amount = () => chips(number());
  const seat = (): SeatSummary => ({
    playerId: playerId(text()),
    name: text(),
    place: number(),
    shared: number() === 1,
    chips: amount(),
    net: amount(),
    rounds: number(),
    roundsWon: number(),
    roundNet: amount(),
    counts: number(),
    tiles: number(),
    twos: number(),
    twosCost: amount(),
    gain: amount(),
    gainRound: number(),
    loss: amount(),
    lossRound: number(),
    outs: number(),
  });
  const match = (): BookedMatch => {
    const [id, status, preset, place, note] = [matchId(text()), text() as MatchStatus, text() as Preset, text(), text()];
    const [createdAt, lastAt, deletedAt, size, rounds, count] = [timestamp(number()), timestamp(number()), number(), number(), number(), number()];
    const seats = Array.from({ length: count }, seat);
    const between = Array.from({ length: count * count }, amount);
    return {
      summary: { version: SUMMARY_VERSION, id, createdAt, lastAt, status, preset, size, rounds, seats, between },
      about: { place, note },
      deletedAt: deletedAt === NOT_DELETED ? null : timestamp(deletedAt),
    };
  };
  const matches = Array.from({ length: number() }, match);
  invariant(read === numbers.length, 'a page of the book with too many columns, or too few');
  return { matches, unreadable: unreadable.map(matchId) };
}

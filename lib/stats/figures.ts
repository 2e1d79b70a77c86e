import type { MatchId, People, PlayerId } from '@/lib/match';
import { chips, type Chips } from '@/lib/shared';
import { personOf, resultOf, type MatchResult } from './result';
import type { MatchSummary, SeatSummary } from './summary';

/** How many results make up a player's form. */
export const FORM = 5;

/** A round that stands out, and where it is found. */
export interface BigRound {
  readonly playerId: PlayerId;
  readonly matchId: MatchId;
  /** Counted from 1. */
  readonly round: number;
  readonly chips: Chips;
}

/** What can be added up: over matches, over players. */
export interface Tally {
  /** Matches that are over, each for everybody who played a round of it. */
  readonly matches: number;
  /** First places, shared ones too; and how many of them were shared. */
  readonly wins: number;
  readonly sharedWins: number;
  /** Sum of the places. */
  readonly places: number;
  /** Of those matches. */
  readonly net: Chips;
  /** From here on rounds count, of running matches too. */
  readonly rounds: number;
  readonly roundsWon: number;
  readonly roundNet: Chips;
  readonly counts: number;
  readonly twos: number;
  readonly twosCost: Chips;
  readonly outs: number;
  /** The best round and the worst; of equal ones the first. null: never a gain, never a loss. */
  readonly gain: BigRound | null;
  readonly loss: BigRound | null;
}

export interface PlayerFigures extends Tally {
  readonly playerId: PlayerId;
  /** Of today; where there is no record of him, what he was called last. */
  readonly name: string;
  /** His newest results, oldest first. */
  readonly form: readonly MatchResult[];
}

export interface Figures {
  /** Whoever played a round, in the order in which they first sat down. */
  readonly players: readonly PlayerFigures[];
  /** Everybody together: a round counts once for each who played it. */
  readonly all: Tally;
  readonly matches: { readonly over: number; readonly running: number; readonly conflict: number };
  readonly rounds: number;
}

type Open<T> = { -readonly [K in keyof T]: T[K] extends Chips ? number : T[K] };
type OpenFigures = Omit<Open<PlayerFigures>, 'form'> & { form: MatchResult[] };

/**
 * Every figure of the matches that are looked at, in one pass (decision 0041).
 * @param matches in their order: see `inOrder`
 */
export function figuresOf(matches: readonly MatchSummary[], people: People): Figures {
  const byPerson = new Map<PlayerId, OpenFigures>();
  const bySeat = new Map<PlayerId, OpenFigures>(); // by whatever id: one look-up a seat
  const records: Pick<Open<Tally>, 'gain' | 'loss'> = { gain: null, loss: null };
  const count = { over: 0, running: 0, conflict: 0 };
  let rounds = 0;
  for (const match of matches) {
    count[match.status] += 1;
    rounds += match.rounds;
    for (const seat of match.seats) {
      if (seat.rounds === 0) continue;
      let figures = bySeat.get(seat.playerId);
      if (!figures) {
        const person = personOf(people, seat.playerId);
        figures = byPerson.get(person) ?? { playerId: person, name: seat.name, form: [], ...nothing() };
        byPerson.set(person, figures);
        bySeat.set(seat.playerId, figures);
      }
      figures.name = people.get(seat.playerId)?.name ?? seat.name;
      addSeat(figures, match, seat);
      setRecords(figures, figures.playerId, match, seat);
      setRecords(records, figures.playerId, match, seat);
    }
  }
  const players = Array.from(byPerson.values(), closed);
  return { players, all: { ...togetherOf(players), ...records }, matches: count, rounds };
}

function nothing(): Open<Tally> {
  return {
    matches: 0, wins: 0, sharedWins: 0, places: 0, net: 0,
    rounds: 0, roundsWon: 0, roundNet: 0, counts: 0, twos: 0, twosCost: 0, outs: 0, gain: null, loss: null,
  };
}

function addSeat(figures: OpenFigures, match: MatchSummary, seat: SeatSummary): void {
  figures.rounds += seat.rounds;
  figures.roundsWon += seat.roundsWon;
  figures.roundNet += seat.roundNet;
  figures.counts += seat.counts;
  figures.twos += seat.twos;
  figures.twosCost += seat.twosCost;
  figures.outs += seat.outs;
  const result = resultOf(match, seat);
  if (!result) return;
  figures.matches += 1;
  figures.places += result.place;
  figures.net += result.net;
  if (result.place === 1) {
    figures.wins += 1;
    if (result.shared) figures.sharedWins += 1;
  }
  figures.form.push(result);
  if (figures.form.length > FORM) figures.form.shift();
}

function setRecords(records: Pick<Open<Tally>, 'gain' | 'loss'>, playerId: PlayerId, { id: matchId }: MatchSummary, seat: SeatSummary): void {
  const { gain, gainRound, loss, lossRound } = seat;
  if (gain > (records.gain?.chips ?? 0)) records.gain = { playerId, matchId, round: gainRound, chips: gain };
  if (loss < (records.loss?.chips ?? 0)) records.loss = { playerId, matchId, round: lossRound, chips: loss };
}

/** Tallies added up; of equal records that of the first. */
export function togetherOf(tallies: readonly Tally[]): Tally {
  const all = nothing();
  for (const tally of tallies) {
    for (const key of SUMS) all[key] += tally[key];
    if (tally.gain && tally.gain.chips > (all.gain?.chips ?? 0)) all.gain = tally.gain;
    if (tally.loss && tally.loss.chips < (all.loss?.chips ?? 0)) all.loss = tally.loss;
  }
  return closed(all);
}

const SUMS = [
  'matches', 'wins', 'sharedWins', 'places', 'net', 'rounds', 'roundsWon', 'roundNet', 'counts', 'twos', 'twosCost', 'outs',
] as const;

function closed<T extends Open<Tally>>(open: T): T & Tally {
  return { ...open, net: chips(open.net), roundNet: chips(open.roundNet), twosCost: chips(open.twosCost) };
}

/** A mean of something; null where there is nothing to take it of. */
export function averageOf(sum: number, of: number): number | null {
  return of === 0 ? null : sum / of;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchId, peopleOf, playerId, timestamp, type People } from '@/lib/match';
import {
  EVERYTHING, figuresOf, inOrder, meetingsOf, opponentsOf, resultsOf, selected, summaryOf, togetherOf, type MatchSummary,
} from '@/lib/stats';
import { SEED } from '@/tests/support/round-arbitrary';
import { matches } from '../storage/random-match';

const NOBODY: People = new Map();
const SETTINGS = { seed: SEED, numRuns: 40 };

/** A year of matches of the same few people, ended or not. */
const year: fc.Arbitrary<readonly MatchSummary[]> = fc.array(matches, { minLength: 2, maxLength: 12 }).map((list) =>
  selected(inOrder(list.map((match, index) => summaryOf({ ...match, id: matchId(`m${index}`), createdAt: timestamp(index * 10) }))), EVERYTHING),
);

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

function law(name: string, holds: (matches: readonly MatchSummary[]) => void) {
  it(name, () => {
    let looked = 0;
    fc.assert(
      fc.property(year, (list) => {
        looked += list.length;
        holds(list);
      }),
      SETTINGS,
    );
    expect(looked).toBeGreaterThan(50);
  });
}

const idsIn = (list: readonly MatchSummary[]) => figuresOf(list, NOBODY).players.map(({ playerId: id }) => id);

describe('on generated years', () => {
  law('what some won others lost', (list) => {
    const { players, all } = figuresOf(list, NOBODY);
    expect(sum(players.map(({ roundNet }) => roundNet))).toBe(0);
    expect(all.roundNet).toBe(0);
  });

  law('every match that is over has a winner, more than one only where the win is shared', (list) => {
    const { all, matches: { over } } = figuresOf(list, NOBODY);
    expect(all.wins - all.sharedWins).toBeLessThanOrEqual(over);
    // A place can be that of somebody who left before the first round, or came after the last.
    const playedByAll = list.filter(({ status, seats }) => status === 'over' && seats.every(({ rounds }) => rounds > 0));
    const figures = figuresOf(playedByAll, NOBODY);
    expect(figures.all.wins).toBeGreaterThanOrEqual(figures.matches.over);
    if (figures.all.sharedWins === 0) expect(figures.all.wins).toBe(figures.matches.over);
  });

  law('every round is won by one', (list) => {
    const { all, rounds } = figuresOf(list, NOBODY);
    expect(all.roundsWon).toBe(rounds);
  });

  law('the figures of a span are those of its parts added up', (list) => {
    const half = timestamp(50);
    const [early, late] = [selected(list, { ...EVERYTHING, until: half }), selected(list, { ...EVERYTHING, from: half })];
    expect(early.length + late.length).toBe(list.length);
    const [whole, one, other] = [list, early, late].map((part) => figuresOf(part, NOBODY));
    for (const player of whole!.players) {
      const parts = [one!, other!].flatMap(({ players }) => players.filter(({ playerId: id }) => id === player.playerId));
      expect(togetherOf([player])).toEqual(togetherOf(parts));
    }
    expect(togetherOf([one!.all, other!.all])).toEqual(whole!.all);
  });

  law('two records of one person come to the sum of both', (list) => {
    const kept = playerId('player-4');
    const late = idsIn(list).find((id) => id.startsWith('late'));
    if (late === undefined) return;
    const people = peopleOf([
      { playerId: kept, name: 'Both', mergedInto: null },
      { playerId: late, name: 'Late', mergedInto: kept },
    ]);
    const apart = figuresOf(list, NOBODY).players.filter(({ playerId: id }) => id === late || id === kept);
    const one = figuresOf(list, people).players.filter(({ playerId: id }) => id === kept);
    const both = togetherOf(apart);
    const his = <T,>(big: T | null) => big && { ...big, playerId: kept };
    expect(togetherOf(one)).toEqual({ ...both, gain: his(both.gain), loss: his(both.loss) });
  });

  law('the order of the seats changes nothing', (list) => {
    const turned = list.map((match) => ({
      ...match,
      seats: match.seats.toReversed(),
      between: match.between.toReversed(),
    }));
    const byId = (figures: ReturnType<typeof figuresOf>) => figures.players.toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1));
    expect(byId(figuresOf(turned, NOBODY))).toEqual(byId(figuresOf(list, NOBODY)));
    const ids = idsIn(list);
    expect(meetingsOf(turned, NOBODY, ids)).toEqual(meetingsOf(list, NOBODY, ids));
  });

  law('head to head: what one took the other gave, and all of it is what the rounds brought', (list) => {
    const { players } = figuresOf(list, NOBODY);
    const table = meetingsOf(list, NOBODY, players.map(({ playerId: id }) => id));
    for (const [row, { playerId: id, roundNet }] of players.entries()) {
      expect(sum(table[row]!.map((meeting) => meeting?.net ?? 0))).toBe(roundNet);
      expect(sum(opponentsOf(list, NOBODY, id).map(({ net }) => net))).toBe(roundNet);
      for (const [column, meeting] of table[row]!.entries()) {
        expect(sum([meeting?.net ?? 0, table[column]![row]?.net ?? 0])).toBe(0);
        expect(meeting?.matches).toBe(table[column]![row]?.matches);
      }
    }
  });

  law('the results of a player are his matches, in their order, and the newest are his form', (list) => {
    for (const player of figuresOf(list, NOBODY).players) {
      const results = resultsOf(list, NOBODY, player.playerId);
      expect(results).toHaveLength(player.matches);
      expect(sum(results.map(({ net }) => net))).toBe(player.net);
      expect(sum(results.map(({ place }) => place))).toBe(player.places);
      expect(results.map(({ createdAt }) => createdAt)).toEqual(results.map(({ createdAt }) => createdAt).toSorted((a, b) => a - b));
      expect(results.at(-1)?.sum ?? 0).toBe(player.net);
      expect(results.slice(-5)).toMatchObject(player.form);
    }
  });
});

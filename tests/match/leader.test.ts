import { describe, expect, it } from 'vitest';
import { leaderOf, replay, withRule } from '@/lib/match';
import { matchOf, rounds } from '../support/match-builder';

const lastWinnerLeads = (match: ReturnType<typeof matchOf>) => ({
  ...match,
  setup: { ...match.setup, rules: withRule(match.setup.rules, 'lead', 'last-winner') },
});
const leader = (match: ReturnType<typeof matchOf>) => leaderOf(replay(match).state);

describe('1.5 who leads', () => {
  it('1.5 the holder of Cloud 3, in every round', () => {
    expect(leader(matchOf())).toBeNull();
    expect(leader(rounds(matchOf(), '4 0 2 6'))).toBeNull();
  });

  it('1.5 the last winner, where the table says so; the first round goes by Cloud 3', () => {
    expect(leader(lastWinnerLeads(matchOf()))).toBeNull();
    expect(leader(lastWinnerLeads(rounds(matchOf(), '4 0 2 6')))).toBe(1);
    expect(leader(lastWinnerLeads(rounds(matchOf(), '4 0 2 6', '1 8 0 3')))).toBe(2);
  });
});

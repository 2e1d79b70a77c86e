import { describe, expect, it } from 'vitest';
import { replay, roundsOf, withRule, type Match, type RuleOption, type RuleValue } from '@/lib/match';
import { add, back, drop, fx1, matchOf, named, newRules, rounds, tryAdd } from '../support/match-builder';

const netsOf = (match: Match) => roundsOf(replay(match)).map((step) => step.settlement.net);
const withOption = (match: Match, option: RuleOption, value: RuleValue) => withRule(match.setup.rules, option, value);

describe('rules changed during a match', () => {
  const match = () => rounds(matchOf(), '0 3 5 8(1)');

  it('5: count from the next round on; the rounds before keep theirs', () => {
    const changed = add(match(), newRules('no doubling', withOption(match(), 'penalty', 'none')), named('R2', '0 3 5 8(1)'));
    expect(netsOf(changed)).toEqual([[24, 12, 4, -40], [16, 4, -4, -16]]);
    expect(replay(changed).state.rules.settlement.penalty).toBe('none');
    expect(replay(changed).steps[0]?.before.rules.settlement.penalty).toBe('double-each');
    expect(changed.setup).toEqual(match().setup);
  });

  it('taken back or deleted, every later round is settled as before', () => {
    const changed = add(match(), newRules('no doubling', withOption(match(), 'penalty', 'none')));
    expect(replay(back(changed)).state).toEqual(replay(match()).state);
    const played = add(changed, named('R2', '0 1 2 3(1)'));
    expect(netsOf(played)[1]).toEqual([6, 2, -2, -6]);
    expect(netsOf(drop(played, 'no doubling'))).toEqual([[24, 12, 4, -40], [9, 5, 1, -15]]);
  });

  it('5.2 the number of rounds: more of them open a match that had played its last', () => {
    const over = fx1({ roundLimit: 3 });
    expect(replay(over).end).toBe('round-limit');
    const longer = add(over, newRules('two more', over.setup.rules, 5));
    expect(replay(longer)).toMatchObject({ end: null, state: { roundLimit: 5 } });
    expect(tryAdd(longer, named('R4', '0 1 1 1'))).toMatchObject({ ok: true });
    expect(replay(add(fx1(), newRules('stop', over.setup.rules, 3))).end).toBe('round-limit');
  });

  it('1.4 another deal changes the most tiles anybody can hold', () => {
    const full = add(match(), newRules('full deck', withOption(match(), 'dealPlan', 'full-deck')));
    expect(tryAdd(match(), named('R2', '0 3 5 15'))).toMatchObject({ ok: false, error: { code: 'bad-entry' } });
    expect(tryAdd(full, named('R2', '0 3 5 15'))).toMatchObject({ ok: true });
  });

  it('4.9 who is out stays out, whatever is agreed later', () => {
    const out = rounds(matchOf({ start: [64, 64, 64, 3] }), '0 1 1 9');
    const debts = add(out, newRules('debts', withOption(out, 'exhaustion', 'allow-debt')));
    expect(replay(debts).state.out).toMatchObject([{ seat: 3, round: 1 }]);
  });
});

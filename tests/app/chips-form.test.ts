import { describe, expect, it } from 'vitest';
import { adjustmentOf, kindOf } from '@/app/_components/table/chips-form';
import { fieldsOfRules, rulesOfFields } from '@/app/_components/table/rules-form';
import { replay, RULE_OPTIONS, valuesOf, withRule } from '@/lib/match';
import { add, fx1, left } from '../support/match-builder';

const state = () => replay(fx1()).state;
type Fields = Readonly<Record<string, string>>;

describe('what the form of chips outside a round says', () => {
  it.each<[string, Fields, object]>([
    ['a payment', { kind: 'payment', from: '3', to: '0', amount: '5' }, { kind: 'payment', from: 3, to: 0, amount: 5 }],
    ['47 full-width digits', { from: '3', to: '0', amount: ' １２ ' }, { kind: 'payment', from: 3, to: 0, amount: 12 }],
    ['a buy-in', { kind: 'buy-in', seat: '1', amount: '64' }, { kind: 'buy-in', seat: 1, amount: 64 }],
    ['a cash-out', { kind: 'cash-out', seat: '1', amount: '007' }, { kind: 'cash-out', seat: 1, amount: 7 }],
    [
      'a miscount: what was counted against the books; a stack not counted is as in the books',
      { kind: 'correction', 'counted-0': '81', 'counted-2': '79', 'counted-1': ' ' },
      { kind: 'correction', changes: [-3, 0, 3, 0] },
    ],
  ])('%s', (_, fields, adjustment) => {
    expect(adjustmentOf(fields, state())).toEqual({ ok: true, value: adjustment });
  });

  it.each<[string, Fields, object]>([
    ['nothing yet', {}, { code: 'incomplete' }],
    ['51 an empty amount is not none', { from: '3', to: '0', amount: '' }, { code: 'incomplete' }],
    ['nobody paid', { from: '3', amount: '5' }, { code: 'incomplete' }],
    ['paid to oneself', { from: '3', to: '3', amount: '5' }, { code: 'incomplete' }],
    ['none', { kind: 'buy-in', seat: '1', amount: '0' }, { code: 'incomplete' }],
    ['a fraction', { from: '3', to: '0', amount: '5.5' }, { code: 'not-a-number', field: 'amount', text: '5.5', error: 'not-a-whole-number' }],
    ['too many digits', { from: '3', to: '0', amount: '1234567890' }, { code: 'not-a-number', field: 'amount', text: '1234567890', error: 'too-long' }],
    ['one stack counted, the chips do not come out', { kind: 'correction', 'counted-0': '81' }, { code: 'sum-is-off', counted: 253, onTable: 256 }],
    ['a stack that is no number', { kind: 'correction', 'counted-0': '8x' }, { code: 'not-a-number', field: 'counted-0', text: '8x', error: 'not-a-whole-number' }],
    ['every stack as in the books', { kind: 'correction', 'counted-0': '84' }, { code: 'nothing-off' }],
  ])('%s: no adjustment, and why', (_, fields, error) => {
    expect(adjustmentOf(fields, state())).toEqual({ ok: false, error });
  });

  it('a kind that nobody knows is the first', () => {
    expect(kindOf({ kind: 'theft' })).toBe('payment');
  });
});

describe('rules in a form', () => {
  it('say what they said, whatever was chosen', () => {
    for (const option of RULE_OPTIONS) {
      for (const value of valuesOf(option)) {
        const rules = withRule(state().rules, option, value);
        for (const roundLimit of [null, 1, 99]) {
          expect(rulesOfFields(fieldsOfRules({ rules, roundLimit }), state())).toEqual({ rules, roundLimit });
        }
      }
    }
  });

  it('that name nothing, or nonsense, are those in force', () => {
    const inForce = replay(add(fx1(), left('D goes', 3))).state;
    const { rules, roundLimit } = inForce;
    expect(rulesOfFields({}, inForce)).toEqual({ rules, roundLimit });
    expect(rulesOfFields({ penalty: 'triple', rounds: 'many' }, inForce)).toEqual({ rules, roundLimit });
  });
});

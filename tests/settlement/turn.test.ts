import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settle, tiesOf, turnsOf } from '@/lib/settlement';
import { roundAtTable, SEED, settlementRules } from '../support/round-arbitrary';
import { letter, settled } from '../support/round-text';

describe('the payments by who collects', () => {
  it('4.7 1st first, each with who pays him', () => {
    const turns = turnsOf(settled('8 3 0 5'));
    expect(turns.map(({ collector, payments }) => [letter(collector.seat), payments.map(({ from }) => letter(from)).join('')])).toEqual([
      ['C', 'BDA'], ['B', 'DA'], ['D', 'A'],
    ]);
    expect(turns.map(({ collector }) => collector.place)).toEqual([1, 2, 3]);
  });

  it('4.8 who is out has no turn', () => {
    expect(turnsOf(settled('0 2 8 10', [64, 64, 3, 64])).map(({ collector }) => letter(collector.seat))).toEqual(['A', 'B']);
  });

  it('are all payments, in the same order', () => {
    fc.assert(
      fc.property(roundAtTable, settlementRules, ({ entry, balances }, rules) => {
        const settlement = settle(entry, balances, rules);
        expect(turnsOf(settlement).flatMap(({ payments }) => payments)).toEqual(settlement.payments);
      }),
      { seed: SEED },
    );
  });
});

describe('4.4 who is level with whom', () => {
  it.each([
    ['nobody', '0 3 5 8', []],
    ['two', '0 4 4 7', ['BC']],
    ['two by their count (FX3)', '0 4 2(1) 7', ['BC']],
    ['two pairs', '6 2 0 6 2', ['EB', 'DA']],
    ['everybody but one', '5 5 0 5', ['DAB']],
  ])('%s: %s', (_, text, groups) => {
    expect(tiesOf(settled(text)).map((seats) => seats.map(letter).join(''))).toEqual(groups);
  });
});

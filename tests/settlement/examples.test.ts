import { describe, expect, it } from 'vitest';
import { checkEntry, settle, type CheckedEntry, type SettlementRules } from '@/lib/settlement';
import { chips } from '@/lib/shared';
import { lines, roundOf, settled, tableOf, under } from '../support/round-text';

type Row = readonly [tiles: string, rules: Partial<SettlementRules>, nets: readonly number[]];

/** rules.md 7, row by row. The two rows with chips are below. */
const WORKED_EXAMPLES: readonly Row[] = [
  ['0, 3, 5, 8', {}, [16, 4, -4, -16]],
  ['0, 2, 5, 8(1)', {}, [23, 15, 3, -41]],
  ['0, 2, 5, 8(1)', { penaltyScope: 'payment' }, [23, 13, -2, -34]],
  ['0, 2, 5, 8(1)', { penaltyScope: 'winner-only' }, [23, 7, -5, -25]],
  ['0, 3, 5, 8(1)', { collectors: 'winner' }, [24, -3, -5, -16]],
  ['0, 3(1), 5', {}, [11, -7, -4]],
  ['0, 4, 2(1), 7', {}, [15, -1, -1, -13]],
  ['0, 1, 3(1), 6, 12(2)', {}, [61, 56, 31, 31, -179]],
];

describe('the worked examples of rules.md 7', () => {
  it.each(WORKED_EXAMPLES)('%s under %o', (tiles, rules, nets) => {
    expect(settled(tiles, 1000, rules).net).toEqual(nets);
  });

  it('0, 5, 10, 15 at a table whose hand size allows it', () => {
    expect(settled('0, 5, 10, 15', 1000, {}, 'full-deck').net).toEqual([30, 10, -10, -30]);
  });

  it('0, 2, 4, 6(1), 12(4): right arithmetic for a round that 4.3 refuses, with its five 2s', () => {
    const entry = roundOf('0, 2, 4, 6(1), 12(4)');
    expect(checkEntry(entry, tableOf(entry))).toEqual({ ok: false, error: [{ code: 'more-twos-than-exist', twos: 5 }] });
    const unchecked = entry as CheckedEntry;
    const start = [64, 64, 64, 64, 64].map(chips);
    const { net, ranOut } = settle(unchecked, start, under({ exhaustion: 'allow-debt' }));
    expect(net).toEqual([210, 200, 190, 150, -750]);
    expect(ranOut).toEqual([]);
  });

  it('the same with four 2s, which can be', () => {
    const { net, after } = settled('0, 2, 4, 6, 12(4)', 64, { exhaustion: 'allow-debt' });
    expect(net).toEqual([204, 194, 184, 174, -756]);
    expect(after).toEqual([268, 258, 248, 238, -692]);
  });

  it('chips 100 80 60 10, counts 0 3 5 20: the last is out (FX4)', () => {
    const fx4 = settled('0 3 5 10(1)', [100, 80, 60, 10]);
    expect(fx4.after).toEqual([118, 79, 53, 0]);
    expect(lines(fx4)).toEqual(['B>A 3/3', 'C>A 5/5', 'D>A 10/20', 'C>B 2/2']);
    expect(fx4.ranOut).toEqual([{ seat: 3, line: 2 }]);
    expect(fx4.lapsed.map(({ from, to, because }) => [from, to, because])).toEqual([
      [3, 1, 'payer-is-out'],
      [3, 2, 'payer-is-out'],
    ]);
  });

  it('FX4 uncapped, for comparison', () => {
    expect(settled('0 3 5 10(1)', [100, 80, 60, 10], { exhaustion: 'allow-debt' }).after).toEqual([128, 96, 68, -42]);
  });

  it('chips 64 64 3 64, counts 0 2 8 10: the third is out and does not collect', () => {
    const example = settled('0 2 8 10', [64, 64, 3, 64]);
    expect(example.after).toEqual([79, 70, 0, 46]);
    expect(lines(example)).toEqual(['B>A 2/2', 'C>A 3/8', 'D>A 10/10', 'D>B 8/8']);
    expect(example.lapsed.map(({ from, to, because }) => [from, to, because])).toEqual([
      [2, 1, 'payer-is-out'],
      [3, 2, 'collector-is-out'],
    ]);
  });
});

describe('fixtures of settlement', () => {
  it('FX1: three rounds, one by one', () => {
    expect(settled('0 3 5 8', 64).net).toEqual([16, 4, -4, -16]);
    expect(settled('4 0 2 6', 64).net).toEqual([-4, 12, 4, -12]);
    expect(settled('1 8 0 3', 64).net).toEqual([8, -20, 12, 0]);
  });

  it('FX1e: one 2 among the eight tiles', () => {
    expect(settled('0 3 5 8(1)', 64).net).toEqual([24, 12, 4, -40]);
  });

  it('FX2: three tiles with two 2s are worse than six', () => {
    expect(settled('0 3(2) 6', 64).net).toEqual([18, -18, 0]);
  });

  it('FX3: a shared place', () => {
    expect(settled('0 4 4 7', 64).net).toEqual([15, -1, -1, -13]);
  });

  it('FX6: two run out', () => {
    const fx6 = settled('0 2 6 12', [100, 50, 8, 5]);
    expect(fx6.after).toEqual([113, 50, 0, 0]);
    expect(fx6.ranOut.map(({ seat }) => seat)).toEqual([3, 2]);
    expect(lines(fx6)).toEqual(['B>A 2/2', 'C>A 6/6', 'D>A 5/12', 'C>B 2/4']);
  });
});

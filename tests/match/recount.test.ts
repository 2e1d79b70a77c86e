import { describe, expect, it } from 'vitest';
import { addEvent, basisOf, changeId, chipsBasisOf, countable, judgeRecount, ledgerOf, pendingOf, replay, type Match } from '@/lib/match';
import type { Stack } from '@/lib/chips';
import { add, back, balances, left, rounds, tryAdd } from '../support/match-builder';
import { accepted, ledger, planFrom, planned, recounted } from './table-of-chips';

const SET = [4, 4, 4];
const judge = (match: Match, ...counted: readonly (Stack | null)[]) => {
  const { state, steps } = replay(match);
  return judgeRecount(ledgerOf(match, steps), state, counted);
};

describe('a stack that is counted (rules.md 4.11, 5.5)', () => {
  it('as booked says that nothing is off', () => {
    expect(judge(planned(), SET, null, null, null)).toMatchObject({
      lines: [], counted: { ok: true, value: { stacks: [SET, SET, SET, SET], changes: null, pending: [0, 0, 0, 0] } },
    });
  });

  it('nothing counted says nothing', () => {
    expect(judge(planned(), null, null, null, null).counted).toEqual({ ok: false, error: { code: 'nothing-counted' } });
  });

  it('one too few: says between whom the error lies, and whom to count next', () => {
    const report = judge(planned(), [4, 4, 3], null, null, null);
    expect(report.lines).toEqual([{ value: 10, difference: [-1, 0, 0, 0], elsewhere: 1, between: [0, 1, 2, 3], unexplained: 0 }]);
    expect(report.counted).toEqual({ ok: false, error: { code: 'count-more', seats: [1, 2, 3] } });
  });

  it('counted down to one who was left out: he has the rest', () => {
    expect(judge(planned(), [4, 4, 3], SET, SET, null).counted).toMatchObject({
      ok: true, value: { stacks: [[4, 4, 3], SET, SET, [4, 4, 5]], changes: [-10, 0, 0, 10], pending: [10, 0, 0, -10], surplus: 0 },
    });
  });

  it('two errors that make each other good need no third', () => {
    expect(judge(planned(), [4, 4, 3], [4, 4, 5], null, null).counted).toMatchObject({ ok: true, value: { changes: [-10, 10, 0, 0] } });
  });

  it('where the box is a bank, it can hold the rest too', () => {
    const match = add(planned(), planFrom('bank', { bank: true }));
    expect(judge(match, [4, 4, 3], SET, SET, null)).toMatchObject({
      lines: [{ between: [0, 3, 'box'] }], counted: { ok: false, error: { seats: [3] } },
    });
    expect(judge(match, [4, 4, 3], SET, SET, SET).counted).toMatchObject({
      ok: true, value: { box: [4, 4, 5], changes: null, pending: [10, 0, 0, 0], surplus: -10 },
    });
  });

  it('all counted and a chip missing: it is in the box or lost, and the totals cannot follow', () => {
    const report = judge(planned(), [4, 4, 3], SET, SET, SET);
    expect(report.counted).toMatchObject({ ok: true, value: { stacks: [[4, 4, 3], SET, SET, SET], changes: null, surplus: -10 } });
  });

  it('where nobody knows what lies where, everybody is counted', () => {
    const match = planned({ start: [100, 64, 64, 28] });
    expect(judge(match, [0, 0, 10], SET, SET, null)).toEqual({ lines: [], counted: { ok: false, error: { code: 'count-more', seats: [3] } } });
    expect(judge(match, [0, 0, 10], SET, SET, [3, 1, 2]).counted).toMatchObject({ ok: true, value: { pending: [0, 0, 0, 0], changes: null } });
  });

  it('chips that were handed over without a tap are no miscount: the totals are right already', () => {
    const match = rounds(planned(), '0 3 5 8');
    const found = ledger(add(match, accepted(match, 'H'))).stacks;
    expect(judge(match, ...found).counted).toMatchObject({ ok: true, value: { changes: null, pending: [0, 0, 0, 0] } });
  });

  it('who has left cannot be counted', () => {
    const match = add(planned(), left('D goes', 3));
    const { state, steps } = replay(match);
    expect(countable(ledgerOf(match, steps), state)).toEqual([0, 1, 2]);
  });
});

describe('a count that is booked', () => {
  const match = planned();
  const event = recounted('C', [[4, 4, 3], SET, SET, [4, 4, 5]], { changes: [-10, 0, 0, 10] });

  it('is an adjustment: the totals follow the chips, and the sum stays', () => {
    const counted = add(match, event);
    expect(balances(counted)).toEqual([54, 64, 64, 74]);
    expect(pendingOf(ledger(counted), replay(counted).state)).toEqual([0, 0, 0, 0]);
    expect(balances(back(counted))).toEqual([64, 64, 64, 64]);
    expect(ledger(back(counted))).toEqual(ledger(match));
  });

  it('or leaves the totals, and the next plan puts it right', () => {
    const counted = add(match, recounted('C', [[4, 4, 3], SET, SET, [4, 4, 5]]));
    expect(balances(counted)).toEqual([64, 64, 64, 64]);
    expect(accepted(counted, 'H').moves).toEqual([{ from: 3, to: 0, value: 10, count: 1 }]);
  });

  it('never makes or loses a chip of the totals', () => {
    expect(tryAdd(match, recounted('C', [SET, SET, SET, SET], { changes: [1, 0, 0, 0] }))).toMatchObject({ ok: false, error: { code: 'impossible' } });
  });

  it('155 is refused where chips were handed over in another window since', () => {
    const before = rounds(planned(), '0 3 5 8');
    const after = add(before, accepted(before, 'H'));
    expect(addEvent(after, { ...event, id: event.id }, chipsBasisOf(before), changeId('c'))).toMatchObject({ ok: false, error: { code: 'moved-on' } });
    expect(basisOf(after)).toEqual(basisOf(before));
  });
});

import { describe, expect, it } from 'vitest';
import { FLUSH_ORDERS, MADE_KINDS, STRAIGHT_ORDERS } from '@/lib/rules';
import { COLLECTORS, EXHAUSTIONS, PENALTIES, PENALTY_SCOPES, SETTLEMENT_ORDERS } from '@/lib/settlement';
import { answer } from '../../scripts/conformance/answer';
import { ANSWERED_FILES, vectorsOf, type AnsweredFile } from './vectors';

/** How many there are at least: a file cut short must not pass. */
const AT_LEAST: Record<AnsweredFile, number> = { classify: 200, compare: 300, settle: 300, match: 80 };

describe.each(ANSWERED_FILES)('tests/vectors/%s.json', (file) => {
  const vectors = vectorsOf(file);

  it('is complete', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(AT_LEAST[file]);
    expect(vectors.every(({ input }) => input['kind'] === file)).toBe(true);
  });

  it.each(vectors.map(({ input, expected }, index) => ({ index, input, expected })))('$index', ({ input, expected }) => {
    expect(answer(input)).toEqual(expected);
  });
});

describe('the vectors and the worked examples together meet every option', () => {
  const settled = [...vectorsOf('settle'), ...vectorsOf('match')].map(({ input }) => input['rules'] as Record<string, string>);
  const compared = vectorsOf('compare').map(({ input }) => input as Record<string, string>);

  it.each([
    ['4.2 penalty', 'penalty', PENALTIES, settled],
    ['4.6 penaltyScope', 'penaltyScope', PENALTY_SCOPES, settled],
    ['4.5 collectors', 'collectors', COLLECTORS, settled],
    ['4.9 exhaustion', 'exhaustion', EXHAUSTIONS, settled],
    ['4.10 settlementOrder', 'settlementOrder', SETTLEMENT_ORDERS, settled],
    ['3.6 straightOrder', 'straightOrder', STRAIGHT_ORDERS, compared],
    ['3.4 flushOrder', 'flushOrder', FLUSH_ORDERS, compared],
  ] as const)('%s', (_, option, values, cases) => {
    // The first value is the default, which a case may leave out.
    const met = new Set(cases.map((rules) => rules[option] ?? values[0]));
    expect([...met].toSorted()).toEqual([...values].toSorted());
  });

  it('2.4 every Made kind, and no combination', () => {
    const named = new Set(vectorsOf('classify').map(({ expected }) => (expected as { combination: string | null }).combination));
    for (const kind of [null, 'single', 'pair', 'triple', ...MADE_KINDS]) expect(named, String(kind)).toContain(kind);
  });
});

import { describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from '../../scripts/counts.mjs';

const file = { status: 'passed', assertionResults: [{}] };

describe('counts of a test run', () => {
  it('adds nothing to a clean run', () => {
    const unit = { numPassedTests: 12, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [file] };
    expect(vitestCounts(unit, 0)).toEqual({ passed: 12, failed: 0, notes: [] });
    const e2e = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 } };
    expect(playwrightCounts(e2e, 0)).toEqual({ passed: 7, failed: 0, notes: [] });
  });

  it.each([
    ['a skipped unit test', vitestCounts({ numPassedTests: 3, numPendingTests: 1 }, 0)],
    ['a unit test to be written', vitestCounts({ numPassedTests: 3, numTodoTests: 1 }, 0)],
    ['no unit test', vitestCounts({ numPassedTests: 0 }, 0)],
    ['no unit report', vitestCounts(undefined, 0)],
    ['a unit file that cannot be loaded', vitestCounts({ numPassedTests: 3, testResults: [{ status: 'failed', assertionResults: [] }] }, 1)],
    ['a bad exit code alone', vitestCounts({ numPassedTests: 3 }, 1)],
    ['a skipped browser test', playwrightCounts({ stats: { expected: 3, skipped: 1 } }, 0)],
    ['a browser test that passed on a second try', playwrightCounts({ stats: { expected: 3, flaky: 1 } }, 0)],
    ['no browser test', playwrightCounts({ stats: { expected: 0 } }, 0)],
    ['a browser run that never started', playwrightCounts(undefined, 1)],
  ])('counts %s as one failure', (_what, counts) => {
    expect(counts.failed).toBe(1);
  });
});

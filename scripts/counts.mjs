// @ts-check
// What the reporters of Vitest and Playwright say, as two numbers that hide nothing.

/**
 * @typedef {{ passed: number, failed: number, notes: string[] }} Counts
 */

/**
 * A skipped test is one that did not pass; a run without tests, or one that ended badly although no
 * test failed, is a failure.
 * @param {{ passed: number, failed: number, skipped: number, exitCode: number }} run
 * @returns {Counts}
 */
function judge({ passed, failed, skipped, exitCode }) {
  const notes = [];
  let bad = failed;
  if (skipped > 0) {
    bad += skipped;
    notes.push(`${skipped} skipped: a skipped test counts as failed.`);
  }
  if (passed + failed + skipped === 0) {
    bad += 1;
    notes.push('No test ran.');
  }
  if (exitCode !== 0 && bad === 0) {
    bad += 1;
    notes.push(`The run ended with exit code ${exitCode} although no test failed.`);
  }
  return { passed, failed: bad, notes };
}

/**
 * @param {any} report of `vitest --reporter=json`, or nothing when it was not written
 * @param {number} exitCode
 */
export function vitestCounts(report, exitCode) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0, testResults = [] } =
    report ?? {};
  // A file that cannot be loaded has no tests to fail.
  const broken = testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return judge({
    passed: numPassedTests,
    failed: numFailedTests + broken,
    skipped: numPendingTests + numTodoTests,
    exitCode,
  });
}

/**
 * @param {any} report of `playwright test --reporter=json`, or nothing when it was not written
 * @param {number} exitCode
 */
export function playwrightCounts(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return judge({ passed: expected, failed: unexpected + flaky, skipped, exitCode });
}

// @ts-check
// `npm test`: everything, in the order in which it is cheapest to fail. The last line is the count.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { runPlaywright, SOME_BASE_PATH } from './e2e.mjs';
import { ROOT } from './paths.mjs';

const reports = mkdtempSync(join(tmpdir(), 'lexio-test-'));
const require = createRequire(import.meta.url);

/** @param {string} script of package.json */
function npmRun(script) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return spawnSync(npm, ['run', '--silent', script], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

/** @param {number} exitCode @returns {import('./counts.mjs').Counts} */
const oneCheck = (exitCode) => ({ passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, notes: [] });

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function unit() {
  const file = join(reports, 'unit.json');
  const vitest = join(require.resolve('vitest/package.json'), '../vitest.mjs');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: ROOT, stdio: 'inherit' });
  return vitestCounts(readReport(file), status ?? 1);
}

/** @param {string[]} args */
async function browser(...args) {
  const file = join(reports, 'browser.json');
  rmSync(file, { force: true });
  const status = await runPlaywright(['--reporter=list,json', ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return playwrightCounts(readReport(file), status);
}

/** The app below a base path; `npm run test:base-path` runs more of it. Its build is replaced by the next step. */
async function belowABasePath() {
  process.env.BASE_PATH = SOME_BASE_PATH;
  try {
    build();
    return await browser('--grep=@base-path');
  } finally {
    delete process.env.BASE_PATH;
  }
}

/** @type {readonly { name: string, run: () => import('./counts.mjs').Counts | Promise<import('./counts.mjs').Counts> }[]} */
const STEPS = [
  { name: 'Lint', run: () => oneCheck(npmRun('lint')) },
  { name: 'Types', run: () => oneCheck(npmRun('typecheck')) },
  { name: 'Unit tests', run: unit },
  {
    name: 'Below a base path',
    run: () => {
      needChromium(); // a missing browser is said before the builds, not after them
      return belowABasePath();
    },
  },
  {
    name: 'Production build',
    run: () => {
      build();
      return oneCheck(0);
    },
  },
  { name: 'Browser tests', run: () => browser() },
];

delete process.env.BASE_PATH; // the tests say themselves where the app lives
let passed = 0;
let failed = 0;
for (const [index, { name, run }] of STEPS.entries()) {
  console.log(`\n== ${index + 1}/${STEPS.length} ${name} ==`);
  const started = Date.now();
  const counts = await Promise.resolve()
    .then(run)
    .catch((error) => ({ ...oneCheck(1), notes: [error instanceof Error ? error.message : String(error)] }));
  passed += counts.passed;
  failed += counts.failed;
  for (const note of counts.notes) console.log(note);
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`);
  if (counts.failed > 0) {
    const left = STEPS.slice(index + 1).map((step) => step.name);
    if (left.length > 0) console.log(`Stopped here. Not run: ${left.join(', ')}.`);
    break;
  }
}
rmSync(reports, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);

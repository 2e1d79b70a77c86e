import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { REFUSED } from '../../scripts/conformance/answer';
import { ANSWERED_FILES, vectorsOf } from './vectors';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** For slow machines: nothing is measured. */
const PATIENCE_MS = 60_000;

/** Runs what `npm run conformance` runs, with `input` piped in. */
function run(input: string) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/conformance.ts'], { cwd: ROOT, input, encoding: 'utf8' });
}

describe('the command', () => {
  it('answers a file of mixed kinds, in its order, between cases that are refused', () => {
    const vectors = ANSWERED_FILES.flatMap((file) => vectorsOf(file).slice(0, 25));
    expect(vectors).toHaveLength(25 * ANSWERED_FILES.length);
    const mixed = vectors.flatMap((vector, index) => (index % 10 === 0 ? [{ input: { kind: 'nonsense' }, expected: REFUSED }, vector] : [vector]));
    const { status, stdout, stderr } = run(JSON.stringify(mixed.map(({ input }) => input)));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual(mixed.map(({ expected }) => expected));
  }, PATIENCE_MS);

  it.each(['', '{"kind":"settle"}', '[{]'])('ends with 1 and one sentence on stderr for %j', (input) => {
    const { status, stdout, stderr } = run(input);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^conformance: [^\n]+\.\n$/u);
  }, PATIENCE_MS);
});

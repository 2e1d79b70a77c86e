import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { nodeProblem } from '../../scripts/node-version.mjs';
import { readBasePath, ROOT } from '../../scripts/paths.mjs';
import { freePort, isTaken, readPort } from '../../scripts/port.mjs';

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(script: string, env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(ROOT, 'scripts', script)],
      { env: { ...process.env, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

let holder: Server | undefined;
afterEach(() => holder?.close());

/** Somebody else on a free port. */
async function hold(host: string): Promise<number> {
  const port = await freePort();
  holder = createServer();
  await new Promise<void>((done) => holder?.listen(port, host, done));
  return port;
}

describe('npm start', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('says in one sentence that the port is taken on %s, before it builds', async (host) => {
    const port = await hold(host);
    const { code, stdout, stderr } = await run('start.mjs', { PORT: String(port) });
    expect(code).toBe(1);
    expect(stderr).toBe(`Port ${port} is already in use: stop the other program, or choose a port with PORT=${port + 1} npm start.\n`);
    expect(stdout).toBe('');
  });

  it.each(['three', '0', '65536', '80.5', '-1'])('refuses PORT=%s in one sentence', async (value) => {
    const { code, stdout, stderr } = await run('start.mjs', { PORT: value });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^PORT must be a whole number from 1 to 65535, not .*\.\n$/);
    expect(stdout).toBe('');
  });

  it('refuses a base path that is none', async () => {
    const { code, stderr } = await run('start.mjs', { BASE_PATH: 'https://host/x' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^BASE_PATH must look like .*\n$/);
  });
});

describe('ports and paths', () => {
  it('tells a free port from one that is taken', async () => {
    expect(await isTaken(await freePort())).toBe(false);
    expect(await isTaken(await hold('127.0.0.1'))).toBe(true);
  });

  it('takes 3000 unless told otherwise', () => {
    expect([readPort(undefined), readPort(''), readPort('8080')]).toEqual([3000, 3000, 8080]);
  });

  it('brings a base path into one form', () => {
    expect([undefined, '', '/', 'lexio', '/a/b/'].map(readBasePath)).toEqual(['', '', '', '/lexio', '/a/b']);
    expect(() => readBasePath('/a//b')).toThrow(/BASE_PATH/);
  });
});

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('%s will do', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });
  it.each(['20.18.3', '18.20.0', '9.0.0'])('%s gets a sentence', (version) => {
    expect(nodeProblem(version)).toMatch(new RegExp(`needs Node 20.19 or newer; this is Node ${version}`));
  });
});

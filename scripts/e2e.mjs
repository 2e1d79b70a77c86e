// @ts-check
// `npm run test:e2e`: the browser tests against the built app. Arguments go to Playwright.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { buildId } from './build-id.mjs';
import { needChromium } from './chromium.mjs';
import { OUT, ROOT, readBasePath } from './paths.mjs';
import { freePort } from './port.mjs';
import { readRelease } from './stamp.mjs';

/** Builds only when out/ is not what the sources would give. */
export function buildIfNeeded() {
  const built = readRelease(OUT)?.build;
  if (built === buildId(readBasePath(process.env.BASE_PATH))) {
    console.log(`out/ holds build ${built}, which is what the sources give: not built again.`);
    return;
  }
  console.log(
    built === undefined ? 'out/ holds no finished build: building.' : `out/ holds build ${built}, the sources have changed: building.`,
  );
  build();
}

/**
 * @param {string[]} args for Playwright
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} Playwright's exit code
 */
export async function runPlaywright(args, env = {}) {
  const { status } = spawnSync(
    process.execPath,
    [join(createRequire(import.meta.url).resolve('@playwright/test/package.json'), '../cli.js'), 'test', ...args],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: needChromium(), E2E_PORT: String(await freePort()), ...env },
    },
  );
  return status ?? 1;
}

/** An address like many hosts give: the app must work below it as it does at the root. */
export const SOME_BASE_PATH = '/below/here';

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const args = process.argv.slice(2);
    if (args[0] === '--below-a-base-path') {
      process.env.BASE_PATH = SOME_BASE_PATH;
      args.splice(0, 1, 'export.spec', 'offline.spec', 'update.spec');
    }
    buildIfNeeded();
    process.exitCode = await runPlaywright(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

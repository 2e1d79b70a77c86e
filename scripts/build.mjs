// @ts-check
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { buildId } from './build-id.mjs';
import { OUT, ROOT, readBasePath } from './paths.mjs';
import { stamp } from './stamp.mjs';

/** The production build in out/. @returns {import('./stamp.mjs').Release} */
export function build() {
  const basePath = readBasePath(process.env.BASE_PATH);
  const id = buildId(basePath);
  rmSync(OUT, { recursive: true, force: true });
  // next-pwa works through webpack; under Turbopack it would silently write no worker.
  const { status } = spawnSync(
    process.execPath,
    [createRequire(import.meta.url).resolve('next/dist/bin/next'), 'build', '--webpack'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        NEXT_PUBLIC_BUILD_ID: id,
        BASE_PATH: basePath,
      },
    },
  );
  if (status !== 0) throw new Error('next build failed, see above.');
  const release = stamp(OUT, id);
  console.log(`Build ${id}: ${release.count} files work offline${basePath && `, below ${basePath}/`}.`);
  return release;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

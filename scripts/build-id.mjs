// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.mjs';
import { ROOT } from './paths.mjs';

/** Whatever changes the built app. A change anywhere else leaves the build's name alone. */
const SOURCES = [
  'app',
  'lib',
  'public',
  'service-worker',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/stamp.mjs',
];

/** Written into public/ by the build itself. */
const WRITTEN = /^public\/(sw\.js|workbox-|worker-)/;

/**
 * The name of the build that these sources give: version and content, so it works without git
 * and two builds of the same sources share it.
 * @param {string} basePath
 */
export function buildId(basePath) {
  const hash = createHash('sha256').update(`base path ${basePath}\n`);
  for (const source of SOURCES) {
    if (!existsSync(join(ROOT, source))) continue;
    for (const file of listFiles(join(ROOT, source))) {
      const path = file === '' ? source : `${source}/${file}`;
      if (WRITTEN.test(path)) continue;
      hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
    }
  }
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

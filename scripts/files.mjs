// @ts-check
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file below a folder, as sorted paths with '/', relative to it. A file gives [''].
 * @param {string} folder
 * @returns {string[]}
 */
export function listFiles(folder) {
  if (statSync(folder).isFile()) return [''];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(join(folder, entry.name)).map((below) => `${entry.name}/${below}`)
        : [entry.name],
    )
    .sort();
}

import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../../../scripts/files.mjs';
import { OUT } from '../../../scripts/paths.mjs';
import { readRelease, stamp } from '../../../scripts/stamp.mjs';

const TEXT = /\.(html|js|css|txt)$/;
/** chunks/new-0123456789abcdef.js, chunks/12.0123456789abcdef.js, css/0123456789abcdef.css */
const CONTENT_HASH = /(?:^|[-.])([0-9a-f]{16})\.(?:js|css)$/;

/** The build id of the app in out/. */
export function presentBuild(): string {
  const build = readRelease(OUT)?.build;
  if (build === undefined) throw new Error('out/ holds no finished build: npm run build');
  return build;
}

/**
 * Writes into a folder what a later build of the app could be: another build id, other chunk names,
 * none of the old files. Answers with its build id.
 */
export function writeNextBuild(folder: string, mark = 'f'): string {
  const old = presentBuild();
  const next = old.slice(0, -10) + mark.repeat(10);
  cpSync(OUT, folder, { recursive: true });

  const files = listFiles(folder);
  const hashes = new Set(
    files.filter((file) => file.startsWith('_next/static/')).flatMap((file) => CONTENT_HASH.exec(basename(file))?.[1] ?? []),
  );
  if (hashes.size === 0) throw new Error('no chunk has a content hash in its name: this is no build to imitate');
  /** Another one, whatever it was: a name that stays would stand for two contents. */
  const changed = (hash: string) => (hash.startsWith(mark) ? '0' : mark) + hash.slice(1);
  const renamed = (text: string) =>
    [...hashes].reduce((all, hash) => all.replaceAll(hash, changed(hash)), text).replaceAll(old, next);

  for (const file of files.filter((name) => TEXT.test(name))) {
    writeFileSync(join(folder, file), renamed(readFileSync(join(folder, file), 'utf8')));
  }
  // The folder named after the build first: the paths below it have no hash in them.
  renameSync(join(folder, '_next/static', old), join(folder, '_next/static', next));
  for (const file of listFiles(folder)) {
    const name = basename(file);
    if (renamed(name) !== name) renameSync(join(folder, file), join(folder, file, '..', renamed(name)));
  }
  const stayed = listFiles(folder).filter((file) => file.startsWith('_next/static/') && files.includes(file));
  if (stayed.some((file) => CONTENT_HASH.test(basename(file)))) throw new Error(`kept their names: ${stayed.join(', ')}`);
  stamp(folder, next);
  return next;
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../lint/rooms.mjs';
import { ROOT } from '../../scripts/paths.mjs';

/** Rooms whose rules stand before their walls do. Take a name out when its folder comes. */
const TO_COME: readonly string[] = [];

const onDisk = readdirSync(join(ROOT, 'lib'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const inTable = Object.keys(ROOMS).filter((name) => ROOMS[name]?.folder === `lib/${name}`);

describe('the table of rooms', () => {
  it('has exactly the folders of lib/', () => {
    expect([...onDisk].sort()).toEqual(inTable.filter((name) => !TO_COME.includes(name)).sort());
  });

  it('gives every room on disk its entry', () => {
    const without = Object.values(ROOMS)
      .filter(({ folder }) => existsSync(join(ROOT, folder)))
      .filter(({ folder, entry }) => !existsSync(join(ROOT, folder, `${entry}.ts`)));
    expect(without).toEqual([]);
  });

  it('holds nothing but rooms in lib/', () => {
    expect(readdirSync(join(ROOT, 'lib'), { withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([]);
  });

  it('names only rooms, and none that uses itself in a circle', () => {
    const below = (name: string, path: readonly string[]): void => {
      expect(path, `circle through ${name}`).not.toContain(name);
      const room = ROOMS[name];
      expect(room, `${name} is a room`).toBeDefined();
      for (const next of [...(room?.imports ?? []), ...(room?.types ?? [])]) below(next, [...path, name]);
    };
    for (const name of Object.keys(ROOMS)) below(name, []);
  });
});

const eslint = new ESLint({ cwd: ROOT });

async function complaints(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(ROOT, file) });
  expect(result, `${file} is linted at all`).toBeDefined();
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'fatal'}: ${message}`);
}

const IMPORTS = 'lexio/room-imports';

describe('planted violations go red', () => {
  it.each<[what: string, file: string, text: string, rule: string]>([
    ['shared imports a room', 'lib/shared/x.ts', `import { dealFor } from '@/lib/rules';\nexport const x = dealFor;`, IMPORTS],
    ['rules climbs to settlement', 'lib/rules/x.ts', `export { settle } from '@/lib/settlement';`, IMPORTS],
    ['rules climbs by a relative path', 'lib/rules/x.ts', `export { settle } from '../settlement';`, IMPORTS],
    ['rules re-exports all of match', 'lib/rules/x.ts', `export * from '@/lib/match';`, IMPORTS],
    ['rules climbs for a type', 'lib/rules/x.ts', `import type { Match } from '@/lib/match';\nexport type X = Match;`, IMPORTS],
    ['rules climbs in a type expression', 'lib/rules/x.ts', `export type X = import('@/lib/match').Match;`, IMPORTS],
    ['settlement knows chip sets', 'lib/settlement/x.ts', `export { planHandOver } from '@/lib/chips';`, IMPORTS],
    ['chips knows rules', 'lib/chips/x.ts', `export { dealFor } from '@/lib/rules';`, IMPORTS],
    ['match loads storage later', 'lib/match/x.ts', `export const x = () => import('@/lib/storage');`, IMPORTS],
    ['an import without a name', 'lib/match/x.ts', `export const x = (name: string) => import(name);`, IMPORTS],
    ['match requires storage', 'lib/match/x.ts', `export const x = require('@/lib/storage');`, IMPORTS],
    ['match requires storage the other way', 'lib/match/x.ts', `import x = require('@/lib/storage');\nexport { x };`, IMPORTS],
    ['a room reached past its entry', 'lib/match/x.ts', `export { dealFor } from '@/lib/rules/deal';`, IMPORTS],
    ['a screen reaches past an entry', 'app/x.tsx', `export { dealFor } from '@/lib/rules/deal';`, IMPORTS],
    ['a screen opens the database', 'app/x.tsx', `import { Dexie } from 'dexie';\nexport const x = Dexie;`, IMPORTS],
    ['a screen runs worker code', 'app/x.tsx', `export { chooseAnswer } from '@/service-worker/answer';`, IMPORTS],
    ['a room uses React', 'lib/storage/x.ts', `import { useState } from 'react';\nexport const x = useState;`, IMPORTS],
    ['a room uses Next', 'lib/i18n/x.ts', `import { headers } from 'next/headers';\nexport const x = headers;`, IMPORTS],
    ['a room uses a screen', 'lib/i18n/x.ts', `export { BUILD_ID } from '@/app/_components/build-id';`, IMPORTS],
    ['match opens the database', 'lib/match/x.ts', `import { Dexie } from 'dexie';\nexport const x = Dexie;`, IMPORTS],
    ['exchange opens the database', 'lib/exchange/x.ts', `import { Dexie } from 'dexie';\nexport const x = Dexie;`, IMPORTS],
    ['rules uses a package', 'lib/rules/x.ts', `import { z } from 'zod/mini';\nexport const x = z;`, IMPORTS],
    ['rules uses Node', 'lib/rules/x.ts', `import { join } from 'node:path';\nexport const x = join;`, IMPORTS],
    ['i18n runs storage', 'lib/i18n/x.ts', `import { open } from '@/lib/storage';\nexport const x = open;`, IMPORTS],
    ['a file beside the rooms', 'lib/utils.ts', `export { dealFor } from '@/lib/rules';`, IMPORTS],
    ['an unknown room', 'lib/helpers/x.ts', `export { dealFor } from '@/lib/rules';`, IMPORTS],
    ['a clock', 'lib/match/x.ts', 'export const x = Date.now();', 'no-restricted-properties'],
    ['a clock as a date', 'lib/i18n/x.ts', 'export const x = new Date();', 'no-restricted-syntax'],
    ['a clock as a text', 'lib/i18n/x.ts', 'export const x = Date();', 'no-restricted-syntax'],
    ['a stop watch', 'lib/match/x.ts', 'export const x = performance.now();', 'no-restricted-globals'],
    ['chance', 'lib/chips/x.ts', 'export const x = Math.random();', 'no-restricted-properties'],
    ['an id out of nothing', 'lib/match/x.ts', 'export const x = crypto.randomUUID();', 'no-restricted-globals'],
    ['the way round by globalThis', 'lib/match/x.ts', 'export const x = globalThis.crypto;', 'no-restricted-globals'],
    ['a console', 'lib/match/x.ts', `console.log('x');\nexport {};`, 'no-console'],
    ['a default export', 'lib/match/x.ts', 'const x = 1;\nexport default x;', 'no-restricted-exports'],
    ['a default export of a component', 'app/_components/x.tsx', 'export default function X() { return null; }', 'no-restricted-exports'],
    ['a type imported as a value', 'lib/match/x.ts', `import { Result } from '@/lib/shared';\nexport type X = Result<1, 2>;`, '@typescript-eslint/consistent-type-imports'],
  ])('%s', async (_what, file, text, rule) => {
    expect((await complaints(file, text)).map((complaint) => complaint.split(':')[0])).toContain(rule);
  });

  it.each<[what: string, file: string, text: string]>([
    ['downhill through the entry', 'lib/match/x.ts', `export { dealFor } from '@/lib/rules';`],
    ['inside a room', 'lib/rules/x.ts', `export { dealFor } from './deal';`],
    ['storage and its database', 'lib/storage/x.ts', `import { Dexie } from 'dexie';\nexport const x = [Dexie, Date.now(), crypto.randomUUID()];`],
    ['a type that i18n may take', 'lib/i18n/x.ts', `import type { StorageError } from '@/lib/storage';\nexport type X = StorageError;`],
    ['a date that somebody gave', 'lib/i18n/x.ts', 'export const x = (at: number) => new Date(at);'],
    ['a screen and live data', 'app/x.tsx', `export { useLiveQuery } from 'dexie-react-hooks';`],
    ['a screen and a room', 'app/x.tsx', `export { dealFor } from '@/lib/rules';`],
    ['a page', 'app/x/page.tsx', 'export default function Page() { return null; }'],
  ])('and %s stays allowed', async (_what, file, text) => {
    expect(await complaints(file, text)).toEqual([]);
  });
});

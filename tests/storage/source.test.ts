import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../../lib/storage/', import.meta.url);
const FILES = readdirSync(FOLDER).map((name) => ({ name, source: readFileSync(new URL(name, FOLDER), 'utf8') }));

/** What would end a transaction early if it were awaited inside, or would make two runs of one change differ. */
const FOREIGN = /\bfetch\(|crypto\b|FileReader|setTimeout|setInterval|requestAnimationFrame|Date\.now|new Date\b|performance\.|Math\.random|parseAsync|localStorage/u;

describe('153 the room of storage', () => {
  it('holds nothing foreign that could be awaited inside a transaction, and no clock or chance', () => {
    expect(FILES.length).toBeGreaterThan(10);
    expect(FILES.filter(({ source }) => FOREIGN.test(source)).map(({ name }) => name)).toEqual([]);
  });

  it('begins transactions in one file alone', () => {
    expect(FILES.filter(({ source }) => source.includes('.transaction(')).map(({ name }) => name)).toEqual(['transact.ts']);
  });

  it('loads the database in memory only when it is needed', () => {
    const mentions = FILES.filter(({ source }) => source.includes('fake-indexeddb'));
    expect(mentions.map(({ name }) => name)).toEqual(['open.ts']);
    expect(mentions[0]?.source).toContain("await import('fake-indexeddb')");
    expect(mentions[0]?.source).not.toContain("from 'fake-indexeddb'");
  });
});

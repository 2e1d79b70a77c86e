import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every clause of rules.md 1–3, and who answers for it if not this room. */
const CLAUSES: Readonly<Record<string, 'here' | string>> = {
  '1.1': 'here',
  '1.2': 'colours and names of suits are drawn and worded, not computed',
  '1.3': 'here',
  '1.4': 'here',
  '1.5': 'who leads is settled at the table and changes no comparison',
  '1.6': 'here',
  '2.1': 'here',
  '2.2': 'here',
  '2.3': 'here',
  '2.4': 'here',
  '2.5': 'here',
  '2.6': 'here',
  '3.1': 'here',
  '3.2': 'here',
  '3.3': 'here',
  '3.4': 'here',
  '3.5': 'here',
  '3.6': 'here',
  '3.7': 'here',
};

/** Clauses that begin the name of a test or of a row that names one. */
function citedClauses(): ReadonlySet<string> {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts') && name !== 'clauses.test.ts');
  const text = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  return new Set([...text.matchAll(/(?:\bit\(|\]\)\(|\)\(|^ {2}\[)'(\d\.\d) /gm)].map((match) => match[1] ?? ''));
}

describe('the tests of this room', () => {
  it('cite every clause of rules.md 1–3 that is decided here, and no other', () => {
    const here = Object.keys(CLAUSES).filter((clause) => CLAUSES[clause] === 'here');
    expect(here).toHaveLength(17);
    expect([...citedClauses()].sort()).toEqual(here);
  });
});

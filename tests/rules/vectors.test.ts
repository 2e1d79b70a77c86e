import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  classify,
  type CombinationKind,
  compareHands,
  type ComparisonRules,
  dealFor,
  OFFICIAL_COMPARISON,
  readTiles,
  type TableSize,
} from '@/lib/rules';

interface ClassifyRow {
  readonly input: { readonly players: TableSize; readonly tiles: string };
  readonly expected: { readonly combination: CombinationKind | null };
}

interface CompareRow {
  readonly input: { readonly players: TableSize; readonly a: string; readonly b: string } & Partial<ComparisonRules>;
  readonly expected: { readonly winner: 'a' | 'b' | null } | { readonly error: true };
}

function rows<Row>(name: string): readonly Row[] {
  const path = new URL(`../vectors/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as readonly Row[];
}

function classifyRow({ players, tiles }: ClassifyRow['input']): ClassifyRow['expected'] {
  const { highest } = dealFor(players);
  const read = readTiles(tiles, highest);
  if (!read.ok) return { combination: null };
  const classified = classify(read.value, highest);
  return { combination: classified.ok ? classified.value.kind : null };
}

function compareRow({ players, a, b, ...options }: CompareRow['input']): CompareRow['expected'] {
  const { highest } = dealFor(players);
  const [first, second] = [readTiles(a, highest), readTiles(b, highest)];
  if (!first.ok || !second.ok) return { error: true };
  const compared = compareHands(first.value, second.value, { ...OFFICIAL_COMPARISON, ...options, highest });
  return compared.ok ? { winner: compared.value.winner } : { error: true };
}

describe('conformance vectors of rules.md 2 and 3', () => {
  it('classify: every row', () => {
    const all = rows<ClassifyRow>('classify');
    expect(all.length).toBeGreaterThanOrEqual(200);
    const wrong = all.filter((row) => classifyRow(row.input).combination !== row.expected.combination);
    expect(wrong).toEqual([]);
  });

  it('compare: every row', () => {
    const all = rows<CompareRow>('compare');
    expect(all.length).toBeGreaterThanOrEqual(300);
    const wrong = all
      .map((row) => ({ ...row, actual: compareRow(row.input) }))
      .filter(({ actual, expected }) => JSON.stringify(actual) !== JSON.stringify(expected));
    expect(wrong).toEqual([]);
  });
});

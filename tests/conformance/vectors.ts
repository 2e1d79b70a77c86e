import { readFileSync } from 'node:fs';

export interface Vector {
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: unknown;
}

/** Files whose `expected` is the whole answer. Of a hand-over it is a part: any shortest one will do. */
export const ANSWERED_FILES = ['classify', 'compare', 'settle', 'match'] as const;
export type AnsweredFile = (typeof ANSWERED_FILES)[number];

/** The vectors of one kind, made by an independent program: see tests/vectors. */
export function vectorsOf(file: AnsweredFile | 'handover'): readonly Vector[] {
  return JSON.parse(readFileSync(new URL(`../vectors/${file}.json`, import.meta.url), 'utf8')) as readonly Vector[];
}

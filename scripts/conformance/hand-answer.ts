import { classify, compareHands, dealFor, readTiles, type CombinationKind, type HandName } from '@/lib/rules';
import { err, ok, type Result } from '@/lib/shared';
import type { CaseOf } from './input';

export interface ClassifyAnswer {
  readonly combination: CombinationKind | null;
}

export interface CompareAnswer {
  readonly winner: HandName | null;
}

/** Tiles that make no combination are an answer; text that names no tiles is refused. */
export function answerClassify({ players, tiles }: CaseOf<'classify'>): Result<ClassifyAnswer, unknown> {
  const { highest } = dealFor(players);
  const hand = readTiles(tiles, highest);
  if (!hand.ok) return hand.error.code === 'number-out-of-range' ? ok({ combination: null }) : err(hand.error);
  const named = classify(hand.value, highest);
  return ok({ combination: named.ok ? named.value.kind : null });
}

export function answerCompare({ players, a, b, ...rules }: CaseOf<'compare'>): Result<CompareAnswer, unknown> {
  const { highest } = dealFor(players);
  const first = readTiles(a, highest);
  if (!first.ok) return first;
  const second = readTiles(b, highest);
  if (!second.ok) return second;
  const compared = compareHands(first.value, second.value, { ...rules, highest });
  return compared.ok ? ok({ winner: compared.value.winner }) : compared;
}

import { planHandover, type Move, type TableChips } from '@/lib/chips';
import { chips, err, ok, type Result } from '@/lib/shared';
import type { CaseOf } from './input';

/** The moves are `moved` chips in all. Null where no exchange does it. */
export type HandoverAnswer =
  | { readonly moved: number; readonly moves: readonly Move[] }
  | { readonly moved: null };

/** No clock: an answer is proven. A table that is none is refused, as is one too large to plan for. */
export function answerHandover({ values, holdings, net }: CaseOf<'handover'>): Result<HandoverAnswer, unknown> {
  if (new Set(values).size !== values.length) return err('a value twice');
  if (holdings.some((stack) => stack.length !== values.length)) return err('lists disagree');
  if (net.length !== holdings.length || net.reduce((sum, each) => sum + each, 0) !== 0) return err('no such nets');
  const table: TableChips = { values, stacks: holdings, box: null };
  const planned = planHandover(table, net.map(chips), () => false);
  if (planned.ok) return ok({ moved: planned.value.moved, moves: planned.value.moves });
  return planned.error.code === 'no-exchange' ? ok({ moved: null }) : planned;
}

import { type Comparison, type ComparisonSettings, findDifference, type HandName } from './compare';
import { FLUSH_ORDERS, type FlushOrder, STRAIGHT_ORDERS, type StraightOrder } from './comparison-rules';
import { type ComparisonClause } from './comparison-step';

interface Reading<Option extends string, Value extends string> {
  readonly option: Option;
  readonly value: Value;
  /** The hand that wins under this value: not the one that wins under the table's rules. */
  readonly winner: HandName;
  /** The clause of rules.md that decides under this value. */
  readonly clause: ComparisonClause;
}

/** An option value under which the other hand would win. */
export type OtherReading = Reading<'straightOrder', StraightOrder> | Reading<'flushOrder', FlushOrder>;

/**
 * Which other option values would decide a comparison otherwise (rules.md 3.4, 3.6). One option is changed at a time.
 * @param settings those that the comparison was made with
 * @returns in the order of the option lists; none where every rulebook agrees, and none for hands of different size (2.2)
 */
export function otherReadings(comparison: Comparison, settings: ComparisonSettings): readonly OtherReading[] {
  const { combinations, winner } = comparison;
  if (winner === null) return [];
  const read = (changed: Partial<ComparisonSettings>): { winner: HandName; clause: ComparisonClause } | null => {
    const difference = findDifference(combinations.a, combinations.b, { ...settings, ...changed });
    if (difference === null) return null;
    const { a, b } = difference;
    const other = a.value > b.value ? 'a' : 'b';
    return other === winner ? null : { winner: other, clause: a.clause };
  };
  return [
    ...STRAIGHT_ORDERS.flatMap((value): readonly OtherReading[] => {
      const decided = read({ straightOrder: value });
      return decided === null ? [] : [{ option: 'straightOrder', value, ...decided }];
    }),
    ...FLUSH_ORDERS.flatMap((value): readonly OtherReading[] => {
      const decided = read({ flushOrder: value });
      return decided === null ? [] : [{ option: 'flushOrder', value, ...decided }];
    }),
  ];
}

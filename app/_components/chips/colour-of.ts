import { chipColours, type ChipColour } from '@/lib/chips';
import type { Match, TableState } from '@/lib/match';

/** What the chips of a match are drawn in. */
export function colourOf({ setup }: Pick<Match, 'setup'>, { chipPlan }: Pick<TableState, 'chipPlan'>): (value: number) => ChipColour {
  const values = setup.chipSet.map(({ value }) => value);
  const colours = chipColours(values, chipPlan.colours);
  return (value) => colours[values.indexOf(value)] ?? 'white';
}

import { everybodyOf, movesOf, type Match, type Replay } from '@/lib/match';
import { seatsOf, type Chips } from '@/lib/shared';

/** How the table stood at one moment. */
export interface CoursePoint {
  /** The round that was just played, counted from 1; 0: the start; null: something between two rounds. */
  readonly round: number | null;
  /** By seat; null: not at the table yet. */
  readonly chips: readonly (Chips | null)[];
}

/** Everybody's chips from the start on, after each round and whatever moved chips between. */
export function courseOf(match: Match, { steps, state }: Replay): readonly CoursePoint[] {
  const seats = seatsOf(everybodyOf(match).length);
  const point = (round: number | null, balances: readonly Chips[]): CoursePoint => ({
    round,
    chips: seats.map((seat) => balances[seat] ?? null),
  });
  const moving = steps.filter((step) => 'round' in step || movesOf(step).length > 0);
  const start = steps[0]?.before ?? state;
  return [point(0, start.balances), ...moving.map((step) => point('round' in step ? step.round : null, step.after.balances))];
}

import { classify } from './classify';
import { combinationStrength } from './combination-strength';
import type { ComparisonSettings } from './compare';
import { runsInPlay, type Run } from './run';
import { strengthOrder } from './strength-order';
import type { Tile } from './tile';

/**
 * Every straight by number, strongest first (rules.md 3.2, 3.6): 6, 10 and 12 of them for 3, 4 and 5 players (2.5).
 * @throws InvariantError when `settings.highest` is not a whole number from 6 to 15
 */
export function runsStrongestFirst(settings: ComparisonSettings): readonly Run[] {
  const order = strengthOrder(settings.highest, settings);
  const strength = (run: Run): number => {
    // Any straight with these numbers will do: all but one tile of a suit, so that it is no flush.
    const tiles = run.numbers.map((number, index): Tile => ({ number, suit: index === 0 ? 'star' : 'cloud' }));
    const straight = classify(tiles, settings.highest);
    return straight.ok ? combinationStrength(straight.value, order) : 0;
  };
  return runsInPlay(settings.highest)
    .map((run) => ({ run, strength: strength(run) }))
    .sort((one, other) => other.strength - one.strength)
    .map(({ run }) => run);
}

import { type Combination } from './combination';
import { type Tile } from './tile';

/** The tiles as a table lays them out: a run as one counts (rules.md 2.5), anything else strongest first. */
export function laidOut(combination: Combination): readonly Tile[] {
  const { kind, tiles } = combination;
  if (kind !== 'straight' && kind !== 'straight-flush') return tiles;
  return combination.run.numbers.flatMap((number) => tiles.filter((tile) => tile.number === number));
}

import { classify, readTiles, type Combination, type CombinationKind, type Tile } from '@/lib/rules';
import { invariant } from '@/lib/shared';

/** The tiles of an example, in the text form of the rules. @throws InvariantError for tiles that are not in play */
export function exampleTiles(text: string, highest: number): readonly Tile[] {
  const read = readTiles(text, highest);
  invariant(read.ok, `an example with tiles that are not in play: ${text}`);
  return read.value;
}

/**
 * An example that the rules accept as what it is shown for: no other can be drawn.
 * @throws InvariantError for tiles that are another combination, or none
 */
export function exampleOf(kind: CombinationKind, text: string, highest: number): Combination {
  const read = classify(exampleTiles(text, highest), highest);
  invariant(read.ok && read.value.kind === kind, `no ${kind}: ${text}`);
  return read.value;
}

/** One of each kind, with tiles that every table has, two players with 1–6 included. */
export const EXAMPLES: Readonly<Record<CombinationKind, string>> = {
  single: '2s',
  pair: '6s 6c',
  triple: '5s 5m 5t',
  straight: '2c 3t 4m 5s 6c',
  flush: '2m 1m 6m 4m 3m',
  'full-house': '5s 5m 5c 4t 4c',
  'four-card': '6s 6m 6t 6c 3s',
  'straight-flush': '1s 2s 3s 4s 5s',
};

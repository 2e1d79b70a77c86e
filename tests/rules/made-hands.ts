import fc from 'fast-check';
import { classify, MADE_KINDS, type MadeKind, runsInPlay, SUITS, type Tile, tilesInPlay } from '@/lib/rules';

export interface MadeHands {
  readonly highest: number;
  /** No tile stands in two of them. */
  readonly hands: readonly (readonly Tile[])[];
}

/** Disjoint Made hands of one table: each kind as likely as the next, and often all of one kind. */
export function madeHands(count: number): fc.Arbitrary<MadeHands> {
  return fc
    .record({
      highest: fc.constantFrom(9, 13, 15),
      kinds: fc.oneof(
        fc.array(fc.constantFrom(...MADE_KINDS), { minLength: count, maxLength: count }),
        fc.constantFrom(...MADE_KINDS).map((kind) => new Array<MadeKind>(count).fill(kind)),
      ),
      choices: fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
    })
    .map(({ highest, kinds, choices }) => {
      let next = 0;
      const choose: Choose = (items, size) => {
        const rest = [...items];
        return Array.from({ length: Math.min(size, rest.length) }, () => {
          const place = (choices[next++ % choices.length] ?? 0) % rest.length;
          return rest.splice(place, 1);
        }).flat();
      };
      let left = tilesInPlay(highest);
      const hands = kinds.map((kind) => {
        const drawn = draw(kind, left, highest, choose);
        left = left.filter((tile) => !drawn.includes(tile));
        return drawn;
      });
      return { highest, hands };
    })
    .filter(({ highest, hands }) => hands.every((tiles) => tiles.length === 5 && classify(tiles, highest).ok));
}

/** Takes some items of a list; fewer when it has no more. */
type Choose = <T>(items: readonly T[], size: number) => readonly T[];

/** Tiles that aim at the kind; too few when the tiles left do not allow it. */
function draw(kind: MadeKind, left: readonly Tile[], highest: number, choose: Choose): readonly Tile[] {
  const numbers = choose(runsInPlay(highest), 1).flatMap((run) => run.numbers);
  const [suit] = choose(SUITS, 1);
  const suited = left.filter((tile) => tile.suit === suit);
  switch (kind) {
    case 'straight':
      return numbers.flatMap((number) => choose(left.filter((tile) => tile.number === number), 1));
    case 'straight-flush':
      return suited.filter((tile) => numbers.includes(tile.number));
    case 'flush':
      return choose(suited, 5);
    case 'full-house':
      return drawTwoNumbers(left, 3, choose);
    case 'four-card':
      return drawTwoNumbers(left, 4, choose);
  }
}

function drawTwoNumbers(left: readonly Tile[], size: number, choose: Choose): readonly Tile[] {
  const groups = [...new Set(left.map((tile) => tile.number))].map((number) => left.filter((tile) => tile.number === number));
  const [many = []] = choose(groups.filter((group) => group.length >= size), 1);
  const [few = []] = choose(groups.filter((group) => group !== many && group.length >= 5 - size), 1);
  return [...choose(many, size), ...choose(few, 5 - size)];
}

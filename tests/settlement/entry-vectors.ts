import type { EntryError, EntryTable, HandLeft } from '@/lib/settlement';
import { seat, type Seat } from '@/lib/shared';

export interface EntryVector {
  readonly name: string;
  readonly winner: Seat | null;
  readonly hands: readonly (HandLeft | null)[];
  readonly table: EntryTable;
  readonly errors: readonly EntryError[];
}

const [A, B, C, D] = [seat(0), seat(1), seat(2), seat(3)];
const four: EntryTable = { handSize: 13, playing: [true, true, true, true] };
const threeOfFour: EntryTable = { handSize: 12, playing: [true, true, true, false] };

const hand = (tiles: number, twos = 0): HandLeft => ({ tiles, twos });

/** Impossible rounds, each with every fault it has. The name cites the clause. */
export const IMPOSSIBLE_ROUNDS: readonly EntryVector[] = [
  {
    name: '4.1 a hand is missing at the end of the list',
    winner: A, hands: [hand(0), hand(3), hand(5)], table: four,
    errors: [{ code: 'wrong-number-of-seats', seats: 3, expected: 4 }],
  },
  {
    name: '4.1 five hands at a table of four',
    winner: A, hands: [hand(0), hand(3), hand(5), hand(5), hand(5)], table: four,
    errors: [{ code: 'wrong-number-of-seats', seats: 5, expected: 4 }],
  },
  {
    name: '4.1 nobody went out',
    winner: null, hands: [hand(1), hand(3), hand(5), hand(8)], table: four,
    errors: [{ code: 'no-winner' }],
  },
  {
    name: '4.1 the player who went out holds tiles',
    winner: A, hands: [hand(1), hand(3), hand(5), hand(8)], table: four,
    errors: [{ code: 'winner-holds-tiles', seat: A, tiles: 1 }],
  },
  {
    name: '4.1 the player who went out holds a 2 and no tile',
    winner: A, hands: [hand(0, 1), hand(3), hand(5), hand(8)], table: four,
    errors: [{ code: 'winner-holds-tiles', seat: A, tiles: 0 }],
  },
  {
    name: '4.1 a count is not typed yet',
    winner: A, hands: [hand(0), null, hand(5), null], table: four,
    errors: [{ code: 'missing-count', seat: B }, { code: 'missing-count', seat: D }],
  },
  {
    name: '4.1 a second player at zero',
    winner: B, hands: [hand(0), hand(0), hand(5), hand(8)], table: four,
    errors: [{ code: 'second-at-zero', seat: A }],
  },
  {
    name: '4.1 everybody at zero',
    winner: C, hands: [hand(0), hand(0), hand(0), hand(0)], table: four,
    errors: [A, B, D].map((index) => ({ code: 'second-at-zero', seat: index })),
  },
  {
    name: '1.4 more tiles than four players are dealt',
    winner: A, hands: [hand(0), hand(13), hand(14), hand(8)], table: four,
    errors: [{ code: 'too-many-tiles', seat: C, tiles: 14, max: 13 }],
  },
  {
    name: '1.4 more tiles than the three players left are dealt (4.9)',
    winner: A, hands: [hand(0), hand(12), hand(13), null], table: threeOfFour,
    errors: [{ code: 'too-many-tiles', seat: C, tiles: 13, max: 12 }],
  },
  {
    name: '4.3 more 2s than tiles',
    winner: D, hands: [hand(1, 2), hand(2, 2), hand(5), hand(0)], table: four,
    errors: [{ code: 'more-twos-than-tiles', seat: A, twos: 2, tiles: 1 }],
  },
  {
    name: '4.3 a 2 and no tile, by a player who did not go out',
    winner: D, hands: [hand(0, 1), hand(2), hand(5), hand(0)], table: four,
    errors: [{ code: 'more-twos-than-tiles', seat: A, twos: 1, tiles: 0 }],
  },
  {
    name: '4.3 five 2s over all players together',
    winner: A, hands: [hand(0), hand(3, 2), hand(5, 2), hand(8, 1)], table: four,
    errors: [{ code: 'more-twos-than-exist', twos: 5 }],
  },
  {
    name: '4.9 a player who is out went out of tiles',
    winner: D, hands: [hand(1), hand(3), hand(5), hand(0)], table: threeOfFour,
    errors: [{ code: 'winner-not-playing', seat: D }],
  },
  {
    name: '4.9 a player who is out has a count',
    winner: A, hands: [hand(0), hand(3), hand(5), hand(8)], table: threeOfFour,
    errors: [{ code: 'not-playing', seat: D }],
  },
  {
    name: '4.1, 1.4, 4.3 every fault is named, in seat order, the table as a whole last',
    winner: null, hands: [hand(0), hand(14), hand(1, 4), hand(2.5)], table: four,
    errors: [
      { code: 'no-winner' },
      { code: 'second-at-zero', seat: A },
      { code: 'too-many-tiles', seat: B, tiles: 14, max: 13 },
      { code: 'more-twos-than-tiles', seat: C, twos: 4, tiles: 1 },
      { code: 'not-a-count', seat: D },
    ],
  },
  ...[NaN, 1.5, -1, Infinity, -Infinity, -0, 2 ** 53].flatMap((fault): EntryVector[] => {
    const shown = Object.is(fault, -0) ? '-0' : String(fault);
    return [
      {
        name: `4.1 ${shown} tiles`,
        winner: A, hands: [hand(0), hand(3), hand(fault), hand(8)], table: four,
        errors: [{ code: 'not-a-count', seat: C }],
      },
      {
        name: `4.1 ${shown} 2s`,
        winner: A, hands: [hand(0), hand(3), hand(5, fault), hand(8)], table: four,
        errors: [{ code: 'not-a-count', seat: C }],
      },
      {
        name: `4.1 ${shown} tiles with the player who went out`,
        winner: A, hands: [hand(fault), hand(3), hand(5), hand(8)], table: four,
        errors: [{ code: 'not-a-count', seat: A }],
      },
    ];
  }),
];

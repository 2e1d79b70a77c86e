import { type CombinationKind, type ComparisonRules, type Tile } from '@/lib/rules';

/**
 * A second opinion on rules.md 2 and 3, written on purpose in another way than lib/rules and sharing nothing with it but types:
 * it counts faces, walks along them, and knows strengths from tables spelled out by hand. Slow is fine here.
 */

const counts = new Uint8Array(18);

/** What five different tiles in play are, or null. */
export function oracleMade(tiles: readonly Tile[], highest: number): CombinationKind | null {
  counts.fill(0);
  let suns = 0;
  let moons = 0;
  let stars = 0;
  for (const { number, suit } of tiles) {
    counts[number] = (counts[number] ?? 0) + 1;
    if (suit === 'sun') suns += 1;
    if (suit === 'moon') moons += 1;
    if (suit === 'star') stars += 1;
  }
  const clouds = 5 - suns - moons - stars;
  const flush = suns === 5 || moons === 5 || stars === 5 || clouds === 5;

  // The 1 is also met after the highest number.
  counts[highest + 1] = counts[1] ?? 0;
  let straight = false;
  let inRow = 0;
  let pairs = 0;
  let triples = 0;
  let fours = 0;
  for (let face = 1; face <= highest + 1; face += 1) {
    const count = counts[face] ?? 0;
    inRow = count === 1 ? inRow + 1 : 0;
    if (inRow === 5) straight = true;
    if (face > highest) break;
    if (count === 2) pairs += 1;
    if (count === 3) triples += 1;
    if (count === 4) fours += 1;
  }

  if (straight && flush) return 'straight-flush';
  if (fours === 1) return 'four-card';
  if (triples === 1 && pairs === 1) return 'full-house';
  if (flush) return 'flush';
  if (straight) return 'straight';
  return null;
}

const NUMBER_LETTERS = '.noabcdefghijklm';
const SUIT_LETTER = { cloud: 'a', star: 'b', moon: 'c', sun: 'd' } as const;
const KIND_LETTER = { straight: 'a', flush: 'b', 'full-house': 'c', 'four-card': 'd', 'straight-flush': 'e' } as const;

/** The letter of a number: a for 3, … m for 15, n for 1, o for 2. */
function letter(number: number): string {
  return NUMBER_LETTERS.charAt(number);
}

/** The straights by official strength, weakest first, spelled from rules.md 3.2. */
function officialStraights(highest: number): readonly string[] {
  const plain: string[] = [];
  for (let last = 7; last <= highest; last += 1) plain.push(`${last - 4}-${last}`);
  return [...plain, `${highest - 3}-1`, '2-6', '1-5'];
}

/** The straights by their last number, weakest first (rules.md 3.6). */
function naturalStraights(highest: number): readonly string[] {
  const plain: string[] = [];
  for (let last = 5; last <= highest; last += 1) plain.push(`${last - 4}-${last}`);
  return [...plain, `${highest - 3}-1`];
}

/** The name of a straight as `first-last`. */
function straightName(tiles: readonly Tile[], highest: number): string {
  const faces = tiles.map((tile) => tile.number).sort((one, other) => one - other);
  const ends = faces.includes(1) && faces.includes(highest as (typeof faces)[number]) && !faces.includes(2);
  return ends ? `${highest - 3}-1` : `${faces[0]}-${faces[4]}`;
}

/** A word for a Made hand: the stronger hand has the word that comes later in the dictionary. */
export function oracleWord(tiles: readonly Tile[], highest: number, rules: ComparisonRules): string {
  const kind = oracleMade(tiles, highest);
  const letters = tiles.map((tile) => letter(tile.number)).sort().reverse();
  const top = letters[0] ?? '';
  const suitOf = (wanted: string): string => {
    const tile = tiles.find((each) => letter(each.number) === wanted);
    return tile === undefined ? '' : SUIT_LETTER[tile.suit];
  };
  const repeated = (times: number): string =>
    letters.find((each) => letters.filter((other) => other === each).length === times) ?? '';

  switch (kind) {
    case 'straight':
    case 'straight-flush': {
      const name = straightName(tiles, highest);
      const natural = rules.straightOrder === 'natural';
      const order = natural ? naturalStraights(highest) : officialStraights(highest);
      const deciding = natural ? letter(Number(name.split('-')[1])) : top;
      return KIND_LETTER[kind] + 'abcdefghijklmnop'.charAt(order.indexOf(name)) + suitOf(deciding);
    }
    case 'flush':
      if (rules.flushOrder === 'suit-first') return KIND_LETTER.flush + suitOf(top) + letters.join('');
      if (rules.flushOrder === 'highest-then-suit') return KIND_LETTER.flush + top + suitOf(top);
      return KIND_LETTER.flush + letters.join('') + suitOf(top);
    case 'full-house':
      return KIND_LETTER['full-house'] + repeated(3);
    case 'four-card':
      return KIND_LETTER['four-card'] + repeated(4);
    default:
      return '';
  }
}

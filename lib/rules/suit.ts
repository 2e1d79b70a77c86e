/** The four suits of rules.md 1.1, weakest first. */
export const SUITS = ['cloud', 'star', 'moon', 'sun'] as const;
export type Suit = (typeof SUITS)[number];

/** The letter of each suit in the text form of a tile (rules.md 1.6). */
export const SUIT_LETTERS = {
  cloud: 'c',
  star: 't',
  moon: 'm',
  sun: 's',
} as const satisfies Record<Suit, string>;
export type SuitLetter = (typeof SUIT_LETTERS)[Suit];

/** Strength of a suit: 0 for Cloud up to 3 for Sun (rules.md 1.1). */
export function suitRank(suit: Suit): number {
  return SUITS.indexOf(suit);
}

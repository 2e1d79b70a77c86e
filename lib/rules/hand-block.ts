/** One hand: its tiles as `tileCode`, and its strength as `combinationStrength`. */
export interface RankedHand {
  readonly codes: readonly number[];
  readonly strength: number;
}

/** Hands that are counted together: all of them beat a certain hand, or none does. */
export interface HandBlock {
  /** How many hands: 1 or more. */
  readonly hands: number;
  /** One of the weakest of them. */
  readonly weakest: RankedHand;
  /** One of the strongest of them. */
  readonly strongest: RankedHand;
}

import { averageOf, type PlayerFigures, type Tally } from './figures';

/** Every figure a player has, in the order in which they are told. */
export const FIGURES = [
  'matches', 'wins', 'place', 'net', 'rounds', 'roundsWon', 'count', 'chipsPerRound', 'twos', 'twosCost', 'outs', 'gain', 'loss',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Those of which the least comes first. */
const LEAST_FIRST: readonly Figure[] = ['place', 'count', 'loss'];

/** null: there is nothing to take it of. */
export function figureOf(tally: Tally, figure: Figure): number | null {
  switch (figure) {
    case 'place':
      return averageOf(tally.places, tally.matches);
    case 'net':
      return tally.matches === 0 ? null : tally.net;
    case 'count':
      return averageOf(tally.counts, tally.rounds);
    case 'chipsPerRound':
      return averageOf(tally.roundNet, tally.rounds);
    case 'gain':
    case 'loss':
      return tally[figure]?.chips ?? null;
    default:
      return tally[figure];
  }
}

export interface Ranked {
  readonly player: PlayerFigures;
  readonly value: number | null;
  /** Equal values share a rank, and the next one is skipped; null for who has no value. */
  readonly rank: number | null;
}

/** By one figure, the best first; who has none of it comes last. Equal ones by rounds played, then as they came. */
export function rankedBy(players: readonly PlayerFigures[], figure: Figure): readonly Ranked[] {
  const sign = LEAST_FIRST.includes(figure) ? 1 : -1;
  const valued = players.map((player) => ({ player, value: figureOf(player, figure) }));
  const ordered = valued.toSorted((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return sign * (a.value - b.value) || b.player.rounds - a.player.rounds;
  });
  let rank = 0;
  return ordered.map(({ player, value }, index) => {
    if (value === null) return { player, value, rank: null };
    if (index === 0 || ordered[index - 1]?.value !== value) rank = index + 1;
    return { player, value, rank };
  });
}

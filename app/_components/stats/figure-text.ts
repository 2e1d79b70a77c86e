import { mean, plain, signed } from '@/lib/i18n';
import type { Figure } from '@/lib/stats';

/** A figure as it is shown; a dash where there is none. */
export function figureText(figure: Figure, value: number | null): string {
  if (value === null) return '–';
  switch (figure) {
    case 'place':
      return mean(value, 2);
    case 'count':
      return mean(value, 1);
    case 'chipsPerRound':
      return mean(value, 1, true);
    case 'net':
    case 'gain':
    case 'loss':
      return signed(value);
    case 'matches':
    case 'wins':
    case 'rounds':
    case 'roundsWon':
    case 'twos':
    case 'twosCost':
    case 'outs':
      return plain(value);
  }
}

/** Which way a figure of chips went; colour for those who see it, the sign for everybody. */
export function figureTone(figure: Figure, value: number | null): string {
  const counted = figure === 'net' || figure === 'gain' || figure === 'loss' || figure === 'chipsPerRound';
  if (!counted || value === null || value === 0) return '';
  return value > 0 ? 'text-gain' : 'text-loss';
}

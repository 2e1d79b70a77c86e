import {
  addEvent, basisOf, changeId, eventId, matchId, playerId, PRESET_SETUPS, roundEvent, timestamp,
  type ChangeError, type Match, type MatchId, type MatchSetup,
} from '@/lib/match';
import type { RoundEntry } from '@/lib/settlement';
import { seat, type Result } from '@/lib/shared';
import type { Tab } from './tab';

/** Fixture FX1 of the cases: tiles left by seat, no 2s. */
export const FX1_TILES = [[0, 3, 5, 8], [4, 0, 2, 6], [1, 8, 0, 3]] as const;

export const FX1 = matchId('match-fx1');

export function entry(tiles: readonly number[], twos: readonly number[] = []): RoundEntry {
  return {
    winner: seat(tiles.indexOf(0)),
    hands: tiles.map((count, index) => ({ tiles: count, twos: twos[index] ?? 0 })),
  };
}

export function newMatch(id: MatchId, at: number, names = ['Ann', 'Bo', 'Cho', 'Dee'], setup: MatchSetup = PRESET_SETUPS.official) {
  return {
    id,
    createdAt: timestamp(at),
    names,
    newPlayerIds: names.map((_, index) => playerId(`${id}-player-${index}`)),
    setup,
  };
}

/** The pure function that adds round `number` of FX1 to a match which stands just before it. */
export function addRound(number: 1 | 2 | 3, tag = ''): (match: Match) => Result<Match, ChangeError> {
  return (match) =>
    addEvent(
      match,
      roundEvent(eventId(`round-${number}${tag}`), timestamp(1_000_000 + number), entry(FX1_TILES[number - 1] ?? [])),
      basisOf(match),
      changeId(`add-${number}${tag}`),
    );
}

/** FX1 as far as `rounds`, written through the tab. */
export async function playFx1(tab: Tab, rounds: 0 | 1 | 2 | 3): Promise<void> {
  must(await tab.createMatch(newMatch(FX1, 1_000_000)));
  for (const number of ([1, 2, 3] as const).slice(0, rounds)) must(await tab.changeMatch(FX1, addRound(number)));
}

export function must<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

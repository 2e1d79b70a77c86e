import {
  addEvent, basisOf, changeId, CHIP_PLAN_OFF, entryTableOf, eventId, matchId, playerId, PRESET_SETUPS, PRESETS, replay, roundEvent, startMatch,
  timestamp, type Match, type Person,
} from '@/lib/match';
import type { EntryTable, RoundEntry } from '@/lib/settlement';
import { at, seat } from '@/lib/shared';
import { randomNumbers } from './random';

type Random = (limit: number) => number;

const FIRST_DAY = Date.UTC(2016, 0, 1, 19);
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const ROUNDS = 5;
const FAMILY = ['Kim', 'Lee', 'Park', 'Choi', 'Jung', 'Kang', 'Cho', 'Yoon', 'Jang', 'Lim'];
const GIVEN = ['민준', '서연', '하은', 'Ann', 'Bo', 'Mia', 'Tom', 'Ida', 'Max', 'Eve'];
const PLACES = ['', '', 'at home', 'Bar 7', '한별네'];

/** As many players as are asked for, the same for the same number. */
export function people(count: number): readonly Person[] {
  return Array.from({ length: count }, (_, index) => ({
    playerId: playerId(`player-${index}`),
    name: `${at(GIVEN, index % 10)} ${at(FAMILY, Math.floor(index / 10) % 10)}${index < 100 ? '' : ` ${Math.floor(index / 100) + 1}`}`,
  }));
}

/** Matches of five rounds, one an evening, as the app itself would have made them; the same for the same number. */
export function manyMatches(count: number, players: readonly Person[]): readonly Match[] {
  const random = randomNumbers(20261130);
  return Array.from({ length: count }, (_, index) => matchOf(index, players, random));
}

function matchOf(index: number, players: readonly Person[], random: Random): Match {
  const createdAt = FIRST_DAY + Math.floor((index * DAY_MS) / 3);
  // The same few meet again and again: a table is taken from ten neighbours.
  const first = random(Math.max(1, players.length - 10));
  const size = 3 + random(3);
  const table = Array.from({ length: 10 }, (_, offset) => at(players, (first + offset) % players.length))
    .map((person) => ({ person, turn: random(1_000_000) }))
    .sort((one, other) => one.turn - other.turn)
    .slice(0, size)
    .map(({ person }) => person);
  const setup = { ...PRESET_SETUPS[at(PRESETS, random(PRESETS.length))], chipSet: PRESET_SETUPS.official.chipSet, roundLimit: ROUNDS, chipPlan: CHIP_PLAN_OFF };
  const started = startMatch({ id: matchId(`match-${index}`), createdAt: timestamp(createdAt), players: table, setup });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  let match: Match = { ...started.value, about: { place: at(PLACES, random(PLACES.length)), note: random(8) === 0 ? `evening ${index}` : '' } };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const entries = entryTableOf(replay(match).state);
    if (!entries) break;
    const when = timestamp(createdAt + round * 12 * MINUTE_MS);
    const event = roundEvent(eventId(`round-${round}`), when, entryOf(entries, random));
    const added = addEvent(match, event, basisOf(match), changeId(`change-${round}`));
    if (!added.ok) break;
    match = added.value;
  }
  return match;
}

function entryOf({ handSize, playing }: EntryTable, random: Random): RoundEntry {
  const seats = playing.flatMap((plays, index) => (plays ? [index] : []));
  const winner = at(seats, random(seats.length));
  let twosLeft = 2;
  return {
    winner: seat(winner),
    hands: playing.map((plays, index) => {
      if (!plays) return null;
      if (index === winner) return { tiles: 0, twos: 0 };
      const tiles = 1 + random(handSize);
      const twos = random(4) === 0 ? Math.min(twosLeft, tiles, 1 + random(2)) : 0;
      twosLeft -= twos;
      return { tiles, twos };
    }),
  };
}

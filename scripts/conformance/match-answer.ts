import { checkChipSet } from '@/lib/chips';
import {
  eventId, MOST_ROUNDS, playerId, PRESET_SETUPS, replay, roundEvent, standingsOf, timestamp,
  type MatchSetup, type RoundEvent,
} from '@/lib/match';
import { isTableSize } from '@/lib/rules';
import { chips, err, ok, type Result } from '@/lib/shared';
import type { CaseOf } from './input';
import { roundEntryOf } from './round-entry';

export interface MatchAnswer {
  readonly chips: readonly number[];
  readonly places: readonly number[];
  readonly out: readonly number[];
  readonly over: boolean;
}

/** A round that cannot be, or that comes after the end, refuses the whole match. */
export function answerMatch({ start, roundLimit, rules, rounds }: CaseOf<'match'>): Result<MatchAnswer, unknown> {
  if (!isTableSize(start.length) || !start.every(isStock)) return err('no such table');
  if (roundLimit !== null && (roundLimit < 1 || roundLimit > MOST_ROUNDS)) return err('no such number of rounds');
  const events: RoundEvent[] = [];
  for (const [index, round] of rounds.entries()) {
    const entry = roundEntryOf(round);
    if (!entry.ok) return entry;
    events.push(roundEvent(eventId(`round ${index + 1}`), timestamp(index), entry.value));
  }
  const { official } = PRESET_SETUPS;
  const setup: MatchSetup = { ...official, roundLimit, rules: { ...official.rules, settlement: rules } };
  const seats = start.map((stock, index) => ({
    playerId: playerId(`player ${index + 1}`),
    name: `player ${index + 1}`,
    start: chips(stock),
  }));
  const played = replay({ seats, setup, events });
  if (played.conflict) return err(played.conflict);
  return ok({
    chips: played.state.balances,
    places: standingsOf(played.state).map(({ place }) => place),
    out: played.state.out.map(({ seat }) => seat),
    over: played.end !== null,
  });
}

/** Whether a player can start with so many chips. */
function isStock(stock: number): boolean {
  return checkChipSet([{ value: 1, count: stock }]).ok;
}

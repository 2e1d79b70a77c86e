import {
  addEvent, basisOf, changeId, CHIP_PLAN_OFF, everybodyOf, eventId, matchId, playerId, PRESET_SETUPS, redo, removeEvent, replaceRound, replay,
  roundEvent, standingsOf, startMatch, timestamp, undo,
  type Adjustment, type ChipPlan, type Match, type MatchEvent, type MatchSetup, type Person, type Replay, type RoundEvent, type RuleSet,
} from '@/lib/match';
import type { SettlementRules } from '@/lib/settlement';
import { at, chips, seat, type Result } from '@/lib/shared';
import { letter, roundOf } from './round-text';

export interface MatchOptions {
  readonly players?: number;
  /** By seat, where they do not all start with what the preset gives. */
  readonly start?: readonly number[];
  readonly settlement?: Partial<SettlementRules>;
  readonly rules?: Partial<RuleSet>;
  readonly roundLimit?: number | null;
  /** Off unless it is named. */
  readonly chipPlan?: ChipPlan;
}

/** A match of players A, B, … under the official rules but for what is named; open end unless a limit is named. */
export function matchOf({ players = 4, start, settlement, rules, roundLimit = null, chipPlan = CHIP_PLAN_OFF }: MatchOptions = {}): Match {
  const { official } = PRESET_SETUPS;
  const setup: MatchSetup = {
    ...official,
    roundLimit,
    chipPlan,
    rules: { ...official.rules, ...rules, settlement: { ...official.rules.settlement, ...settlement } },
  };
  const names = Array.from({ length: start?.length ?? players }, (_, index) => 'ABCDE'.charAt(index));
  const match = must(
    startMatch({
      id: matchId('match'),
      createdAt: timestamp(0),
      players: names.map((name) => ({ playerId: playerId(`player ${name}`), name })),
      setup,
    }),
  );
  return start ? { ...match, seats: match.seats.map((seat, index) => ({ ...seat, start: chips(start[index] ?? 0) })) } : match;
}

/** The value of a result that the test needs. */
export function must<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A round event, named: its id is the name. */
export function named(name: string, text: string): RoundEvent {
  return roundEvent(eventId(name), timestamp(0), roundOf(text));
}

export function adjusted(name: string, adjustment: Adjustment, reason = 'agreed'): MatchEvent {
  return { id: eventId(name), at: timestamp(0), type: 'adjustment', reason, adjustment };
}

export function finished(name = 'stop'): MatchEvent {
  return { id: eventId(name), at: timestamp(0), type: 'finish' };
}

/** A newcomer with 64 chips: his name is the last letter not yet at a table of four, unless another is named. */
export function joined(name: string, { player = 'E', start = 64, after = 3 } = {}): MatchEvent {
  const newcomer = { playerId: playerId(`player ${player}`), name: player, start: chips(start) };
  return { id: eventId(name), at: timestamp(0), type: 'join', player: newcomer, after: seat(after) };
}

export function left(name: string, index: number): MatchEvent {
  return { id: eventId(name), at: timestamp(0), type: 'leave', seat: seat(index) };
}

export function returned(name: string, index: number): MatchEvent {
  return { id: eventId(name), at: timestamp(0), type: 'return', seat: seat(index) };
}

export function swapped(name: string, one: number, other: number): MatchEvent {
  return { id: eventId(name), at: timestamp(0), type: 'swap', seats: [seat(one), seat(other)] };
}

/** From the next round on other rules, and perhaps another number of rounds. */
export function newRules(name: string, rules: RuleSet, roundLimit: number | null = null): MatchEvent {
  return { id: eventId(name), at: timestamp(0), type: 'rules', rules, roundLimit };
}

export function personAt(match: Match, index: number): Person {
  const { playerId: id, name } = at(everybodyOf(match), index);
  return { playerId: id, name };
}

/** Tries to add an event at the end, as the screen that shows the newest state does. */
export function tryAdd(match: Match, event: MatchEvent) {
  return addEvent(match, event, basisOf(match), changeId(`add ${event.id}`));
}

export function add(match: Match, ...events: readonly MatchEvent[]): Match {
  return events.reduce((current, event) => must(tryAdd(current, event)), match);
}

/** Rounds R1, R2, … at the end of a match that has none. */
export function rounds(match: Match, ...texts: readonly string[]): Match {
  return add(match, ...texts.map((text, index) => named(`R${index + 1}`, text)));
}

export function tryEdit(match: Match, name: string, text: string, id = `edit ${name} ${match.done.length}`) {
  const seen = match.events.find((event): event is RoundEvent => event.id === name && event.type === 'round');
  if (!seen) throw new Error(`no round ${name}`);
  return replaceRound(match, seen, roundOf(text), changeId(id));
}

export const edit = (match: Match, name: string, text: string): Match => must(tryEdit(match, name, text));

export function drop(match: Match, name: string): Match {
  return must(removeEvent(match, eventId(name), changeId(`drop ${name} ${match.done.length}`)));
}

/** Takes back the last change, whatever it was. */
export const back = (match: Match): Match => must(undo(match, match.done.at(-1)?.id ?? changeId('none')));
export const again = (match: Match): Match => must(redo(match, match.undone.at(-1)?.id ?? changeId('none')));

/** Chips by seat at the end of all events. */
export const balances = (match: Match): readonly number[] => replay(match).state.balances;

/** `A1 B=3`: by seat, `=` where the place is shared. */
export function placesOf(played: Replay): string {
  return standingsOf(played.state)
    .map(({ seat, place, shared }) => `${letter(seat)}${shared ? '=' : ''}${place}`)
    .join(' ');
}

/** FX1 of the fixtures: 84, 60, 76, 36. */
export function fx1(options: MatchOptions = {}): Match {
  return rounds(matchOf(options), '0 3 5 8', '4 0 2 6', '1 8 0 3');
}

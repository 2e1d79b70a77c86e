import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addEvent, basisOf, changeId, everybodyOf, eventId, playerId, playingOf, redo, removeEvent, renameSeat, replaceRound,
  replay, roundEvent, roundsOf, timestamp, undo, withRule,
  type ChangeError, type Match, type MatchEvent, type TableState,
} from '@/lib/match';
import { EXHAUSTIONS, PENALTIES, type RoundEntry } from '@/lib/settlement';
import { at, chips, seat, total, type Result, type Seat } from '@/lib/shared';
import { SEED } from '../support/round-arbitrary';
import { matchOf, must, tryAdd, type MatchOptions } from '../support/match-builder';

const STORIES = 250;
/** For slow machines: nothing is measured. */
const PATIENCE_MS = 60_000;

interface Typed {
  readonly first: number;
  readonly tiles: readonly number[];
}
type Command =
  | ({ readonly type: 'add' | 'edit'; readonly which: number } & Typed)
  | { readonly type: 'drop' | 'rename'; readonly which: number }
  | { readonly type: 'adjust' | 'seat' | 'rules'; readonly which: number; readonly first: number }
  | { readonly type: 'undo' | 'redo' };

const typed = { first: fc.nat(4), tiles: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 5 }), which: fc.nat(9) };
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('add' as const), ...typed }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('edit' as const), ...typed }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('drop' as const, 'rename' as const), which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('adjust', 'seat', 'seat', 'rules'), which: fc.nat(9), first: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('redo' as const) }) },
);

const options: fc.Arbitrary<MatchOptions> = fc.record({
  start: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 5 }),
  settlement: fc.record({
    exhaustion: fc.constantFrom(...EXHAUSTIONS),
    settlementOrder: fc.constantFrom('ordered' as const, 'net-first' as const),
  }),
  rules: fc.record({ tableOfTwo: fc.constantFrom('ends' as const, 'goes-on' as const) }),
  roundLimit: fc.constantFrom(null, 4, 6),
});

/** A possible round for those who are in. */
function entryFor(state: TableState, { first, tiles }: Typed): RoundEntry {
  const playing = playingOf(state);
  const seats = playing.flatMap((is, index) => (is ? [index] : []));
  const winner = seats[first % seats.length] ?? 0;
  return {
    winner: seat(winner),
    hands: playing.map((is, index) => (is ? { tiles: index === winner ? 0 : (tiles[index] ?? 1), twos: 0 } : null)),
  };
}

/** Chips, chairs or rules that change between two rounds; not all of it fits every table. */
function eventFor(match: Match, step: Extract<Command, { type: 'adjust' | 'seat' | 'rules' }>, turn: number): MatchEvent {
  const { state } = replay(match);
  const head = { id: eventId(`event ${turn}`), at: timestamp(turn) };
  const [one, other] = [step.first, step.which].map((number) => seat(number % state.seats.length)) as [Seat, Seat];
  if (step.type === 'adjust') {
    const amount = chips(1 + step.which);
    const kinds = [
      { kind: 'payment', from: one, to: other, amount },
      { kind: 'buy-in', seat: one, amount },
      { kind: 'cash-out', seat: one, amount },
      { kind: 'correction', changes: state.seats.map((_, index) => chips(index === 0 ? -amount : index === 1 ? amount : 0)) },
    ] as const;
    return { ...head, type: 'adjustment', reason: 'agreed', adjustment: at(kinds, (step.first + step.which) % kinds.length) };
  }
  if (step.type === 'rules') {
    const rules = withRule(state.rules, 'penalty', at(PENALTIES, step.which % PENALTIES.length));
    return { ...head, type: 'rules', rules, roundLimit: step.first === 0 ? null : 3 + step.which };
  }
  const back = state.left.at(0);
  const player = { playerId: playerId(`late ${turn}`), name: `Late ${turn}`, start: chips(1 + step.which) };
  const kinds: readonly MatchEvent[] = [
    { ...head, type: 'leave', seat: one },
    { ...head, type: 'join', player, after: other },
    { ...head, type: 'swap', seats: [one, other] },
    back ? { ...head, type: 'return', seat: back.seat } : { ...head, type: 'leave', seat: other },
  ];
  return at(kinds, step.which % kinds.length);
}

/** What happened to a match and, beside it, the plain lists of events it should have had all along. */
interface Story {
  match: Match;
  /** One list for every change, the first before any; `now` points at the one in force. */
  lists: readonly (readonly MatchEvent[])[];
  now: number;
}

function tell(story: Story, result: Result<Match, ChangeError>, events: readonly MatchEvent[]): void {
  if (!result.ok || result.value === story.match) return;
  story.match = result.value;
  story.lists = [...story.lists.slice(0, story.now + 1), events];
  story.now += 1;
}

function run(story: Story, step: Command, turn: number): void {
  const { match } = story;
  const { events } = match;
  const id = changeId(`change ${turn}`);
  switch (step.type) {
    case 'add': {
      const event = roundEvent(eventId(`event ${turn}`), timestamp(turn), entryFor(replay(match).state, step));
      return tell(story, addEvent(match, event, basisOf(match), id), [...events, event]);
    }
    case 'adjust':
    case 'seat':
    case 'rules': {
      const event = eventFor(match, step, turn);
      return tell(story, addEvent(match, event, basisOf(match), id), [...events, event]);
    }
    case 'rename': {
      const everybody = everybodyOf(match);
      const who = seat(step.which % everybody.length);
      const seen = at(everybody, who);
      const result = renameSeat(match, who, seen, { ...seen, name: `Called ${turn}` }, id);
      if (!result.ok) throw new Error(`refused: ${result.error.code}`);
      // Names are no events, but for those that newcomers came with.
      const renamed = events.map((event) =>
        event.type === 'join' && event.player.playerId === seen.playerId
          ? { ...event, player: { ...event.player, name: `Called ${turn}` } }
          : event,
      );
      return tell(story, result, renamed);
    }
    case 'edit': {
      const seen = events[step.which % Math.max(events.length, 1)];
      if (seen?.type !== 'round') return;
      const before = replay({ ...match, events: events.slice(0, events.indexOf(seen)) }).state;
      const entry = entryFor(before, step);
      return tell(story, replaceRound(match, seen, entry, id), events.map((event) => (event === seen ? { ...seen, entry } : event)));
    }
    case 'drop': {
      const gone = events[step.which % Math.max(events.length, 1)];
      return tell(story, removeEvent(match, gone?.id ?? eventId('none'), id), events.filter((event) => event !== gone));
    }
    case 'undo':
    case 'redo': {
      const way = step.type === 'undo' ? -1 : 1;
      const named = step.type === 'undo' ? match.done.at(-1) : match.undone.at(-1);
      const result = (step.type === 'undo' ? undo : redo)(match, named?.id ?? changeId('none'));
      expect(result.ok).toBe(story.lists[story.now + way] !== undefined);
      if (!result.ok) return;
      story.match = result.value;
      story.now += way;
    }
  }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

describe('any sequence of adding, editing, deleting, undo and redo', () => {
  const seen = { stories: 0, conflicts: 0, ends: 0, outs: 0, undone: 0, left: 0, joined: 0, moved: 0, renamed: 0, rules: 0 };

  it('1, 3, 15: leaves the events it should, and equals a fresh match with those rounds', () => {
    fc.assert(
      fc.property(options, fc.array(command, { minLength: 8, maxLength: 30 }), (chosen, commands) => {
        const fresh = freeze(matchOf(chosen));
        const story: Story = { match: fresh, lists: [[]], now: 0 };
        for (const [turn, step] of commands.entries()) {
          run(story, step, turn);
          freeze(story.match);
          if (!isDeepStrictEqual(story.match.events, story.lists[story.now])) {
            expect(story.match.events).toEqual(story.lists[story.now]);
          }
        }
        const played = replay(story.match);
        // Names are told from the seats; nothing else of the match as it began can have changed.
        const began = { ...fresh, seats: story.match.seats };
        expect(story.match.seats.map(({ playerId: id, start }) => [id, start])).toEqual(
          fresh.seats.map(({ playerId: id, start }) => [id, start]),
        );
        expect(replay({ ...began, events: structuredClone(story.match.events) })).toEqual(played);

        // Entered anew, one by one, as far as they go.
        let anew: Match = began;
        for (const event of story.match.events) {
          const added = tryAdd(anew, event);
          if (!added.ok) {
            expect(played.conflict?.eventId).toBe(event.id);
            break;
          }
          anew = added.value;
        }
        const again = replay(anew);
        expect(again.steps).toEqual(played.steps);
        expect(again.state).toEqual(played.state);
        expect(anew.events.length + (played.conflict?.waiting ?? 0)).toBe(story.match.events.length);
        if (!played.conflict) expect(again.end).toBe(played.end);

        for (const { after } of played.steps) expect(total(after.balances)).toBe(after.onTable);
        expect(roundsOf(played).map(({ round }) => round)).toEqual(roundsOf(played).map((_, index) => index + 1));

        seen.stories += 1;
        if (played.conflict) seen.conflicts += 1;
        if (played.end) seen.ends += 1;
        if (played.state.out.length > 0) seen.outs += 1;
        if (story.match.undone.length > 0) seen.undone += 1;
        if (played.state.left.length > 0) seen.left += 1;
        if (played.state.seats.length > fresh.seats.length) seen.joined += 1;
        if (played.state.onTable !== total(fresh.seats.map(({ start }) => start))) seen.moved += 1;
        if (story.match.done.some(({ type }) => type === 'rename')) seen.renamed += 1;
        if (played.steps.some(({ event }) => event.type === 'rules')) seen.rules += 1;
      }),
      { seed: SEED, numRuns: STORIES },
    );
    expect(seen.stories).toBe(STORIES);
    const { stories: _, ...kinds } = seen;
    for (const [kind, times] of Object.entries(kinds)) expect(times, kind).toBeGreaterThan(15);
  }, PATIENCE_MS);

  it('undone to the beginning is the match as it began; redone to the end is the match as it was', () => {
    fc.assert(
      fc.property(options, fc.array(command, { minLength: 5, maxLength: 20 }), (chosen, commands) => {
        const story: Story = { match: matchOf(chosen), lists: [[]], now: 0 };
        for (const [turn, step] of commands.entries()) run(story, step, turn);
        while (story.match.undone.length > 0) story.match = must(redo(story.match, story.match.undone.at(-1)?.id ?? changeId('')));
        const whole = story.match;
        let match = whole;
        while (match.done.length > 0) match = must(undo(match, match.done.at(-1)?.id ?? changeId('')));
        expect(match).toEqual({ ...matchOf(chosen), undone: match.undone });
        expect(match.undone).toHaveLength(whole.done.length);
        while (match.undone.length > 0) match = must(redo(match, match.undone.at(-1)?.id ?? changeId('')));
        expect(match).toEqual(whole);
      }),
      { seed: SEED, numRuns: STORIES },
    );
  }, PATIENCE_MS);
});

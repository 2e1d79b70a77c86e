import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addEvent, basisOf, changeId, eventId, playingOf, redo, removeEvent, replaceRound, replay, roundEvent, roundsOf,
  timestamp, undo,
  type ChangeError, type Match, type MatchEvent, type TableState,
} from '@/lib/match';
import { EXHAUSTIONS, type RoundEntry } from '@/lib/settlement';
import { seat, total, type Result } from '@/lib/shared';
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
  | { readonly type: 'drop'; readonly which: number }
  | { readonly type: 'undo' | 'redo' };

const typed = { first: fc.nat(4), tiles: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 5 }), which: fc.nat(9) };
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('add' as const), ...typed }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('edit' as const), ...typed }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('drop' as const), which: fc.nat(9) }) },
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
  const seen = { stories: 0, conflicts: 0, ends: 0, outs: 0, undone: 0 };

  it('1, 3, 15: leaves the events it should, and equals a fresh match with those rounds', () => {
    fc.assert(
      fc.property(options, fc.array(command, { minLength: 5, maxLength: 25 }), (chosen, commands) => {
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
        expect(replay({ ...fresh, events: structuredClone(story.match.events) })).toEqual(played);

        // Entered anew, one by one, as far as they go.
        let anew = fresh;
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
      }),
      { seed: SEED, numRuns: STORIES },
    );
    expect(seen.stories).toBe(STORIES);
    expect(Math.min(seen.conflicts, seen.ends, seen.outs, seen.undone)).toBeGreaterThan(15);
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
        expect(match.events).toEqual([]);
        expect(match.undone).toHaveLength(whole.done.length);
        while (match.undone.length > 0) match = must(redo(match, match.undone.at(-1)?.id ?? changeId('')));
        expect(match).toEqual(whole);
      }),
      { seed: SEED, numRuns: STORIES },
    );
  }, PATIENCE_MS);
});

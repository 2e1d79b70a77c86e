import fc from 'fast-check';
import { CHIP_COLOURS, CURRENT_EDITION_CHIPS, FIRST_EDITION_CHIPS } from '@/lib/chips';
import {
  addEvent, basisOf, changeId, describeMatch, entryTableOf, everybodyOf, eventId, handoverTask, LEADS, ledgerOf, matchId, notesKept, playerId,
  PRESETS, redo, removeEvent, renameSeat, replaceRound, replay, roundEvent, solveHandover, startMatch, SUIT_NAMINGS, TABLES_OF_TWO,
  timestamp, undo, withRule,
  type ChangeId, type Match, type MatchEvent, type MatchSetup,
} from '@/lib/match';
import { DEAL_PLANS, FLUSH_ORDERS, STRAIGHT_ORDERS, TWO_PLAYER_DEALS } from '@/lib/rules';
import {
  COLLECTORS, EXHAUSTIONS, PENALTIES, PENALTY_SCOPES, SETTLEMENT_ORDERS,
  type EntryTable, type RoundEntry,
} from '@/lib/settlement';
import { at, chips, seat } from '@/lib/shared';
import { must } from './fx1';

const setups: fc.Arbitrary<MatchSetup> = fc.record({
  preset: fc.constantFrom(...PRESETS),
  rules: fc.record({
    comparison: fc.record({
      straightOrder: fc.constantFrom(...STRAIGHT_ORDERS),
      flushOrder: fc.constantFrom(...FLUSH_ORDERS),
    }),
    settlement: fc.record({
      penalty: fc.constantFrom(...PENALTIES),
      penaltyScope: fc.constantFrom(...PENALTY_SCOPES),
      collectors: fc.constantFrom(...COLLECTORS),
      exhaustion: fc.constantFrom(...EXHAUSTIONS),
      settlementOrder: fc.constantFrom(...SETTLEMENT_ORDERS),
    }),
    deal: fc.record({
      dealPlan: fc.constantFrom(...DEAL_PLANS),
      twoPlayerDeal: fc.constantFrom(...TWO_PLAYER_DEALS),
    }),
    lead: fc.constantFrom(...LEADS),
    tableOfTwo: fc.constantFrom(...TABLES_OF_TWO),
    suitNaming: fc.constantFrom(...SUIT_NAMINGS),
  }),
  chipSet: fc.constantFrom(CURRENT_EDITION_CHIPS, FIRST_EDITION_CHIPS, [{ value: 7, count: 3 }, { value: 100, count: 1 }]),
  chipPlan: fc.record({
    on: fc.boolean(),
    bank: fc.boolean(),
    colours: fc.uniqueArray(
      fc.record({ value: fc.integer({ min: 1, max: 100 }), colour: fc.constantFrom(...CHIP_COLOURS) }),
      { maxLength: 3, selector: ({ value }) => value },
    ),
  }),
  roundLimit: fc.option(fc.integer({ min: 1, max: 99 })),
}).map((setup) => structuredClone(setup)); // an ordinary object, as a screen makes it

const STEPS = [
  'round', 'round', 'round', 'round', 'adjust', 'finish', 'join', 'leave', 'return', 'swap', 'rules', 'rename', 'describe',
  'handover', 'recount', 'chip-plan',
  'edit', 'remove', 'undo', 'redo',
] as const;
const steps = fc.array(
  fc.record({ type: fc.constantFrom(...STEPS), dice: fc.array(fc.nat(19), { minLength: 12, maxLength: 12 }) }),
  { maxLength: 14 },
);

/** Matches as the program makes them: started, then changed by the real functions, refusals left out. */
export const matches: fc.Arbitrary<Match> = fc
  .record({ names: fc.constantFrom(['Ann', 'Bo'], ['가', '나', '다'], ['A', 'b', 'C', 'd'], ['1', '2', '3', '4', '5']), setup: setups, steps })
  .map(({ names, setup, steps: taken }) => {
    const players = names.map((name, index) => ({ playerId: playerId(`player-${index}`), name }));
    let match = must(startMatch({ id: matchId('m'), createdAt: timestamp(1), players, setup }));
    for (const [number, step] of taken.entries()) match = take(match, step.type, step.dice, number);
    return match;
  });

function take(match: Match, type: (typeof STEPS)[number], dice: readonly number[], number: number): Match {
  const id = changeId(`change-${number}`);
  const head = { id: eventId(`event-${number}`), at: timestamp(1000 + number) };
  const add = (event: MatchEvent) => addEvent(match, event, basisOf(match), id);
  const picked = match.events[at(dice, 0) % Math.max(1, match.events.length)];
  const changed = (() => {
    switch (type) {
      case 'round': {
        const table = entryTableOf(replay(match).state);
        return table && add(roundEvent(head.id, head.at, randomEntry(table, dice)));
      }
      case 'adjust':
        return add({ ...head, type: 'adjustment', reason: `reason ${number}`, adjustment: randomAdjustment(match, dice) });
      case 'finish':
        return add({ ...head, type: 'finish' });
      case 'join':
        return add({
          ...head, type: 'join', after: seatBy(match, at(dice, 1)),
          player: { playerId: playerId(`late-${number}`), name: `Late ${number}`, start: chips(1 + at(dice, 2)) },
        });
      case 'leave':
      case 'return':
        return add({ ...head, type, seat: seatBy(match, at(dice, 1)) });
      case 'swap':
        return add({ ...head, type: 'swap', seats: [seatBy(match, at(dice, 1)), seatBy(match, at(dice, 2))] });
      case 'rules': {
        const rules = withRule(replay(match).state.rules, 'penalty', at(PENALTIES, at(dice, 1) % PENALTIES.length));
        return add({ ...head, type: 'rules', rules, roundLimit: at(dice, 2) === 0 ? null : at(dice, 2) });
      }
      case 'handover':
        return handOver(match, head, id);
      case 'recount': {
        const { stacks, box } = ledgerOf(match, replay(match).steps);
        const changes = everybodyOf(match).map((_, index) => chips(index === 0 ? -1 : index === 1 ? 1 : 0));
        return add({ ...head, type: 'recount', stacks, box, changes });
      }
      case 'chip-plan':
        return add({ ...head, type: 'chip-plan', plan: { on: true, bank: at(dice, 1) % 2 === 0, colours: [] } });
      case 'rename': {
        const who = seatBy(match, at(dice, 1));
        const seen = at(everybodyOf(match), who);
        const id2 = at(dice, 2) % 2 === 0 ? seen.playerId : playerId(`other-${number}`);
        return renameSeat(match, who, seen, { playerId: id2, name: `Called ${number}` }, id);
      }
      case 'describe':
        return describeMatch(match, match.about, { place: at(['', '서울', 'Bar 7'], at(dice, 1) % 3), note: `note ${at(dice, 2)}\nof ${number}` }, id);
      case 'edit':
        return picked?.type === 'round'
          ? replaceRound(match, picked, randomEntry({ handSize: 12, playing: picked.entry.hands.map((hand) => hand !== null) }, dice), id)
          : null;
      case 'remove':
        return picked ? removeEvent(match, picked.id, id) : null;
      case 'undo':
        return undo(match, match.done.at(-1)?.id ?? id);
      case 'redo':
        return redo(match, match.undone.at(-1)?.id ?? id);
    }
  })();
  return changed?.ok ? changed.value : match;
}

function handOver(match: Match, head: Pick<MatchEvent, 'id' | 'at'>, id: ChangeId) {
  const played = replay(match);
  const ledger = ledgerOf(match, played.steps);
  const task = handoverTask(ledger, played);
  // No clock: the search ends after so many questions, whatever it has found.
  let asked = 0;
  const plan = task && solveHandover(task, () => (asked += 1) > 40);
  if (!plan?.ok) return null;
  const moves = plan.value.parts.flatMap((part) => part.moves);
  const notes = [...notesKept(ledger, played.state), ...plan.value.notes];
  return addEvent(match, { ...head, type: 'handover', moves, notes }, basisOf(match), id);
}

function seatBy(match: Match, dice: number) {
  return seat(dice % everybodyOf(match).length);
}

function randomEntry(table: EntryTable, dice: readonly number[]): RoundEntry {
  const playing = table.playing.flatMap((plays, index) => (plays ? [index] : []));
  const winner = at(playing, at(dice, 1) % playing.length);
  let twosLeft = 4;
  return {
    winner: seat(winner),
    hands: table.playing.map((plays, index) => {
      if (!plays) return null;
      if (index === winner) return { tiles: 0, twos: 0 };
      const tiles = 1 + (at(dice, (2 + index) % dice.length) % table.handSize);
      const twos = Math.min(tiles, twosLeft, at(dice, (7 + index) % dice.length) % 3);
      twosLeft -= twos;
      return { tiles, twos };
    }),
  };
}

function randomAdjustment(match: Match, dice: readonly number[]) {
  const [one, other] = [seatBy(match, at(dice, 1)), seatBy(match, at(dice, 2))];
  const amount = chips(1 + at(dice, 3));
  const moved = everybodyOf(match).map((_, index) => chips(index === 0 ? -amount : index === 1 ? amount : 0));
  return at(
    [
      { kind: 'payment', from: one, to: other, amount },
      { kind: 'correction', changes: moved },
      { kind: 'buy-in', seat: one, amount },
      { kind: 'cash-out', seat: other, amount },
    ] as const,
    at(dice, 0) % 4,
  );
}

import {
  addEvent, basisOf, changeId, describeMatch, everybodyOf, eventId, matchId, playerId, PRESET_SETUPS, removeEvent, renameSeat, replaceRound,
  roundEvent, timestamp, undo,
  type Match, type MatchEvent, type RoundEvent,
} from '@/lib/match';
import { at, chips, seat } from '@/lib/shared';
import { addRound, entry, FX1, must, newMatch, playFx1 } from './fx1';
import { putRow, type Tab } from './tab';
import type { Backing } from '@/lib/storage/database';

export const FIRST_EDITION = matchId('match-first-edition');
export const DAMAGED = matchId('match-damaged');
export const SEATING = matchId('match-seating');
export const CHIPS = matchId('match-chips');

const { chipPlan: _, ...SETUP_OF_SCHEMA_1 } = PRESET_SETUPS.official;

/** A row as no version writes it: a hand is missing from its round. */
export const DAMAGED_ROW = {
  schema: 1, id: DAMAGED, createdAt: 1_500_000, deletedAt: null,
  seats: ['Ann', 'Bo', 'Cho'].map((name, index) => ({ playerId: `match-fx1-player-${index}`, name, start: 64 })),
  setup: SETUP_OF_SCHEMA_1,
  events: [{ id: 'r', at: 1, type: 'round', entry: { winner: 0, hands: [{ tiles: 0, twos: 0 }, { tiles: 1, twos: 0 }] } }],
  done: [], undone: [],
};

/** What the fixture of a schema version holds, written through the room as a screen would write it. */
export async function writeFixtureContent(tab: Tab, disk: Backing): Promise<void> {
  await playFx1(tab, 3);
  must(await tab.createMatch(newMatch(FIRST_EDITION, 2_000_000, ['Eve', '영희', 'Ann'], PRESET_SETUPS['first-edition'])));
  const steps: readonly ((match: Match) => ReturnType<typeof addEvent>)[] = [
    (match) => addEvent(match, roundEvent(eventId('r1'), timestamp(2_000_001), entry([5, 0, 12], [1, 0, 2])), basisOf(match), changeId('c1')),
    (match) => addEvent(match, {
      id: eventId('a1'), at: timestamp(2_000_002), type: 'adjustment', reason: 'a chip rolled under the table',
      adjustment: { kind: 'payment', from: seat(0), to: seat(2), amount: chips(1) },
    }, basisOf(match), changeId('c2')),
    (match) => addEvent(match, {
      id: eventId('a2'), at: timestamp(2_000_003), type: 'adjustment', reason: 'miscounted',
      adjustment: { kind: 'correction', changes: [-2, 0, 2].map(chips) },
    }, basisOf(match), changeId('c3')),
    (match) => replaceRound(match, match.events[0] as RoundEvent, entry([5, 0, 11], [1, 0, 1]), changeId('c4')),
    (match) => removeEvent(match, eventId('a2'), changeId('c5')),
    (match) => addEvent(match, { id: eventId('f1'), at: timestamp(2_000_004), type: 'finish' }, basisOf(match), changeId('c6')),
  ];
  for (const step of steps) must(await tab.changeMatch(FIRST_EDITION, step));

  must(await tab.createMatch(newMatch(SEATING, 500_000, ['Kim', 'Lee', 'Max'])));
  const head = (name: string, time: number) => ({ id: eventId(name), at: timestamp(500_000 + time) });
  const late = { playerId: playerId('match-seating-late'), name: 'Noa', start: chips(50) };
  const events: readonly MatchEvent[] = [
    roundEvent(eventId('s1'), timestamp(500_001), entry([0, 1, 2])),
    { ...head('s2', 2), type: 'join', player: late, after: seat(0) },
    { ...head('s3', 3), type: 'swap', seats: [seat(1), seat(2)] },
    { ...head('s4', 4), type: 'rules', rules: PRESET_SETUPS['first-edition'].rules, roundLimit: 7 },
    { ...head('s5', 5), type: 'leave', seat: seat(2) },
    { ...head('s6', 6), type: 'return', seat: seat(2) },
    { ...head('s7', 7), type: 'adjustment', reason: 'one more chip', adjustment: { kind: 'buy-in', seat: seat(1), amount: chips(5) } },
    { ...head('s8', 8), type: 'adjustment', reason: '', adjustment: { kind: 'cash-out', seat: seat(0), amount: chips(4) } },
    roundEvent(eventId('s9'), timestamp(500_009), entry([3, 0, 1, 2])),
    { ...head('s10', 10), type: 'leave', seat: seat(0) },
  ];
  for (const event of events) {
    must(await tab.changeMatch(SEATING, (match) => addEvent(match, event, basisOf(match), changeId(`c-${event.id}`))));
  }
  for (const [index, name] of [[3, 'Noah'], [1, 'Leo']] as const) {
    must(await tab.changeMatch(SEATING, (match) => {
      const seen = at(everybodyOf(match), index);
      return renameSeat(match, seat(index), seen, { ...seen, name }, changeId(`c-${name}`));
    }));
  }
  must(await tab.changeMatch(SEATING, (match) => undo(match, changeId('c-Leo'))));

  const said = { place: '영희네', note: 'the evening of the two 2s\nand of the cake' };
  must(await tab.changeMatch(FIRST_EDITION, (match) => describeMatch(match, match.about, said, changeId('c7'))));

  const undoing = matchId('match-undoing');
  must(await tab.createMatch({ ...newMatch(undoing, 3_000_000), setup: { ...PRESET_SETUPS.official, roundLimit: null } }));
  for (const number of [1, 2, 3] as const) must(await tab.changeMatch(undoing, addRound(number)));
  for (const change of ['add-3', 'add-2']) must(await tab.changeMatch(undoing, (match) => undo(match, changeId(change))));
  must(await tab.setDeleted(undoing, timestamp(3_000_009)));

  must(await tab.writeDraft(tab.roundDraftKey(FX1, eventId('round-2')), {
    kind: 'round', matchId: FX1, eventId: eventId('round-2'), basis: eventId('round-3'), at: timestamp(4_000_000),
    draft: { winner: seat(1), tiles: [4, null, 2, null], twos: [1, 0, 0, 0] },
  }));
  must(await tab.writeDraft(tab.SETUP_DRAFT_KEY, {
    kind: 'setup', names: ['Ann', '', ''], setup: PRESET_SETUPS.plus, at: timestamp(4_000_001),
  }));
  must(await tab.writeDraft(tab.formDraftKey(SEATING, 'chips'), {
    kind: 'form', matchId: SEATING, form: 'chips', at: timestamp(4_000_002),
    fields: [{ name: 'kind', text: 'buy-in' }, { name: 'amount', text: '１2' }],
  }));
  must(await tab.writeDraft(tab.QUICK_DRAFT_KEY, {
    kind: 'quick', names: ['Ann', '', ''], withChips: true, chips: ['64', '', 'x'], setup: PRESET_SETUPS.official,
    round: { winner: seat(0), tiles: [null, 3, null], twos: [0, 1, 0] }, at: timestamp(4_000_003),
  }));
  await putRow(disk, 'players', { schema: 2, id: 'player-gone', name: 'Old Eve', key: 'old eve', archived: true, mergedInto: null });
  await putRow(disk, 'players', {
    schema: 2, id: 'player-twice', name: 'Eva', key: 'eva', archived: false, mergedInto: 'match-first-edition-player-0',
  });
  await writeChipsMatch(tab);
  await putRow(disk, 'matches', DAMAGED_ROW);
  await putRow(disk, 'players', { schema: 1, id: playerId('player-damaged'), name: '', key: 'nobody' });
}

/** A match whose chips are handed over, counted and planned. */
async function writeChipsMatch(tab: Tab): Promise<void> {
  must(await tab.createMatch(newMatch(CHIPS, 400_000, ['Ann', 'Bo', 'Cho'])));
  const head = (name: string, time: number) => ({ id: eventId(name), at: timestamp(400_000 + time) });
  const events: readonly MatchEvent[] = [
    roundEvent(eventId('h1'), timestamp(400_001), entry([0, 4, 8])),
    {
      ...head('h2', 2), type: 'handover', notes: [],
      moves: [
        { from: seat(2), to: seat(0), value: 10, count: 1 }, { from: seat(2), to: seat(0), value: 1, count: 2 },
      ],
    },
    { ...head('h3', 3), type: 'chip-plan', plan: { on: true, bank: true, colours: [{ value: 5, colour: 'green' }] } },
    roundEvent(eventId('h4'), timestamp(400_004), entry([1, 0, 1])),
    {
      ...head('h5', 5), type: 'handover', notes: [{ from: seat(0), to: seat(1), amount: chips(1) }],
      moves: [{ from: seat(2), to: seat(1), value: 1, count: 1 }],
    },
    { ...head('h6', 6), type: 'recount', stacks: [[6, 4, 5], [5, 4, 3], [1, 4, 4]], box: [8, 8, 8], changes: [0, -10, 10].map(chips) },
  ];
  for (const event of events) {
    must(await tab.changeMatch(CHIPS, (match) => addEvent(match, event, basisOf(match), changeId(`c-${event.id}`))));
  }
}

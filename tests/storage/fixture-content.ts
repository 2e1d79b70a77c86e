import {
  addEvent, basisOf, changeId, eventId, matchId, playerId, PRESET_SETUPS, removeEvent, replaceRound, roundEvent, timestamp, undo,
  type Match, type RoundEvent,
} from '@/lib/match';
import { chips, seat } from '@/lib/shared';
import { addRound, entry, FX1, must, newMatch, playFx1 } from './fx1';
import { putRow, type Tab } from './tab';
import type { Backing } from '@/lib/storage/database';

export const FIRST_EDITION = matchId('match-first-edition');
export const DAMAGED = matchId('match-damaged');

/** A row as no version writes it: a hand is missing from its round. */
export const DAMAGED_ROW = {
  schema: 1, id: DAMAGED, createdAt: 1_500_000, deletedAt: null,
  seats: ['Ann', 'Bo', 'Cho'].map((name, index) => ({ playerId: `match-fx1-player-${index}`, name, start: 64 })),
  setup: PRESET_SETUPS.official,
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
  await putRow(disk, 'matches', DAMAGED_ROW);
  await putRow(disk, 'players', { schema: 1, id: playerId('player-damaged'), name: '', key: 'nobody' });
}

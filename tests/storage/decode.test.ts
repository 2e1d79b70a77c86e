import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addEvent, basisOf, changeId, eventId, matchId, playerId, PRESET_SETUPS, removeEvent, renameSeat, replaceRound, startMatch,
  timestamp, undo, type Match, type MatchEvent, type RoundEvent,
} from '@/lib/match';
import { at, chips, invariant, seat, type Result } from '@/lib/shared';
import { decodeMatch, encodeMatch } from '@/lib/storage';
import { decodeDraft, encodeDraft } from '@/lib/storage/draft-row';
import { draftKeyOf, type Draft } from '@/lib/storage/draft';
import { decodePlayer, encodePlayer, newPlayer } from '@/lib/storage/player-row';
import type { Damage } from '@/lib/storage';
import { accepted, planned, withChips } from '../match/table-of-chips';
import { add, rounds } from '../support/match-builder';
import { addRound, entry, must } from './fx1';
import { matches } from './random-match';

const SEED = { seed: 20_241 } as const;

type Path = readonly (string | number)[];

/** A match with one of everything that can stand in a row. */
function fullMatch(): Match {
  const players = ['Ann', 'Bo', 'Cho', 'Dee'].map((name, index) => ({ playerId: playerId(`p${index}`), name }));
  let match = must(startMatch({ id: matchId('m'), createdAt: timestamp(5), players, setup: PRESET_SETUPS['first-edition'] }));
  match = must(addRound(1)(match));
  const adjustments = [
    { kind: 'payment', from: seat(1), to: seat(2), amount: chips(3) },
    { kind: 'correction', changes: [1, -1, 0, 0].map(chips) },
    { kind: 'buy-in', seat: seat(3), amount: chips(10) },
    { kind: 'cash-out', seat: seat(0), amount: chips(2) },
  ] as const;
  for (const [index, adjustment] of adjustments.entries()) {
    const event = { id: eventId(`adjust-${index}`), at: timestamp(6), type: 'adjustment', reason: 'why', adjustment } as const;
    match = must(addEvent(match, event, basisOf(match), changeId(`adjusted-${index}`)));
  }
  match = must(replaceRound(match, match.events[0] as RoundEvent, entry([0, 3, 5, 8], [0, 0, 0, 1]), changeId('edited')));
  match = must(addRound(2)(match));
  const head = (name: string) => ({ id: eventId(name), at: timestamp(7) });
  const steps: readonly MatchEvent[] = [
    { ...head('join'), type: 'join', player: { playerId: playerId('p4'), name: 'Eve', start: chips(20) }, after: seat(1) },
    { ...head('swap'), type: 'swap', seats: [seat(4), seat(0)] },
    { ...head('leave'), type: 'leave', seat: seat(4) },
    { ...head('return'), type: 'return', seat: seat(4) },
    { ...head('rules'), type: 'rules', rules: PRESET_SETUPS.official.rules, roundLimit: 7 },
    { ...head('chip-plan'), type: 'chip-plan', plan: { on: true, bank: true, colours: [{ value: 25, colour: 'green' }] } },
    {
      ...head('recount'), type: 'recount', stacks: [[4, 4, 5], [4, 4, 5], [4, 4, 5], [4, 4, 5], [0, 4, 0]], box: [4, 0, 5],
      changes: [1, -1, 0, 0, 0].map(chips),
    },
  ];
  for (const event of steps) match = must(addEvent(match, event, basisOf(match), changeId(`did-${event.id}`)));
  match = must(renameSeat(match, seat(4), { playerId: playerId('p4'), name: 'Eve' }, { playerId: playerId('p5'), name: 'Eva' }, changeId('renamed')));
  match = must(removeEvent(match, eventId('adjust-3'), changeId('removed')));
  match = must(addEvent(match, { id: eventId('end'), at: timestamp(9), type: 'finish' }, basisOf(match), changeId('ended')));
  match = must(undo(match, changeId('ended')));
  return must(undo(match, changeId('removed')));
}

/** With chips that were handed over, and a note. */
function handedOver(): Match {
  const match = rounds(withChips(planned({ players: 3 }), [{ value: 10, count: 6 }]), '0 3 12');
  return add(match, accepted(match, 'handed over'));
}

const DRAFTS: readonly Draft[] = [
  {
    kind: 'round', matchId: matchId('m'), eventId: eventId('e'), basis: eventId('b'), at: timestamp(7),
    draft: { winner: seat(2), tiles: [1, 2, 3, null], twos: [0, 1, 0, 0] },
  },
  { kind: 'setup', names: ['Ann', ''], setup: PRESET_SETUPS.plus, at: timestamp(8) },
  { kind: 'form', matchId: matchId('m'), form: 'chips', fields: [{ name: 'amount', text: '1 2' }, { name: 'reason', text: '' }], at: timestamp(9) },
  {
    kind: 'quick', names: ['Ann', '', 'Cho'], withChips: true, chips: ['12a', '', '３0'], setup: PRESET_SETUPS.official,
    round: { winner: seat(2), tiles: [1, null, 3], twos: [0, 1, 0] }, at: timestamp(9),
  },
];

interface Kind {
  readonly name: string;
  readonly row: unknown;
  readonly decode: (row: unknown) => Result<unknown, Damage>;
}

/** Every kind of row, each holding one of everything. */
const ROWS: readonly Kind[] = [
  { name: 'match', row: encodeMatch({ match: fullMatch(), deletedAt: timestamp(4) }), decode: decodeMatch },
  { name: 'player', row: encodePlayer(newPlayer(playerId('p'), 'Ann')), decode: decodePlayer },
  ...DRAFTS.map((draft) => ({ name: `${draft.kind} draft`, row: encodeDraft(draftKeyOf(draft), draft), decode: decodeDraft })),
  { name: 'match with a hand-over', row: encodeMatch({ match: handedOver(), deletedAt: timestamp(4) }), decode: decodeMatch },
];

function leaves(value: unknown, path: Path = []): readonly { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const parts = Array.isArray(value) ? value.map((part, index) => [index, part] as const) : Object.entries(value);
  return parts.flatMap(([key, part]) => leaves(part, [...path, key]));
}

function objects(value: unknown, path: Path = []): readonly { path: Path; keys: readonly string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((part, index) => objects(part, [...path, index]));
  const below = Object.entries(value).flatMap(([key, part]) => objects(part, [...path, key]));
  return [{ path, keys: Object.keys(value) }, ...below];
}

/** A copy in which `change` has been done to whatever holds the last step of the path. */
function altered(row: unknown, path: Path, change: (holder: Record<string | number, unknown>, key: string | number) => void) {
  const copy = structuredClone(row);
  let holder = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>;
  change(holder, at(path, path.length - 1));
  return copy;
}

const withValue = (row: unknown, path: Path, value: unknown) =>
  altered(row, path, (holder, key) => { holder[key] = value; });

function text(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('').replace(/^\./, '');
}

function damageOf(result: Result<unknown, Damage>): Damage {
  invariant(!result.ok, 'a row that should have been refused was read');
  return result.error;
}

const NOT_NUMBERS = ['', ' ', '\t', null, undefined, [], {}, true, false, '3', '0', NaN, Infinity, -Infinity, 1.5, 3n, new Date(3)];

describe('rows are read strictly', () => {
  it.each(ROWS)('a $name as it is written is read', ({ row, decode }) => {
    expect(decode(row).ok).toBe(true);
  });

  it.each(ROWS)('51 no number of a $name is taken from anything else', ({ row, decode }) => {
    const numbers = leaves(row).filter((leaf) => typeof leaf.value === 'number');
    expect(numbers.length).toBeGreaterThan(0);
    for (const { path } of numbers) {
      for (const wrong of NOT_NUMBERS) {
        const mayBeNull = /^deletedAt$|roundLimit$|(draft|round)\.(winner$|tiles)/.test(text(path));
        if (wrong === null && mayBeNull) continue;
        const damage = damageOf(decode(withValue(row, path, wrong)));
        expect([damage.code, damage.path], `${text(path)} = ${String(wrong)}`).toEqual(['damaged', text(path)]);
      }
    }
  });

  it.each(ROWS)('no text of a $name is taken from anything else', ({ row, decode }) => {
    const texts = leaves(row).filter((leaf) => typeof leaf.value === 'string');
    expect(texts.length).toBeGreaterThan(0);
    for (const { path } of texts) {
      for (const wrong of [3, undefined, [], {}, true, new Date(3)]) {
        expect(damageOf(decode(withValue(row, path, wrong))).path).toBe(text(path));
      }
    }
  });

  it.each(ROWS)('a $name without one of its fields, or with one more, is damaged', ({ row, decode }) => {
    for (const { path, keys } of objects(row)) {
      for (const key of keys) {
        const without = altered(row, [...path, key], (holder, last) => { delete holder[last]; });
        expect(damageOf(decode(without)).path).toBe(text([...path, key]));
      }
      expect(damageOf(decode(withValue(row, [...path, 'more'], 1))).path).toBe(text([...path, 'more']));
    }
  });

  it.each(ROWS)('an option of a $name that is not known is damaged', ({ name, row, decode }) => {
    const free = /(^|\.)(id|key|playerId|name|place|note|text|reason|matchId|eventId|basis)$|(names|chips)\[/;
    const options = leaves(row).filter((leaf) => typeof leaf.value === 'string' && !free.test(text(leaf.path)));
    expect(options.length).toBeGreaterThan(name === 'player' ? -1 : 0);
    for (const { path } of options) {
      for (const wrong of ['', 'official ', 'constructor', 'sudden-death']) {
        expect(damageOf(decode(withValue(row, path, wrong))).path).toBe(text(path));
      }
    }
  });

  it.each(ROWS)('a $name of a newer schema is newer, not damaged, whatever else it holds', ({ row, decode }) => {
    expect(damageOf(decode({ ...(row as object), schema: 99, more: 1 }))).toMatchObject({ code: 'newer', path: 'schema' });
    for (const schema of [0, -1, 1.5, NaN, Infinity, '1', null]) {
      expect(damageOf(decode({ ...(row as object), schema }))).toMatchObject({ code: 'damaged', path: 'schema' });
    }
  });

  it.each([undefined, null, 3, 'row', [], () => 0])('%s is no row', (row) => {
    for (const { decode } of ROWS) expect(damageOf(decode(row)).code).toBe('damaged');
  });
});

describe('what the fields of a match say together', () => {
  const row = at(ROWS, 0).row;
  const events = (row as { events: readonly unknown[] }).events;
  it.each<[string, Path, unknown, string]>([
    ['too few seats', ['seats'], [{ playerId: 'p', name: 'A', start: 64 }], 'seats'],
    ['a blank name', ['seats', 1, 'name'], ' \u200b ', 'seats[1].name'],
    ['a person at two seats', ['seats', 2, 'playerId'], 'p0', 'seats[2].playerId'],
    ['no chips to start with', ['seats', 1, 'start'], 0, 'seats[1].start'],
    ['an impossible chip set', ['setup', 'chipSet', 0, 'count'], 10_000_000, 'setup.chipSet'],
    ['chips in no order', ['setup', 'chipSet', 0, 'value'], 6, 'setup.chipSet'],
    ['a round limit of 0', ['setup', 'roundLimit'], 0, 'setup.roundLimit'],
    ['too few hands', ['events', 0, 'entry', 'hands'], [], 'events[0].entry.hands'],
    ['a winner who is not there', ['events', 0, 'entry', 'winner'], 4, 'events[0].entry.winner'],
    ['a negative count', ['events', 0, 'entry', 'hands', 1, 'tiles'], -1, 'events[0].entry.hands[1].tiles'],
    ['a payer who is not there', ['events', 1, 'adjustment', 'from'], 5, 'events[1].adjustment.from'],
    ['a payee who is not there', ['events', 1, 'adjustment', 'to'], 9, 'events[1].adjustment.to'],
    ['a correction for others', ['events', 2, 'adjustment', 'changes'], [0, 0], 'events[2].adjustment.changes'],
    ['a buyer who is not there', ['events', 3, 'adjustment', 'seat'], 5, 'events[3].adjustment.seat'],
    ['an amount that sums could lose', ['events', 1, 'adjustment', 'amount'], 2 ** 53 - 1, 'events[1].adjustment.amount'],
    ['an event twice', ['events', 1, 'id'], 'round-1', 'events[1].id'],
    ['a change twice', ['done', 1, 'id'], 'add-1', 'done[1].id'],
    ['a change done and undone', ['undone', 0, 'id'], 'add-1', 'undone[0].id'],
    ['fewer hands in a change', ['done', 0, 'event', 'entry', 'hands'], [], 'done[0].event.entry.hands'],
    ['a change that is not what happened', ['done', 6, 'event', 'entry', 'hands', 0, 'tiles'], 5, 'done[6]'],
    ['a change of another place', ['done', 6, 'index'], 2, 'done[6]'],
    ['an edit of another event', ['done', 5, 'before', 'id'], 'elsewhere', 'done[5]'],
    ['a removal that cannot be repeated', ['undone', 1, 'index'], 1, 'undone[1]'],
    ['a finish that cannot be repeated', ['undone', 0, 'index'], 77, 'undone[0]'],
    ['events without the last', ['events'], events.slice(0, -1), 'done[13]'],
    ['a newcomer twice', ['events', 6, 'player', 'playerId'], 'p1', 'events'],
    ['a newcomer beside nobody', ['events', 6, 'after'], 5, 'events[6].after'],
    ['a leaver who is not there', ['events', 8, 'seat'], 5, 'events[8].seat'],
    ['a swap with nobody', ['events', 7, 'seats', 1], 5, 'events[7].seats'],
    ['a new name for nobody', ['done', 14, 'seat'], 5, 'done[14].seat'],
    ['a new name that is not in force', ['done', 14, 'after', 'name'], 'Zoe', 'done[14]'],
    ['a time no calendar has', ['createdAt'], 8.64e15 + 1, 'createdAt'],
  ])('%s is damage', (_, path, value, named) => {
    const damage = damageOf(decodeMatch(withValue(row, path, value)));
    expect([damage.code, damage.path]).toEqual(['damaged', named]);
  });

  it('a round that its table does not allow is read: replay says so and keeps it', () => {
    const odd = withValue(withValue(row, ['done'], []), ['undone'], []);
    expect(decodeMatch(withValue(odd, ['events', 0, 'entry', 'hands', 3, 'tiles'], 14)).ok).toBe(true);
  });
});

describe('what the fields of a draft say together', () => {
  const row = at(ROWS, 2).row;
  it.each<[string, Path, unknown, string]>([
    ['of another round', ['draft', 'eventId'], 'other', 'key'],
    ['of another match', ['draft', 'matchId'], 'other', 'key'],
    ['under another key', ['key'], 'setup', 'key'],
    ['with 2s for other seats', ['draft', 'draft', 'twos'], [0], 'draft.draft.twos'],
    ['won by nobody at the table', ['draft', 'draft', 'winner'], 4, 'draft.draft.winner'],
  ])('a draft %s is damage', (_, path, value, named) => {
    expect(damageOf(decodeDraft(withValue(row, path, value))).path).toBe(named);
  });

  it.each<[string, Path, unknown, string]>([
    ['of one player', ['draft', 'names'], ['Ann'], 'draft.names'],
    ['of six', ['draft', 'names'], ['A', 'B', 'C', 'D', 'E', 'F'], 'draft.names'],
    ['of another table', ['draft', 'names'], ['Ann', 'Bo'], 'draft.chips'],
    ['with chips for other seats', ['draft', 'chips'], ['1'], 'draft.chips'],
    ['with tiles for other seats', ['draft', 'round', 'tiles'], [1, 2], 'draft.round.tiles'],
    ['with 2s for other seats', ['draft', 'round', 'twos'], [0], 'draft.round.twos'],
    ['won by nobody at the table', ['draft', 'round', 'winner'], 3, 'draft.round.winner'],
    ['under the key of a setup', ['key'], 'setup', 'key'],
  ])('a round without a match %s is damage', (_, path, value, named) => {
    expect(damageOf(decodeDraft(withValue(at(ROWS, 5).row, path, value))).path).toBe(named);
  });

  it('a setup that is not allowed yet is a draft like any other', () => {
    expect(decodeDraft(withValue(at(ROWS, 3).row, ['draft', 'setup', 'roundLimit'], 0)).ok).toBe(true);
  });
});

describe('encoding is the inverse of decoding', () => {
  it('for whatever the program makes', () => {
    const seen = { undone: 0, adjustments: 0, out: 0, edits: 0, finished: 0 };
    fc.assert(
      fc.property(matches, fc.option(fc.nat()), (match, deleted) => {
        const record = { match, deletedAt: deleted === null ? null : timestamp(deleted) };
        const row = encodeMatch(record);
        const read = decodeMatch(structuredClone(row));
        expect(read).toStrictEqual({ ok: true, value: record });
        expect(read.ok && encodeMatch(read.value)).toStrictEqual(row);
        expect(decodeMatch(JSON.parse(JSON.stringify(row)))).toStrictEqual(read);
        seen.undone += match.undone.length;
        seen.adjustments += match.events.filter((event) => event.type === 'adjustment').length;
        seen.finished += match.events.filter((event) => event.type === 'finish').length;
        seen.edits += match.done.filter((change) => change.type === 'replace').length;
        seen.out += match.events.filter((event) => event.type === 'round' && event.entry.hands.includes(null)).length;
      }),
      { ...SEED, numRuns: 300 },
    );
    expect(Math.min(seen.undone, seen.adjustments, seen.finished, seen.edits, seen.out)).toBeGreaterThan(0);
  });

  it.each(DRAFTS)('for a $kind draft', (draft) => {
    const key = draftKeyOf(draft);
    expect(decodeDraft(encodeDraft(key, draft))).toStrictEqual({ ok: true, value: draft });
  });

  it('-0 is never stored, and never read', () => {
    const match = fullMatch();
    const [first, ...rest] = match.events as readonly [RoundEvent, ...Match['events']];
    const minus = { ...first, entry: { ...first.entry, winner: -0 as typeof first.entry.winner } };
    const row = encodeMatch({ match: { ...match, events: [minus, ...rest] }, deletedAt: timestamp(-0) });
    const zeros = leaves(row).filter((leaf) => leaf.value === 0);
    expect(zeros.length).toBeGreaterThan(5);
    expect(zeros.filter((leaf) => Object.is(leaf.value, -0))).toEqual([]);
    const read = decodeMatch(withValue(row, ['deletedAt'], -0));
    expect(read.ok && Object.is(read.value.deletedAt, 0)).toBe(true);
  });
});

describe('161 what was read cannot be changed by whoever reads it', () => {
  it.each(ROWS)('a $name is frozen to its last leaf', ({ row, decode }) => {
    const open: string[] = [];
    let looked = 0;
    const visit = (value: unknown, path: Path) => {
      if (typeof value !== 'object' || value === null) return;
      looked += 1;
      if (!Object.isFrozen(value)) open.push(text(path));
      for (const [key, part] of Object.entries(value)) visit(part, [...path, key]);
    };
    visit(must(decode(row)), []);
    expect(looked).toBeGreaterThan(0);
    expect(open).toEqual([]);
  });
});

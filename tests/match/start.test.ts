import { describe, expect, it } from 'vitest';
import { type ChipSet } from '@/lib/chips';
import { chips } from '@/lib/shared';
import {
  matchId, MOST_ROUNDS, playerId, PRESET_SETUPS, PRESETS, replay, startMatch, timestamp,
  type MatchSetup, type Preset, type StartError,
} from '@/lib/match';

const start = (names: readonly string[], setup: Partial<MatchSetup> = {}, starts?: readonly number[]) =>
  startMatch({
    id: matchId('match'),
    createdAt: timestamp(7),
    players: names.map((name, index) => ({ playerId: playerId(`player ${index}`), name })),
    setup: { ...PRESET_SETUPS.official, ...setup },
    starts: starts?.map(chips),
  });
const FOUR = ['Ara', 'Bo', 'Chae', 'Dan'];
const withChips = (...chipSet: ChipSet) => start(FOUR, { chipSet });

/** Each fault once, complete by type. */
const FAULTS = {
  'bad-number-of-players': [start(['Ara']), [{ code: 'bad-number-of-players', players: 1 }]],
  'blank-name': [start(['Ara', ' ', 'Chae']), [{ code: 'blank-name', seat: 1 }]],
  'long-name': [start(['Ara', 'Bo', 'x'.repeat(25)]), [{ code: 'long-name', seat: 2, max: 24 }]],
  'name-twice': [start(['Ara', 'Bo', 'ara']), [{ code: 'name-twice', seat: 2, name: 'ara' }]],
  'bad-round-limit': [start(FOUR, { roundLimit: 0 }), [{ code: 'bad-round-limit', max: MOST_ROUNDS }]],
  'bad-start-chips': [start(FOUR, {}, [1, 0, 1_000_000, 1_000_001]), [1, 3].map((seat) => ({ code: 'bad-start-chips', seat, max: 1_000_000 }))],
  'no-chips': [withChips(), [{ code: 'no-chips' }]],
  'bad-chip-value': [withChips({ value: 0, count: 4 }), [{ code: 'bad-chip-value', index: 0 }]],
  'bad-chip-count': [withChips({ value: 1, count: -1 }), [{ code: 'bad-chip-count', index: 0 }]],
  'chip-value-twice': [withChips({ value: 5, count: 1 }, { value: 5, count: 2 }), [{ code: 'chip-value-twice', value: 5 }]],
  'too-many-chips': [withChips({ value: 1_000_000, count: 2 }), [{ code: 'too-many-chips', max: 1_000_000 }]],
} as const satisfies Record<StartError['code'], readonly [ReturnType<typeof start>, readonly object[]]>;

describe('a match that cannot begin', () => {
  it.each(Object.entries(FAULTS))('%s', (_, [result, error]) => {
    expect(result).toEqual({ ok: false, error });
  });

  it.each([0, 1, 6, 7])('1.4 %i players', (players) => {
    const names = Array.from({ length: players }, (_, index) => `P${index}`);
    expect(start(names)).toEqual({ ok: false, error: [{ code: 'bad-number-of-players', players }] });
  });

  it.each([0, -1, 1.5, NaN, Infinity, MOST_ROUNDS + 1])('5.2 %s rounds', (roundLimit) => {
    expect(start(FOUR, { roundLimit })).toMatchObject({ ok: false, error: [{ code: 'bad-round-limit' }] });
  });

  it('names every fault at once', () => {
    const result = start(['', 'Bo', 'BO', 'x'.repeat(25), 'Eun', 'Fae'], { roundLimit: 0, chipSet: [] });
    expect(!result.ok && result.error.map(({ code }) => code)).toEqual([
      'bad-number-of-players', 'blank-name', 'name-twice', 'long-name', 'bad-round-limit', 'no-chips',
    ]);
  });

  it('two blank names are blank, not the same', () => {
    const result = start([' ', '', 'Chae']);
    expect(!result.ok && result.error.map(({ code }) => code)).toEqual(['blank-name', 'blank-name']);
  });
});

describe('a match that begins', () => {
  it('has seats in the order given, their chips, its rules, and no events', () => {
    expect(start(FOUR)).toEqual({
      ok: true,
      value: {
        id: 'match',
        createdAt: 7,
        seats: FOUR.map((name, index) => ({ playerId: `player ${index}`, name, start: 64 })),
        setup: PRESET_SETUPS.official,
        about: { place: '', note: '' },
        events: [],
        done: [],
        undone: [],
      },
    });
  });

  it('with chips of each player’s own, where they are stated', () => {
    const started = start(FOUR, {}, [100, 80, 60, 10]);
    expect(started.ok && started.value.seats.map((seat) => seat.start)).toEqual([100, 80, 60, 10]);
    expect(started.ok && replay(started.value).state.onTable).toBe(250);
  });

  it.each([2, 3, 4, 5])('1.4 %i players', (players) => {
    const started = start(['Ara', 'Bo', 'Chae', 'Dan', 'Eun'].slice(0, players));
    expect(started.ok && replay(started.value)).toMatchObject({
      end: null, conflict: null, steps: [], state: { onTable: 64 * players, roundsPlayed: 0, lastWinner: null },
    });
  });

  it.each([1, MOST_ROUNDS, null])('5.2 %s rounds', (roundLimit) => {
    expect(start(FOUR, { roundLimit }).ok).toBe(true);
  });

  it('5.1 with any set the table enters, kept by rising value', () => {
    const started = withChips({ value: 100, count: 1 }, { value: 2, count: 5 }, { value: 7, count: 0 });
    expect(started.ok && started.value.setup.chipSet.map(({ value }) => value)).toEqual([2, 7, 100]);
    expect(started.ok && started.value.seats.map((seat) => seat.start)).toEqual([110, 110, 110, 110]);
  });
});

describe('the presets of rules.md 6', () => {
  /** Presets differ from the official one in nothing but this. */
  const DIFFERENCES: Record<Preset, object> = {
    official: {},
    'first-edition': {
      'rules.comparison.flushOrder': 'highest-then-suit',
      'rules.settlement.penaltyScope': 'payment',
      'rules.settlement.exhaustion': 'ends-match',
      'rules.suitNaming': 'colour',
    },
    plus: {},
  };

  it.each(PRESETS)('%s changes what it says and nothing else', (preset) => {
    const official = flat(PRESET_SETUPS.official);
    const entries = Object.entries(flat(PRESET_SETUPS[preset])).filter(([key]) => /^rules|^roundLimit/u.test(key));
    expect(entries.length).toBeGreaterThan(10);
    expect(Object.fromEntries(entries.filter(([key, value]) => official[key] !== value))).toEqual(DIFFERENCES[preset]);
    expect(PRESET_SETUPS[preset].preset).toBe(preset);
  });

  it('official is everything first-named: 4.2, 4.5, 4.6, 4.9, 4.10, 3.4, 3.6, 1.4, 1.5, and 5 rounds', () => {
    expect(PRESET_SETUPS.official.rules).toEqual({
      comparison: { straightOrder: 'official', flushOrder: 'all-numbers' },
      settlement: {
        penalty: 'double-each', penaltyScope: 'count', collectors: 'all', exhaustion: 'out-of-match', settlementOrder: 'ordered',
      },
      deal: { dealPlan: 'standard', twoPlayerDeal: 'up-to-six' },
      lead: 'cloud-three',
      tableOfTwo: 'ends',
      suitNaming: 'symbol',
    });
    expect(PRESET_SETUPS.official.roundLimit).toBe(5);
  });

  /** Chips per player; null where the table must enter the counts first (5.1). */
  const STOCKS: Record<Preset, number | null> = { official: 64, 'first-edition': 149, plus: null };
  it.each(PRESETS)('5.1 what %s starts with', (preset) => {
    const started = start(FOUR, PRESET_SETUPS[preset]);
    expect(started.ok ? started.value.seats[0]?.start : null).toBe(STOCKS[preset]);
    if (!started.ok) expect(started.error).toEqual([{ code: 'no-chips' }]);
  });

  it('plus starts once the table has entered its counts', () => {
    const chipSet = PRESET_SETUPS.plus.chipSet.map(({ value }) => ({ value, count: 2 }));
    const started = start(FOUR, { ...PRESET_SETUPS.plus, chipSet });
    expect(started.ok && started.value.seats[0]?.start).toBe(2 * (1 + 2 + 5 + 10 + 50 + 100));
  });
});

/** Plain data as paths and leaves. */
function flat(value: object, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null
        ? Object.entries(flat(inner, `${path}${key}.`))
        : [[`${path}${key}`, inner] as const],
    ),
  );
}

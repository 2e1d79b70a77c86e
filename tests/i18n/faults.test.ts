import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n';
import { messagesOf } from '@/lib/i18n/catalogues';
import { eventId, type ChangeError, type Conflict, type MatchEnd, type NameFault, type Problem, type StartError } from '@/lib/match';
import { ENTRY_CLAUSES, type EntryError } from '@/lib/settlement';
import { chips, seat, type Seat } from '@/lib/shared';
import type { StorageFault } from '@/lib/storage';

/** One of each: a code without a sample does not compile. */
type Samples<E extends { readonly code: string }> = { readonly [C in E['code']]: Extract<E, { code: C }> };

const names = (at: Seat) => ['민준', '서연', '한별', 'Jack'][at] ?? '';
const HAN = seat(2);

const ENTRY: Samples<EntryError> = {
  'wrong-number-of-seats': { code: 'wrong-number-of-seats', seats: 5, expected: 4 },
  'no-winner': { code: 'no-winner' },
  'winner-not-playing': { code: 'winner-not-playing', seat: HAN },
  'winner-holds-tiles': { code: 'winner-holds-tiles', seat: HAN, tiles: 3 },
  'missing-count': { code: 'missing-count', seat: HAN },
  'not-playing': { code: 'not-playing', seat: HAN },
  'not-a-count': { code: 'not-a-count', seat: HAN },
  'second-at-zero': { code: 'second-at-zero', seat: HAN },
  'too-many-tiles': { code: 'too-many-tiles', seat: HAN, tiles: 17, max: 13 },
  'more-twos-than-tiles': { code: 'more-twos-than-tiles', seat: HAN, twos: 3, tiles: 1 },
  'more-twos-than-exist': { code: 'more-twos-than-exist', twos: 6 },
};
const PROBLEM: Samples<Exclude<Problem, EntryError>> = {
  'match-was-over': { code: 'match-was-over', end: 'round-limit' },
  'too-few-to-play': { code: 'too-few-to-play' },
  'bad-adjustment': { code: 'bad-adjustment' },
  'too-many-at-once': { code: 'too-many-at-once', max: 1_000_000 },
  'more-than-there-is': { code: 'more-than-there-is', seat: HAN, chips: chips(12) },
  'not-at-table': { code: 'not-at-table', seat: HAN },
  'at-table-already': { code: 'at-table-already', name: '한별' },
  'out-needs-chips': { code: 'out-needs-chips', seat: HAN },
  'table-full': { code: 'table-full', max: 5 },
  'bad-seating': { code: 'bad-seating' },
};
const CONFLICT: Conflict = { eventId: eventId('x'), round: 3, problems: [ENTRY['not-playing']], waiting: 2 };
const CHANGE: Samples<ChangeError> = {
  'moved-on': { code: 'moved-on' },
  'event-gone': { code: 'event-gone' },
  'event-changed': { code: 'event-changed' },
  'match-over': { code: 'match-over', end: 'too-few-players' },
  'conflict-first': { code: 'conflict-first', conflict: CONFLICT },
  'bad-entry': { code: 'bad-entry', errors: [ENTRY['too-many-tiles'], ENTRY['more-twos-than-exist']] },
  impossible: { code: 'impossible', problems: [PROBLEM['match-was-over'], ENTRY['missing-count']] },
  'still-in-use': { code: 'still-in-use', seat: HAN },
  'bad-name': { code: 'bad-name', fault: { code: 'name-twice', name: '한별' } },
  'name-taken': { code: 'name-taken', name: '한별' },
  'bad-about': { code: 'bad-about', fault: { code: 'long-note', max: 500, length: 512 } },
  'nothing-to-undo': { code: 'nothing-to-undo' },
  'nothing-to-redo': { code: 'nothing-to-redo' },
};
const START: Samples<StartError> = {
  'bad-number-of-players': { code: 'bad-number-of-players', players: 6 },
  'blank-name': { code: 'blank-name', seat: HAN },
  'long-name': { code: 'long-name', seat: HAN, max: 24 },
  'name-twice': { code: 'name-twice', seat: HAN, name: '한별' },
  'bad-round-limit': { code: 'bad-round-limit', max: 99 },
  'bad-start-chips': { code: 'bad-start-chips', seat: HAN, max: 1_000_000 },
  'no-chips': { code: 'no-chips' },
  'bad-chip-value': { code: 'bad-chip-value', index: 1 },
  'bad-chip-count': { code: 'bad-chip-count', index: 1 },
  'chip-value-twice': { code: 'chip-value-twice', value: 25 },
  'too-many-chips': { code: 'too-many-chips', max: 1_000_000 },
};
const NAME: Samples<NameFault> = {
  'blank-name': { code: 'blank-name' },
  'long-name': { code: 'long-name', max: 24 },
  'name-twice': { code: 'name-twice', name: '한별' },
};
const END: Record<MatchEnd, true> = { 'too-few-players': true, 'out-of-chips': true, 'round-limit': true, finished: true };
const STORAGE: Record<StorageFault['code'], true> = { missing: true, broken: true, newer: true, full: true, failed: true };

const PROGRAM_TALK = /undefined|null|NaN|\[object|=>|\{|\$|[a-z]-[a-z]+-|code|seat: /u;
const all = <T>(samples: Readonly<Record<string, T>>) => Object.values(samples);

describe.each(LOCALES)('%s', (locale) => {
  const { fault, play } = messagesOf(locale);
  const said = {
    entry: all(ENTRY).map((error) => fault.entry(error, names)),
    problem: [...all(PROBLEM), ...all(ENTRY)].map((error) => fault.problem(error, names)),
    change: all(CHANGE).map((error) => fault.change(error, names)),
    start: all(START).map(fault.start),
    name: all(NAME).map(fault.name),
    end: Object.values(fault.end),
    storage: Object.values(fault.storage),
  };

  it.each(Object.entries(said))('%s: every code has a whole sentence of its own', (_room, sentences) => {
    expect(sentences.length).toBeGreaterThan(2);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/[.?:!。？：]$/u);
      expect(sentence).not.toMatch(PROGRAM_TALK);
    }
  });

  it('has the codes there are, and none that are not', () => {
    expect(Object.keys(ENTRY).sort()).toEqual(Object.keys(ENTRY_CLAUSES).sort());
    expect(Object.keys(fault.end).sort()).toEqual(Object.keys(END).sort());
    expect(Object.keys(play.why).sort()).toEqual(Object.keys(END).sort());
    expect(Object.keys(fault.storage).sort()).toEqual(Object.keys(STORAGE).sort());
  });

  it('names the player it is about', () => {
    const about = [...all(ENTRY), ...all(PROBLEM)].filter((error) => 'seat' in error);
    expect(about).toHaveLength(11);
    for (const error of about) expect(fault.problem(error, names), error.code).toContain('한별');
    expect(fault.start(START['name-twice'])).toContain('한별');
    for (const code of ['still-in-use', 'bad-name', 'name-taken'] as const) {
      expect(fault.change(CHANGE[code], names), code).toContain('한별');
    }
    for (const code of ['blank-name', 'long-name'] as const) expect(fault.start(START[code]), code).toContain('3');
    expect(fault.change(CHANGE['conflict-first'], names)).toContain('한별');
  });

  it('gives the numbers it is about', () => {
    expect(fault.entry(ENTRY['too-many-tiles'], names)).toMatch(/17.*13/u);
    expect(fault.entry(ENTRY['more-twos-than-tiles'], names)).toMatch(/three 2s.*1|1.*3/u);
    expect(fault.entry(ENTRY['more-twos-than-exist'], names)).toMatch(/Six 2s|6/u);
    expect(fault.entry(ENTRY['wrong-number-of-seats'], names)).toMatch(/5.*4/u);
    expect(fault.start(START['too-many-chips'])).toContain('1,000,000');
    expect(fault.start(START['bad-chip-value'])).toContain('2');
  });

  it('a conflict says which round, and a list of faults says each', () => {
    expect(fault.conflict(CONFLICT, names)).toContain('3');
    expect(fault.conflict({ ...CONFLICT, round: null, problems: [PROBLEM['bad-adjustment']] }, names)).toContain(
      fault.problem(PROBLEM['bad-adjustment'], names),
    );
    for (const each of CHANGE['bad-entry'].errors) {
      expect(fault.change(CHANGE['bad-entry'], names)).toContain(fault.entry(each, names));
    }
    for (const each of CHANGE.impossible.problems) {
      expect(fault.change(CHANGE.impossible, names)).toContain(fault.problem(each, names));
    }
    expect(fault.change(CHANGE['match-over'], names)).toContain(fault.end['too-few-players']);
  });
});

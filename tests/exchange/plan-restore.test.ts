import { describe, expect, it } from 'vitest';
import {
  changesNothing, compareBackup, countAfter, deviceOf, losesSomething, planRestore, sameDevice, type RestoreChoice, type Rows,
} from '@/lib/exchange';
import { matchId, timestamp, type Match } from '@/lib/match';
import { encodeMatch, STORED_ROWS } from '@/lib/storage';
import { matchOf, rounds } from '../support/match-builder';
import { checked } from './backup-file';

const named = (id: string, match: Match = matchOf()): Match => ({ ...match, id: matchId(id) });
const rowOf = (match: Match, deletedAt: number | null = null) => encodeMatch({ match, deletedAt: deletedAt === null ? null : timestamp(deletedAt) });
const many = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => rowOf(named(`${prefix}${index}`)));

const player = (id: string, name: string) => ({ schema: 1, id, name, key: name.toLowerCase() });
const device = (rows: Rows) => deviceOf(rows, STORED_ROWS);
const onlyMatches = (...matches: unknown[]): Rows => ({ matches, players: [] });

const KEEP_MINE: RestoreChoice = { mode: 'merge', differing: 'mine' };
const TAKE_FILE: RestoreChoice = { mode: 'merge', differing: 'file' };
const REPLACE: RestoreChoice = { mode: 'replace' };
const ALL = [KEEP_MINE, TAKE_FILE, REPLACE];

/** The rows as they lie there after a plan, by id. */
function after(rows: Rows, choice: RestoreChoice, file: Rows): ReadonlyMap<unknown, unknown> {
  const { remove, put, add } = planRestore(device(rows), checked(file), choice).matches;
  const map = new Map(rows.matches.map((row) => [(row as { id: unknown }).id, row]));
  for (const id of remove) expect(map.delete(id), 'removes what is there').toBe(true);
  for (const row of put) map.set((row as { id: unknown }).id, row);
  for (const row of add) {
    expect(map.has((row as { id: unknown }).id), 'adds under a free id').toBe(false);
    map.set((row as { id: unknown }).id, row);
  }
  expect(countAfter(device(rows), planRestore(device(rows), checked(file), choice)).matches).toBe(map.size);
  return map;
}

it('73 ten here and two others in the file are twelve, or two', () => {
  const [here, file] = [onlyMatches(...many('here', 10)), onlyMatches(...many('there', 2))];
  expect(compareBackup(device(here), checked(file)).matches).toEqual({
    here: 10, inFile: 2, fresh: 2, same: 0, different: 0, laterInFile: 0, laterHere: 0, onlyHere: 10,
  });
  expect(ALL.map((choice) => after(here, choice, file).size)).toEqual([12, 12, 2]);
  expect(ALL.map((choice) => losesSomething(device(here), planRestore(device(here), checked(file), choice)))).toEqual([false, false, true]);
});

it('what the device holds itself changes nothing, whatever is chosen', () => {
  const rows: Rows = {
    matches: [...many('here', 3), { id: 'odd', events: 'none' }, { id: 'no file holds it', at: new Date(0) }],
    players: [player('p', 'Ann'), player('q', '민지')],
  };
  expect(compareBackup(device(rows), checked(rows))).toMatchObject({
    matches: { here: 5, inFile: 4, same: 4, fresh: 0, different: 0, onlyHere: 1 }, players: { here: 2, same: 2 },
  });
  for (const choice of ALL) expect(changesNothing(planRestore(device(rows), checked(rows), choice))).toBe(true);
});

it('a row of an older schema is the same row', () => {
  const row = rowOf(named('x')) as object;
  const old = onlyMatches({ ...row, schema: 1 });
  expect(compareBackup(device(old), checked(onlyMatches(row))).matches).toMatchObject({ same: 1, different: 0 });
});

describe('a match that differs', () => {
  const short = rowOf(rounds(named('x'), '0 3 5 8'));
  const long = rowOf({ ...rounds(named('x'), '0 3 5 8', '4 0 2 6'), createdAt: timestamp(0) }, 50);
  it.each([
    ['mine where mine is kept', KEEP_MINE, short],
    ['the file’s where it is taken', TAKE_FILE, long],
    ['the file’s where it replaces all', REPLACE, long],
  ])('is %s', (_what, choice, row) => {
    expect([...after(onlyMatches(short), choice, onlyMatches(long)).values()]).toEqual([row]);
  });

  it('is told with which is the later one, if anybody can tell', () => {
    const said = (here: unknown, file: unknown) => {
      const { different, laterInFile, laterHere } = compareBackup(device(onlyMatches(here)), checked(onlyMatches(file))).matches;
      return [different, laterInFile, laterHere];
    };
    expect(said(short, long)).toEqual([1, 1, 0]);
    expect(said(long, short)).toEqual([1, 0, 1]);
    expect(said(short, rowOf(named('x')))).toEqual([1, 0, 0]);
    expect(said({ id: 'x', nothing: 'known' }, short)).toEqual([1, 0, 0]);
  });

  it('overwrites something only where mine is not kept', () => {
    const [here, file] = [onlyMatches(short), onlyMatches(long)];
    expect(ALL.map((choice) => losesSomething(device(here), planRestore(device(here), checked(file), choice)))).toEqual([false, true, true]);
  });
});

describe('rows that cannot be read', () => {
  const sound = rowOf(named('x'));
  const odd = { id: 'x', events: 'none' };
  const other = { id: 'x', events: 'some' };
  const held = { id: 'x', at: new Date(0) };
  it.each<[what: string, here: unknown[], file: unknown[], left: [mine: unknown[], taken: unknown[], replaced: unknown[]]]>([
    ['in the file are added where there is room', [], [odd], [[odd], [odd], [odd]]],
    ['in the file never take the place of a match, but where everything goes', [sound], [odd], [[sound], [sound], [odd]]],
    ['in the file never take each other’s place, but where everything goes', [odd], [other], [[odd], [odd], [other]]],
    ['here give way to a match that is whole, where the file’s is taken', [odd], [sound], [[odd], [sound], [sound]]],
    ['here stay for ever if no safety copy can hold them', [held], [sound], [[held], [held], [held]]],
    ['and no file either', [held], [], [[held], [held], [held]]],
  ])('%s', (_what, here, file, left) => {
    expect(ALL.map((choice) => [...after(onlyMatches(...here), choice, onlyMatches(...file)).values()])).toEqual(left);
  });
});

it('155 a device that has changed since is another; a row that nothing is written over is looked at no closer', () => {
  const [one, longer] = [rowOf(named('x')), rowOf(rounds(named('x'), '0 3 5 8'))];
  const held = () => ({ id: 'h', at: new Date(0) });
  const same = (before: unknown[], now: unknown[]) => sameDevice(device(onlyMatches(...before)), device(onlyMatches(...now)));
  expect(same([one, held()], [one, held()])).toBe(true);
  expect([same([one], [longer]), same([one], []), same([], [one]), same([one], [rowOf(named('y'))]), same([held()], [{ id: 'h' }])]).toEqual(
    [false, false, false, false, false],
  );
});

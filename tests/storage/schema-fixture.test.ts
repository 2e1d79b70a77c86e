import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changeId, everybodyOf, eventId, ledgerOf, matchId, pendingOf, redo, replay } from '@/lib/match';
import { at } from '@/lib/shared';
import { SCHEMA_VERSIONS } from '@/lib/storage/database';
import { DRAFT_SCHEMA } from '@/lib/storage/draft-row';
import { MATCH_SCHEMA } from '@/lib/storage/match-row';
import { PLAYER_SCHEMA } from '@/lib/storage/player-row';
import { CHIPS, DAMAGED, DAMAGED_ROW, FIRST_EDITION, SEATING, writeFixtureContent } from './fixture-content';
import { FX1, must, addRound } from './fx1';
import { newDisk, onDisk, openTab, rowsOn, type Rows } from './tab';

interface Fixture {
  readonly version: number;
  readonly stores: Record<string, string>;
  readonly rows: Rows;
}

const FOLDER = new URL('../fixtures/', import.meta.url);

function fixtureOf(version: number): Fixture {
  return JSON.parse(readFileSync(new URL(`schema-${version}.json`, FOLDER), 'utf8')) as Fixture;
}

/** A disk as that version left it. */
async function diskOf(fixture: Fixture) {
  const disk = newDisk();
  await onDisk(disk, async (database) => {
    for (const [table, rows] of Object.entries(fixture.rows)) await database.table(table).bulkPut(rows);
  }, fixture);
  return disk;
}

const VERSIONS = SCHEMA_VERSIONS.map(({ version }) => version);

describe('every shipped version of the database', () => {
  it('has its frozen fixture, and every fixture its version', () => {
    const kept = readdirSync(FOLDER).filter((name) => name.startsWith('schema-'));
    expect(kept.toSorted()).toEqual(VERSIONS.map((version) => `schema-${version}.json`).toSorted());
  });

  it('is one step above the one before', () => {
    expect(VERSIONS).toEqual(VERSIONS.map((_, index) => index + 1));
  });

  it.each(SCHEMA_VERSIONS)('151 $version still has the stores and indexes it was shipped with', ({ version, stores }) => {
    expect(fixtureOf(version)).toMatchObject({ version, stores });
    expect(Object.keys(fixtureOf(version).stores)).toEqual(Object.keys(stores));
  });

  it('the newest holds just what is written today', async () => {
    const disk = newDisk();
    await writeFixtureContent(await openTab(disk), disk);
    const { rows } = fixtureOf(at(VERSIONS, VERSIONS.length - 1));
    expect(await rowsOn(disk)).toStrictEqual(rows);
    const newest = (table: keyof Rows) => Math.max(...rows[table].map((row) => (row as { schema: number }).schema));
    expect([newest('matches'), newest('players'), newest('drafts')]).toEqual([MATCH_SCHEMA, PLAYER_SCHEMA, DRAFT_SCHEMA]);
  });
});

describe.each(VERSIONS)('data of version %i opened today', (version) => {
  it('is all there', async () => {
    const tab = await openTab(await diskOf(fixtureOf(version)));
    const list = await tab.listMatches();
    expect(list.map(({ id, status }) => [id, status])).toEqual([
      [FIRST_EDITION, 'ready'], [DAMAGED, 'broken'], [FX1, 'ready'], ...(version >= 2 ? [[SEATING, 'ready']] : []),
      ...(version >= 3 ? [[CHIPS, 'ready']] : []),
    ]);
    expect(list[1]).toMatchObject({ damage: { code: 'damaged', path: 'events[0].entry.hands' }, raw: DAMAGED_ROW });
    const states = list.flatMap((entry) =>
      entry.status === 'ready' && entry.id !== SEATING && entry.id !== CHIPS ? [replay(entry.value.match)] : [],
    );
    expect(states.map(({ state, end }) => [state.balances, end])).toEqual([
      [[149 + 2 - 1, 149 + 32, 149 - 34 + 1], 'finished'], // 4.6 payment: 10 and 22 to the winner, 12 to the second; then 1
      [[84, 60, 76, 36], null],
    ]);
    expect(await tab.readMatch(matchId('match-undoing'))).toMatchObject({
      value: { deletedAt: 3_000_009, match: { undone: { length: 2 } } },
    });
    const names = ['Eve', '영희', 'Ann', 'Bo', 'Cho', 'Dee', ...(version >= 2 ? ['Kim', 'Lee', 'Max', 'Noah'] : [])];
    expect((await tab.suggestedPlayers(12)).map(({ name }) => name)).toEqual(names);
    expect(await tab.readDraft(tab.roundDraftKey(FX1, eventId('round-2')))).toMatchObject({
      status: 'ready', value: { draft: { winner: 1, tiles: [4, null, 2, null] } },
    });
    expect(await tab.readDraft(tab.SETUP_DRAFT_KEY)).toMatchObject({ status: 'ready', value: { names: ['Ann', '', ''] } });
  });

  it('is changed, and nothing beside it', async () => {
    const fixture = fixtureOf(version);
    const disk = await diskOf(fixture);
    const tab = await openTab(disk);
    const match = must(await tab.changeMatch(matchId('match-undoing'), (current) => redo(current, changeId('add-2'))));
    expect(replay(match).state.balances).toEqual([76, 80, 64, 36]);
    must(await tab.changeMatch(matchId('match-undoing'), addRound(3, '-again')));
    const others = (rows: Rows) => ({ ...rows, matches: rows.matches.filter((row) => (row as { id: string }).id !== 'match-undoing') });
    expect(others(await rowsOn(disk))).toEqual(others(fixture.rows));
    expect(await tab.changeMatch(DAMAGED, addRound(1))).toMatchObject({ ok: false, error: { code: 'broken' } });
  });
});

it.each(VERSIONS.filter((version) => version >= 2))('data of version %i: who came, went, changed places and was renamed', async (version) => {
  const tab = await openTab(await diskOf(fixtureOf(version)));
  const found = await tab.readMatch(SEATING);
  if (found.status !== 'ready') throw new Error(found.status);
  const { match } = found.value;
  const played = replay(match);
  expect(played).toMatchObject({ end: null, conflict: null });
  // After 3 0 -3, the stocks 50, 5 and −4; then 3, 0, 1 and 2 tiles.
  expect(played.state).toMatchObject({
    balances: [67 - 4 - 6, 64 + 5 + 6, 61 + 2, 50 - 2], onTable: 243, order: [0, 3, 2, 1], roundLimit: 7,
    left: [{ seat: 0, afterRound: 2 }], rules: { suitNaming: 'colour' },
  });
  expect(everybodyOf(match).map(({ name }) => name)).toEqual(['Kim', 'Lee', 'Max', 'Noah']);
  expect(match.undone).toMatchObject([{ id: 'c-Leo', type: 'rename' }]);
  expect(await tab.readDraft(tab.QUICK_DRAFT_KEY)).toMatchObject({ status: 'ready', value: { chips: ['64', '', 'x'] } });
  expect(await tab.readDraft(tab.formDraftKey(SEATING, 'chips'))).toMatchObject({
    status: 'ready', value: { fields: [{ name: 'kind', text: 'buy-in' }, { name: 'amount', text: '１2' }] },
  });
});

it.each(VERSIONS.filter((version) => version >= 3))('data of version %i: which chips lie where, and what is still owed', async (version) => {
  const tab = await openTab(await diskOf(fixtureOf(version)));
  const found = await tab.readMatch(CHIPS);
  if (found.status !== 'ready') throw new Error(found.status);
  const { match } = found.value;
  const played = replay(match);
  expect(played).toMatchObject({ conflict: null, state: { balances: [75, 56, 61], chipPlan: { bank: true, colours: [{ value: 5, colour: 'green' }] } } });
  const ledger = ledgerOf(match, played.steps);
  expect(ledger).toMatchObject({
    stacks: [[6, 4, 5], [5, 4, 3], [1, 4, 4]], box: [8, 8, 8], notes: [{ from: 0, to: 1, amount: 1 }], unknown: null, last: 'h6',
  });
  expect(pendingOf(ledger, played.state)).toEqual([0, 0, 0]);
});

it.each(VERSIONS.filter((version) => version < 3))('data of version %i plans no hand-overs: nobody knows which chips lie where', async (version) => {
  const tab = await openTab(await diskOf(fixtureOf(version)));
  const found = await tab.readMatch(FX1);
  if (found.status !== 'ready') throw new Error(found.status);
  const played = replay(found.value.match);
  expect(played.state.chipPlan.on).toBe(false);
  expect(ledgerOf(found.value.match, played.steps).unknown).toBe('moved-unseen');
});

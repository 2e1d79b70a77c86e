// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tableInQuery, useHandTable } from '@/app/_hooks/use-hand-table';
import { useMatchActions } from '@/app/_hooks/use-match-actions';
import { matchId, playerId, PRESET_SETUPS, timestamp, type MatchSetup } from '@/lib/match';
import { createMatch } from '@/lib/storage';
import { must } from '../support/match-builder';
import { runHook } from '../support/render';
import { roundOf } from '../support/round-text';

let made = 0;

async function stored(players: number, setup: MatchSetup) {
  made += 1;
  const names = Array.from({ length: players }, (_, index) => 'ABCDE'.charAt(index));
  const newPlayerIds = names.map((name) => playerId(`${name} of ${made}`));
  return must(await createMatch({ id: matchId(`match ${made}`), createdAt: timestamp(made), names, newPlayerIds, setup }));
}

async function tableOf(id: string) {
  const hook = runHook(useHandTable, undefined, { query: `id=${encodeURIComponent(id)}&players=2&straight=official&flush=suit-first` });
  await waitFor(() => expect(hook.result.current).toBeDefined());
  return hook;
}

const { official, 'first-edition': older } = PRESET_SETUPS;
const house: MatchSetup = {
  ...older,
  rules: { ...older.rules, comparison: { straightOrder: 'natural', flushOrder: 'suit-first' }, lead: 'last-winner', deal: { ...older.rules.deal, dealPlan: 'full-deck' } },
};

describe('the table of hands inside a match', () => {
  it.each([
    [3, official, { highest: 9, ...official.rules.comparison }, 12],
    [5, older, { highest: 15, ...older.rules.comparison }, 12],
    [4, house, { highest: 15, straightOrder: 'natural', flushOrder: 'suit-first' }, 15],
  ] as const)('1.4, 3.4, 3.6 is that of its %i players and its rules, whatever else the address says', async (players, setup, settings, handSize) => {
    const { id } = await stored(players, setup);
    const table = (await tableOf(id)).result.current;
    expect(table?.match?.id).toBe(id);
    expect(table?.settings).toEqual(settings);
    expect(table?.deal).toMatchObject({ players, handSize });
    expect([table?.suitNaming, table?.setup.rules.lead]).toEqual([setup.rules.suitNaming, setup.rules.lead]);
  });

  it('knows which round is running, so that what was seen is forgotten with it', async () => {
    const { id } = await stored(4, official);
    const { result } = await tableOf(id);
    expect(result.current?.round).toBe(1);
    const actions = runHook(useMatchActions, id);
    await act(() => actions.result.current.saveRound(roundOf('0 3 5 8'), { lastEvent: null }, 'round'));
    await waitFor(() => expect(result.current?.round).toBe(2));
  });

  it('is told to somebody else without the match, and is the same there', async () => {
    const { id } = await stored(4, house);
    const here = (await tableOf(id)).result.current;
    if (!here) throw new Error('no table');
    const query = new URLSearchParams(tableInQuery(here)).toString();
    expect(query).not.toContain(encodeURIComponent(id));
    const there = runHook(useHandTable, undefined, { query }).result.current;
    expect(there).toMatchObject({ settings: here.settings, deal: here.deal, suitNaming: here.suitNaming, match: null });
  });

  it('of a match that is not here is one on the spot', async () => {
    const { result } = await tableOf('nobody has it');
    expect(result.current).toMatchObject({ match: null, round: null, deal: { players: 2 }, settings: { flushOrder: 'suit-first' } });
  });
});

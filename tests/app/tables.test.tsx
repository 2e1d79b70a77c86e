// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TablesCard } from '@/app/_components/backup/tables-card';
import { matchId, playerId } from '@/lib/match';
import { encodeMatch, encodePlayer, newPlayer } from '@/lib/storage';
import { fx1 } from '../support/match-builder';
import { button, en, show } from '../support/render';

const { tables, words, taken } = en.share;

const rowOf = (id: string, deletedAt: number | null = null) =>
  encodeMatch({ match: { ...fx1(), id: matchId(id) }, deletedAt: deletedAt as never });

describe('all matches as tables', () => {
  let made: Blob[] = [];
  let named: string[] = [];
  beforeEach(() => {
    [made, named] = [[], []];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => (made.push(blob), 'blob:x'), revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      named.push(this.download);
    });
  });

  it('hold every match but deleted ones, and say how many could not be read', async () => {
    const many = Array.from({ length: 120 }, (_, index) => rowOf(`m${index}`));
    const { user } = show(<TablesCard rows={{ matches: [...many, rowOf('gone', 5), { id: 'broken' }, 7], players: [] }} />);
    await user.click(button(tables.make));
    await user.click(await screen.findByRole('button', { name: tables.matches }));
    await user.click(button(tables.rounds));
    expect(screen.getByText(tables.unread(2))).toBeTruthy();
    expect(await screen.findByText(taken(named[1] ?? ''))).toBeTruthy();
    expect(named[0]).toMatch(/^lexio-matches-\d{4}-\d\d-\d\d-\d{6}\.csv$/u);
    expect(named[1]).toMatch(/^lexio-rounds-/u);
    const [matches = [], rounds = []] = await Promise.all(made.map(async (blob) => (await blob.text()).trim().split('\r\n')));
    expect([matches.length, rounds.length]).toEqual([1 + 120 * 4, 1 + 120 * 12]);
    expect([matches[0]?.split(',')[0], rounds[0]?.split(',')[1]]).toEqual([words.columns.began, words.columns.round]);
    expect(matches.filter((line) => line.endsWith(',gone'))).toEqual([]);
    expect(new Set(matches.slice(1).map((line) => line.split(',').at(-1))).size).toBe(120);
    const net = matches[0]?.split(',').indexOf(words.columns.net) ?? -1;
    expect(matches.slice(1).reduce((sum, line) => sum + Number(line.split(',')[net]), 0)).toBe(0);
  });

  it('call everybody by his name of today', async () => {
    const anna = encodePlayer(newPlayer(playerId('player A'), 'Anna'));
    const { user } = show(<TablesCard rows={{ matches: [rowOf('m')], players: [anna, { id: 'player B' }] }} />);
    await user.click(button(tables.make));
    await user.click(await screen.findByRole('button', { name: tables.rounds }));
    const text = await made[0]!.text();
    expect([text.includes(',Anna,'), text.includes(',A,'), text.includes(',B,')]).toEqual([true, false, true]);
  });

  it('wait for the device', () => {
    show(<TablesCard rows={undefined} />);
    expect((button(tables.make) as HTMLButtonElement).disabled).toBe(true);
  });

  it.each([['nothing', []], ['only what was put away', [rowOf('gone', 5)]]])('75 of %s there are none, which is said', async (_what, matches) => {
    const { user } = show(<TablesCard rows={{ matches, players: [] }} />);
    await user.click(button(tables.make));
    expect(await screen.findByText(tables.none)).toBeTruthy();
    expect(made).toEqual([]);
  });
});

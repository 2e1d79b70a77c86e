// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GuideScreen } from '@/app/_components/hands/guide-screen';
import { HandTableForm } from '@/app/_components/hands/hand-table-form';
import { useHandTable } from '@/app/_hooks/use-hand-table';
import { dealsFor, HIGHEST_NUMBERS, numbersInPlay, TABLE_SIZES, tilesInPlay, unusedTiles } from '@/lib/rules';
import { en, isChosen, MESSAGES, radio, show, textOf } from '../support/render';

const DEALS = TABLE_SIZES.flatMap((players) => dealsFor(players));
const NAMED = DEALS.map((deal) => [`${deal.players} players, ${deal.plan}`, deal] as const);

/** The guide of the table that the address names. */
function Guide() {
  const table = useHandTable();
  return table && <GuideScreen table={table} />;
}

const changes: Readonly<Record<string, string>>[] = [];
function Form() {
  const table = useHandTable();
  return table && <HandTableForm table={table} onChange={(change) => changes.push(change)} />;
}
const queryOf = ({ players, plan }: (typeof DEALS)[number]) => `players=${players}&deal=${plan}`;

describe.each(NAMED)('1.4 %s', (_, deal) => {
  it.each(MESSAGES)('the guide in %s knows the numbers in play, and answers every question with tiles that are', (locale, { guide, hands }) => {
    show(<Guide />, { query: queryOf(deal), locale });
    const order = screen.getByRole('list', { name: guide.order });
    expect(within(order).getAllByRole('listitem')).toHaveLength(numbersInPlay(deal.highest).length);
    const asked = screen.getByRole('region', { name: guide.asked });
    expect(within(asked).getAllByRole('definition').every((answer) => textOf(answer).length > 20)).toBe(true);
    const pictured = [...document.querySelectorAll('li .sr-only')].map(textOf);
    const inPlay = new Set(tilesInPlay(deal.highest).map((tile) => hands.tile(tile.number, hands.suits.symbol[tile.suit])));
    expect(pictured.length).toBeGreaterThan(20);
    expect(pictured.filter((tile) => !inPlay.has(tile))).toEqual([]);
  });

  it('the guide says what is dealt at every table, and which one is this', () => {
    show(<Guide />, { query: queryOf(deal) });
    const lines = within(screen.getByRole('region', { name: en.guide.setup })).getAllByRole('definition').map(textOf);
    expect(lines).toHaveLength(DEALS.length);
    const index = DEALS.indexOf(deal);
    expect(lines.flatMap((line, at) => (line.includes(`(${en.guide.here})`) ? [at] : []))).toEqual([index]);
    expect(lines[index]).toContain(en.guide.setupTiles(deal.highest, tilesInPlay(deal.highest).length));
    expect(lines[index]).toContain(en.guide.setupEach(deal.handSize, unusedTiles(deal)));
    const { publisher, house } = en.guide.source;
    const source = deal.players === 2 ? publisher : deal.plan === 'full-deck' ? house : null;
    for (const each of [publisher, house]) expect(lines[index]?.includes(each), each).toBe(each === source);
  });
});

it('2.5 the guide lists the straights of every range there is', () => {
  show(<Guide />);
  for (const highest of HIGHEST_NUMBERS) {
    const list = screen.getByRole('list', { name: `${en.guide.straights}, ${en.guide.range(highest)}` });
    expect(within(list).getAllByRole('listitem')).toHaveLength(highest - 3);
  }
});

describe('the table on the spot', () => {
  it.each(NAMED)('1.4 %s is chosen by name, where there is a choice', async (_, deal) => {
    const { user } = show(<Form />, { query: queryOf(deal) });
    expect(isChosen(radio(en.hands.players(deal.players)))).toBe(true);
    const option = deal.players === 2 ? en.setup.options.twoPlayerDeal : en.setup.options.dealPlan;
    const group = screen.queryByRole('radiogroup', { name: option.title });
    if (deal.players === 5) return expect(group).toBeNull();
    if (!group) throw new Error('nothing to choose from');
    const ways = within(group).getAllByRole('radio');
    expect(ways.map(isChosen)).toEqual(dealsFor(deal.players).map((each) => each === deal));
    for (const [index, each] of dealsFor(deal.players).entries()) {
      const way = ways[index];
      if (each === deal || !way) continue;
      await user.click(way);
      expect(changes.at(-1)).toEqual({ deal: each.plan });
    }
  });

  it.each(['players=7', 'players=3&deal=up-to-nine', 'players=&deal=', 'deal=%00'])(
    'an address that names no deal opens a usual one: %s',
    (query) => {
      show(<Guide />, { query });
      const lines = within(screen.getByRole('region', { name: en.guide.setup })).getAllByRole('definition').map(textOf);
      const players = query.startsWith('players=3') ? 3 : 4;
      const marked = DEALS.findIndex((deal) => deal.players === players && deal.plan === 'standard');
      expect(lines[marked]).toContain(`(${en.guide.here})`);
    },
  );
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GuideScreen } from '@/app/_components/hands/guide-screen';
import { HandTableForm } from '@/app/_components/hands/hand-table-form';
import { useHandTable } from '@/app/_hooks/use-hand-table';
import type { Question } from '@/lib/i18n';
import { OPTION_CLAUSES, PRESET_SETUPS, RULE_OPTIONS, sourcesOf, valuesOf } from '@/lib/match';
import {
  dealFor, dealsFor, FLUSH_ORDERS, HIGHEST_NUMBERS, numbersInPlay, OFFICIAL_COMPARISON, STRAIGHT_ORDERS, TABLE_SIZES, tilesInPlay, unusedTiles,
} from '@/lib/rules';
import { fx1 } from '../support/match-builder';
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

describe('the guide says what the options of its table make true', () => {
  const region = (name: string) => textOf(screen.getByRole('region', { name }));

  it.each(FLUSH_ORDERS.flatMap((flush) => STRAIGHT_ORDERS.map((straight) => [flush, straight] as const)))('3.4, 3.6 %s, %s', (flush, straight) => {
    show(<Guide />, { query: `flush=${flush}&straight=${straight}` });
    const { flush: flushes, straightsAbout, suitsAbout } = en.guide;
    const says = (where: string, texts: Readonly<Record<string, string>>) =>
      Object.entries(texts).flatMap(([option, text]) => (region(where).includes(text) ? [option] : []));
    expect(says(en.guide.combinations, flushes)).toEqual([flush]);
    expect(says(en.guide.order, suitsAbout)).toEqual([flush]);
    expect(says(en.guide.straights, straightsAbout)).toEqual([straight]);
    const first = within(screen.getByRole('list', { name: `${en.guide.straights}, ${en.guide.range(13)}` })).getAllByRole('listitem')[0]!;
    expect(textOf(first)).toBe(straight === 'natural' ? '10-11-12-13-1' : '1-2-3-4-5');
    const asked = within(screen.getByRole('region', { name: en.guide.asked }));
    const answer = (question: Question) => textOf(asked.getByText(en.guide.questions[question]).nextElementSibling!);
    expect(answer('flush-suit')).toContain(flush === 'suit-first' ? 'Hand A wins' : 'Hand B wins');
    expect(answer('low-run')).toContain(straight === 'natural' ? 'Hand B wins' : 'Hand A wins');
    expect(answer('ends-in-one')).toContain(straight === 'natural' ? 'Hand A wins' : 'Hand B wins');
    expect(answer('wrap')).toContain('no combination');
  });

  it('2.5 a straight is drawn as one counts', () => {
    show(<Guide />);
    const drawn = within(screen.getByText(en.guide.kinds['straight-flush']).closest('li')!).getAllByRole('listitem').map((tile) => textOf(tile.querySelector('.sr-only')!));
    expect(drawn).toEqual(['Sun 1', 'Sun 2', 'Sun 3', 'Sun 4', 'Sun 5']);
  });

  it('1.2 suits called by their colours are called so throughout, the tile that leads included', () => {
    show(<Guide />, { query: 'suits=colour' });
    expect(region(en.guide.combinations)).toContain('the pair with the Red tile');
    expect(region(en.guide.order)).toContain('Black');
    expect(region(en.guide.setup)).toContain('Whoever holds Black 3 leads');
    expect(region(en.guide.combinations) + region(en.guide.asked)).not.toMatch(/Sun|Cloud/u);
  });

  it('1.5 where tiles are left over, it may be that nobody holds the one that leads', () => {
    show(<Guide />, { query: 'players=2&deal=up-to-nine' });
    expect(region(en.guide.setup)).toContain(en.play.leadsCloudIfDealt('Cloud 3'));
  });

  it('5.1 the chips of either edition, where no match has its own', () => {
    show(<Guide />);
    expect(region(en.guide.setup)).toContain('Chips each: 4×1 + 4×5 + 4×10 = 64');
    expect(region(en.guide.setup)).toContain('First edition: 4×1 + 4×5 + 5×25 = 149');
  });

  it('5.1, 1.5 in a match: its own chips, and who leads by its rules', () => {
    const { official } = PRESET_SETUPS;
    const setup = { ...official, rules: { ...official.rules, lead: 'last-winner' as const }, chipSet: PRESET_SETUPS['first-edition'].chipSet };
    const table = { settings: { ...OFFICIAL_COMPARISON, highest: 13 }, deal: dealFor(4), suitNaming: 'symbol', setup, match: { ...fx1(), setup }, round: 1 } as const;
    show(<GuideScreen table={table} />);
    expect(region(en.guide.setup)).toContain('Chips each: 4×1 + 4×5 + 5×25 = 149');
    expect(region(en.guide.setup)).not.toContain('64');
    expect(region(en.guide.setup)).toContain(en.setup.options.lead.values['last-winner'].about);
  });
});

it.each(MESSAGES)('the sources of each option are told in %s: its clause, every reading with who reads it so, and what is played by default', (_, messages) => {
  show(<Guide />, { locale: _ });
  const sources = screen.getByRole('region', { name: messages.guide.sources });
  const terms = within(sources).getAllByRole('term');
  expect(terms).toHaveLength(RULE_OPTIONS.length);
  expect(within(sources).queryAllByRole('link')).toEqual([]);
  for (const [index, option] of RULE_OPTIONS.entries()) {
    const told = textOf(terms[index]!.parentElement!);
    expect(told).toContain(messages.setup.options[option].title);
    expect(told).toContain(`(${messages.hands.rule(OPTION_CLAUSES[option])})`);
    const readings = within(terms[index]!.parentElement!).getAllByRole('definition').map(textOf);
    expect(readings).toHaveLength(valuesOf(option).length);
    expect(readings.map((reading) => reading.includes(`(${messages.guide.byDefault})`))).toEqual(readings.map((_reading, place) => place === 0));
    for (const [place, value] of valuesOf(option).entries()) {
      const named = sourcesOf(option, value).map((source) => messages.guide.source[source]);
      for (const source of named.length === 0 ? [messages.guide.noSource] : named) expect(readings[place]).toContain(source);
    }
  }
});

describe('4 the guide settles an example', () => {
  const rows = () => within(screen.getByRole('table', { name: en.guide.settlementExample })).getAllByRole('row').slice(1).map((row) =>
    [...row.children].map((cell) => cell.textContent).join(' | '),
  );

  it.each([
    [2, ['went out | 0 | +10', '5 tiles, one 2 | 5 × 2 = 10 | −10']],
    [3, ['went out | 0 | +12', '2 tiles | 2 | +6', '5 tiles, one 2 | 5 × 2 = 10 | −18']],
    [4, ['went out | 0 | +20', '2 tiles | 2 | +12', '8 tiles | 8 | −12', '5 tiles, one 2 | 5 × 2 = 10 | −20']],
    [5, ['went out | 0 | +23', '2 tiles | 2 | +13', '3 tiles | 3 | +8', '8 tiles | 8 | −17', '5 tiles, one 2 | 5 × 2 = 10 | −27']],
  ] as const)('for %i players: fewer tiles with a 2 cost more than many without', (players, expected) => {
    show(<Guide />, { query: `players=${players}` });
    expect(rows()).toEqual(expected);
  });

  it('and names every rule of settlement that is in force', () => {
    show(<Guide />);
    const { penalty, penaltyScope, collectors, settlementOrder, exhaustion } = en.setup.options;
    const card = screen.getByRole('region', { name: en.guide.settlement });
    expect(within(card).getAllByRole('listitem').map(textOf)).toEqual(
      [
        [penalty.title, penalty.values['double-each']], [penaltyScope.title, penaltyScope.values.count],
        [collectors.title, collectors.values.all], [settlementOrder.title, settlementOrder.values.ordered],
        [exhaustion.title, exhaustion.values['out-of-match']],
      ].map(([title, value]) => `${title as string}: ${(value as { name: string }).name} · ${(value as { about: string }).about}`),
    );
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

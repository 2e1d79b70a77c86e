// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CheckerScreen } from '@/app/_components/hands/checker-screen';
import { useHandTable } from '@/app/_hooks/use-hand-table';
import { queryNow, showAt } from '../support/address';
import { button, describedBy, en, MESSAGES, radio, spokenIn, textOf } from '../support/render';

function Checker() {
  const table = useHandTable();
  return table && <CheckerScreen table={table} />;
}

const open = (query: string) => showAt(query, <Checker />);
const { hands } = en;
type Hand = 'a' | 'b';
const rack = (hand: Hand) => screen.getByRole('region', { name: hands.hand[hand] });
const field = (hand: Hand) => screen.getByLabelText(hands.textOf(hands.hand[hand])) as HTMLInputElement;
const laid = (hand: Hand) => within(rack(hand)).getAllByRole('button', { name: /^Take back/u }).map((tile) => tile.getAttribute('aria-label')?.slice(10));
const count = (hand: Hand) => within(rack(hand)).queryAllByRole('button', { name: /^Take back/u }).length;
const deciders = (hand: Hand) => laid(hand).flatMap((tile) => tile?.match(/^(.*), which decided$/u)?.[1] ?? []);
const pool = (name: string) => within(screen.getByRole('group', { name: hands.pool })).getByRole('button', { name }) as HTMLButtonElement;
const verdict = () => screen.queryByRole('status', { name: hands.verdict });
const strength = () => screen.queryByRole('region', { name: hands.strength(hands.hand.a) });

describe('text and tiles keep step', () => {
  it('taps write the text, and what is typed lays the tiles: full-width digits, commas of any kind, either case', async () => {
    const { user } = open('');
    await user.click(pool('Sun 9'));
    await user.click(pool('Moon 9'));
    expect(field('a').value).toBe('9s 9m');
    await user.type(field('a'), '，９Ｔ');
    expect(laid('a')).toEqual(['Sun 9', 'Moon 9', 'Star 9']);
    expect(field('a').value).toBe('9s 9m，９Ｔ');
    await user.tab();
    expect(field('a').value).toBe('9s 9m 9t');
    await user.click(button('Take back Moon 9'));
    expect(field('a').value).toBe('9s 9t');
    expect(queryNow().get('a')).toBe('9s 9t');
  });

  it('what is pasted may have any separators of rules 1.6', async () => {
    const { user } = open('');
    await user.click(field('a'));
    await user.paste(' 3C,４t、\u00a05m\t6s　 ７ｃ ');
    expect(laid('a')).toEqual(['Cloud 3', 'Star 4', 'Moon 5', 'Sun 6', 'Cloud 7']);
    expect(textOf(rack('a'))).toContain('Straight');
  });

  it('a bad word is named and changes nothing: not the tiles, not the address; nothing is said about tiles not meant', async () => {
    const { user } = open('a=4s+4m&b=5s+5m');
    expect(verdict()).not.toBeNull();
    await user.type(field('a'), ' 4x');
    expect(describedBy(field('a'))).toBe(hands.badWord({ code: 'not-a-tile', word: '4x', position: 3, offset: 6 }));
    expect(laid('a')).toEqual(['Sun 4', 'Moon 4']);
    expect(queryNow().get('a')).toBe('4s 4m');
    expect(verdict()).toBeNull();
    expect(strength()).toBeNull();
    await user.clear(field('a'));
    await user.type(field('a'), '4s 4m 4t');
    expect(describedBy(field('a'))).toBeNull();
    expect(verdict()).not.toBeNull();
  });

  it('a tap has the last word over a text that cannot be read', async () => {
    const { user } = open('a=4s+4m');
    await user.type(field('a'), ' 4x');
    await user.click(pool('Star 4'));
    expect(field('a').value).toBe('4s 4m 4t');
    expect(describedBy(field('a'))).toBeNull();
    expect(strength()).not.toBeNull();
  });

  it('a number that still lacks its suit is not complained of while it is typed, and is once the field is left', async () => {
    const { user } = open('');
    await user.type(field('a'), '4s １０');
    expect(describedBy(field('a'))).toBeNull();
    expect(strength()).toBeNull();
    await user.tab();
    expect(describedBy(field('a'))).toContain('“１０” is no tile');
  });

  it('a word of a thousand signs does not fill the screen', async () => {
    const { user } = open('');
    await user.click(field('a'));
    await user.paste('x'.repeat(1000));
    expect(describedBy(field('a'))).toContain(`“${'x'.repeat(16)}…” is no tile`);
  });

  it('a tile out of range comes back with the table that has it, and goes with the table that has not', async () => {
    const { user } = open('');
    await user.type(field('a'), '14s');
    expect(describedBy(field('a'))).toBe(hands.badWord({ code: 'number-out-of-range', word: '14s', position: 1, offset: 0, highest: 13 }));
    await user.click(radio(hands.players(5)));
    await waitFor(() => expect(laid('a')).toEqual(['Sun 14']));
    expect(describedBy(field('a'))).toBeNull();
    await user.click(radio(hands.players(3)));
    await waitFor(() => expect(count('a')).toBe(0));
    expect(field('a').value).toBe('14s');
    expect(describedBy(field('a'))).toContain('numbers run from 1 to 9');
  });

  it('63 taps that come faster than the address is drawn are all taken', () => {
    open('players=5');
    const names = ['Sun 9', 'Sun 7', 'Sun 6', 'Sun 4', 'Sun 3', 'Moon 9', 'Moon 7', 'Moon 6', 'Moon 4', 'Moon 3'];
    for (const name of names) fireEvent.click(pool(name));
    expect([laid('a'), laid('b')]).toEqual([names.slice(0, 5), names.slice(5)].map((each) => each.map((name) => expect.stringContaining(name))));
    expect([queryNow().get('a'), queryNow().get('b')]).toEqual(['9s 7s 6s 4s 3s', '9m 7m 6m 4m 3m']);
  });
});

describe('the pool', () => {
  it.each([['players=2', 24], ['players=3', 36], ['players=4', 52], ['players=5', 60], ['players=3&deal=full-deck', 60]])(
    '1.4 has the tiles of the table: %s', (query, tiles) => {
      open(query);
      const all = within(screen.getByRole('group', { name: hands.pool })).getAllByRole('button');
      expect(new Set(all.map((tile) => tile.getAttribute('aria-label'))).size).toBe(tiles);
    },
  );

  it('draws a tile with its number, the letter of its suit, and a shape', () => {
    open('');
    for (const [name, letter] of [['Sun 10', 's'], ['Moon 10', 'm'], ['Star 10', 't'], ['Cloud 10', 'c']] as const) {
      expect(textOf(pool(name))).toBe(`10${letter}`);
    }
    expect(new Set(['Sun 3', 'Moon 3', 'Star 3', 'Cloud 3'].map((name) => pool(name).querySelector('svg')?.innerHTML)).size).toBe(4);
  });

  it('87 greys what lies in either rack: in the rack at work it is taken back, out of the other it is out of reach', async () => {
    const { user } = open('a=5s&b=6m');
    const dimmed = (name: string) => pool(name).querySelector('.opacity-30') !== null;
    expect([dimmed('Sun 5'), dimmed('Moon 6'), dimmed('Sun 6')]).toEqual([true, true, false]);
    expect([pool('Sun 5').disabled, pool('Moon 6').disabled]).toEqual([false, true]);
    await user.click(button(hands.chooseHand(hands.hand.b)));
    expect([pool('Sun 5').disabled, pool('Moon 6').disabled]).toEqual([true, false]);
    expect([dimmed('Sun 5'), dimmed('Moon 6')]).toEqual([true, true]);
    await user.click(pool('Moon 6'));
    expect(count('b')).toBe(0);
  });

  it('2.1 takes no sixth tile', async () => {
    const { user } = open('a=3c+4c+5c+6c+7c&b=3t+4t+5t+6t+7t');
    await user.click(pool('Sun 9'));
    expect([count('a'), count('b')]).toEqual([5, 5]);
    await user.click(pool('Cloud 3'));
    await user.click(pool('Sun 9'));
    expect(field('a').value).toBe('4c 5c 6c 7c 9s');
  });

  it('101 tiles stay in the order in which they were laid', async () => {
    const { user } = open('');
    for (const name of ['Cloud 5', 'Sun 1', 'Moon 3', 'Star 2', 'Cloud 4']) await user.click(pool(name));
    expect(laid('a')).toEqual(['Cloud 5', 'Sun 1', 'Moon 3', 'Star 2', 'Cloud 4']);
    expect(textOf(rack('a'))).toContain('Straight');
  });
});

describe('the verdict', () => {
  it.each([
    ['a=9s+7s+6s+4s+3s&b=1c+8c+6c+4c+3c', hands.winsHigher('Hand B', 'Flush'), '3.4', ['Sun 9'], ['Cloud 1']],
    ['a=2m+13m+4m+5m+3m&b=2s+9s+7s+5s+3s', hands.winsHigher('Hand A', 'Flush'), '3.4', ['Moon 13'], ['Sun 9']],
    ['a=3c+4c+5c+6c+8c&b=1s+2s+3s+4s+5m', hands.wins('Hand A', 'Flush', 'Straight'), '2.4', ['Cloud 3', 'Cloud 4', 'Cloud 5', 'Cloud 6', 'Cloud 8'], ['Sun 1', 'Sun 2', 'Sun 3', 'Sun 4', 'Moon 5']],
    ['a=4s+4m+4t+5s+5m&b=3s+3m+3t+2s+2m', hands.winsHigher('Hand A', 'Full House'), '3.5', ['Sun 4', 'Moon 4', 'Star 4'], ['Sun 3', 'Moon 3', 'Star 3']],
    ['a=5s+5c&b=5m+5t', hands.winsHigher('Hand A', 'Pair'), '3.1', ['Sun 5'], ['Moon 5']],
    ['a=6m&b=6s', hands.winsHigher('Hand B', 'Single'), '3.1', ['Moon 6'], ['Sun 6']],
  ] as const)('names winner, clause and the tiles that decided: %s', (query, headline, clause, a, b) => {
    open(query);
    expect(textOf(verdict()!)).toContain(headline);
    expect(textOf(verdict()!)).toContain(`(${hands.rule(clause)})`);
    expect([deciders('a'), deciders('b')]).toEqual([a, b]);
    const ringed = (hand: Hand) => [...rack(hand).querySelectorAll('.ring-gold')].map((face) => face.closest('button')?.getAttribute('aria-label'));
    expect([ringed('a'), ringed('b')]).toEqual([a, b].map((tiles) => tiles.map(hands.takeBackDecider)));
  });

  it('2.2 hands of different size: not comparable, and no tile decided', () => {
    open('a=3c+4t+5m+6s+7c&b=2s');
    expect(textOf(verdict()!)).toContain(hands.notComparable);
    expect([deciders('a'), deciders('b')]).toEqual([[], []]);
  });

  it('3.1 suits called by their colours are called so throughout', () => {
    open('a=5s+5c&b=5m+5t&suits=colour');
    expect(textOf(verdict()!)).toContain('the pair with the Red tile wins');
    expect(laid('a')).toEqual(['Red 5, which decided', 'Black 5']);
  });

  it.each([
    ['a=1c+2t+3c+4m+5s&b=9t+10c+11c+12m+13s', hands.elsewhereStraight('natural', 'Hand B')],
    ['straight=natural&a=1c+2t+3c+4m+5s&b=9t+10c+11c+12m+13s', hands.elsewhereStraight('official', 'Hand A')],
    ['a=9s+7s+6s+4s+3s&b=1c+8c+6c+4c+3c', hands.elsewhereFlush('suit-first', 'Hand A')],
  ])('3.4, 3.6 says where another table decides otherwise: %s', (query, text) => {
    open(query);
    expect(textOf(verdict()!)).toContain(text);
  });

  it('says nothing of other tables where all agree', () => {
    open('a=5s+5c&b=5m+5t');
    expect(textOf(verdict()!)).not.toContain(hands.elsewhere);
  });

  it('names the hand that is no play, where there is nothing to compare', () => {
    open('a=5s+5c&b=5m+6t');
    expect(textOf(verdict()!)).toBe(hands.noPlay('Hand B'));
  });
});

describe('what a rack is not', () => {
  it.each([
    ['2.1 four of a number', 'a=7c+7t+7m+7s', ['Four tiles are never a play. Four of a number want any fifth tile: that is a Four Card.', 'One tile short of a Four Card: needs any tile.']],
    ['2.5 an end open on both sides', 'players=5&a=4c+5t+6m+7s+15c', ['One tile short of a Straight: needs a 3 or an 8 instead of Cloud 15.']],
    ['2.5 one gap', 'players=5&a=9c+10t+12m+13s+3c', ['One tile short of a Straight: needs an 11 instead of Cloud 3.']],
    ['2.5 1-2-3-4 wants a 5, and nothing before the 1', 'players=5&a=1c+2t+3m+4s+9c', ['One tile short of a Straight: needs a 5 instead of Cloud 9.']],
    ['2.5 no straight goes over the 1, for three', 'players=3&a=7c+8t+9m+1s+2c', ['One tile short of a Straight: needs a 6 instead of Cloud 2.']],
    ['2.5 no straight goes over the 1, for four', 'players=4&a=11c+12t+13m+1s+2c', ['One tile short of a Straight: needs a 10 instead of Cloud 2.']],
    ['2.5 no straight goes over the 1, for five', 'players=5&a=13c+14t+15m+1s+2c', ['One tile short of a Straight: needs a 12 instead of Cloud 2.']],
    ['2.5 two gaps are two tiles short', 'players=5&a=4c+6t+8m+14s+11c', ['These tiles make no combination.']],
  ])('%s', (_, query, said) => {
    open(query);
    const told = textOf(rack('a').parentElement!);
    for (const sentence of said) expect(told).toContain(sentence);
    if (said.length === 1 && said[0] === 'These tiles make no combination.') expect(told).not.toContain('short');
  });

  it.each(MESSAGES)('2.1 four tiles, in %s', (locale, messages) => {
    showAt('a=7c+7t+7m+7s', <Checker />, locale);
    expect(screen.getByText(messages.hands.noCombination({ code: 'four-tiles' }, () => ''))).toBeTruthy();
  });
});

describe('a link', () => {
  it.each([
    ['damaged', 'a=%E0%A4+5s&b=3c'],
    ['with markup', 'a=<b>x</b>&b=3c'],
    ['out of the range of its table', 'players=3&a=10s+11s&b=3c'],
    ['with numbers that no tile has', 'a=99999999999999999999s&b=3c'],
    ['to no table there is', 'players=9&deal=x&straight=y&flush=z&suits=w&a=4x&b=3c'],
  ])('%s opens without those tiles, shows its text and names the word', (_, query) => {
    open(query);
    expect(count('a')).toBe(0);
    expect(laid('b')).toEqual(['Cloud 3']);
    expect(field('a').value).toBe(queryNow().get('a'));
    expect(describedBy(field('a'))).toMatch(/is no tile|is not in play/u);
    expect(verdict()).toBeNull();
  });

  it('that cannot be read is cleared by one tap', async () => {
    const { user } = open('a=nonsense&b=3c');
    await user.click(button(hands.clearHand(hands.hand.a)));
    expect([field('a').value, describedBy(field('a')), queryNow().has('a')]).toEqual(['', null, false]);
  });

  it('with too many tiles, or one twice, is told so', () => {
    open(`a=${'3c+4c+5c+6c+7c+8c'}&b=3t+3t`);
    expect(screen.getByText(hands.noCombination({ code: 'wrong-count', count: 6 }, () => ''))).toBeTruthy();
    expect(screen.getByText(/^Star 3 stands here twice/u)).toBeTruthy();
  });

  it('with a tile in both hands is told so', () => {
    open('a=5s+5m&b=5s+5c');
    expect(textOf(verdict()!)).toBe(hands.tileInBoth('Sun 5'));
  });

  it('is shared with everything that decides, and without the match that only this device has', async () => {
    const share = vi.fn(async (_: ShareData) => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const { user } = open('players=3&deal=full-deck&straight=natural&flush=suit-first&suits=colour&id=unknown&a=14c&b=3s');
    await user.click(await screen.findByRole('button', { name: hands.share }));
    const { url = '' } = share.mock.calls[0]?.[0] ?? {};
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      players: '3', deal: 'full-deck', straight: 'natural', flush: 'suit-first', suits: 'colour', a: '14c', b: '3s',
    });
  });
});

it('how strong it is, is said of the hand at work, whatever its size', async () => {
  const { user } = open('a=1s&b=6s+6m+6t');
  await waitFor(() => expect(spokenIn(strength()!)).toContain('Beaten by 4 of 48'));
  await user.click(button(hands.chooseHand(hands.hand.b)));
  const other = screen.getByRole('region', { name: hands.strength(hands.hand.b) });
  // Four triples of each of 7–13 and of 2, and the one that is left of the 1s.
  await waitFor(() => expect(spokenIn(other)).toContain('Beaten by 33 of'));
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlayableScreen } from '@/app/_components/hands/playable-screen';
import { useHandTable } from '@/app/_hooks/use-hand-table';
import { queryNow, showAt } from '../support/address';
import { button, en, textOf } from '../support/render';

function Playable() {
  const table = useHandTable();
  return table && <PlayableScreen table={table} />;
}

const open = (query: string) => showAt(query, <Playable />);
const { hands } = en;
const answers = () => screen.getByRole('region', { name: hands.answers });
const listed = () => within(within(answers()).getAllByRole('list')[0]!).getAllByRole('listitem').filter((line) => line.querySelector('ul'));
/** `Pair: Moon 9, Cloud 9` */
const told = () => listed().map((line) => `${textOf(line.firstElementChild!)}: ${[...line.querySelectorAll('.sr-only')].map(textOf).join(', ')}`);
const pool = (name: string) => within(screen.getByRole('group', { name: hands.pool })).getByRole('button', { name }) as HTMLButtonElement;

describe('what can I play?', () => {
  it('91 a flush and a straight of different tiles are no straight flush; each answer stands there once, weakest first', () => {
    open('held=3s+4s+5s+6s+7c+9s&beat=3c+4c+5c+6t+7m');
    expect(told()).toEqual(['Flush: Sun 9, Sun 6, Sun 5, Sun 4, Sun 3']);
    expect(textOf(answers())).toContain('1 play, weakest first');
  });

  it('2.1 with nothing to beat, everything that can be led: singles, pairs, triples, each weakest first', () => {
    open('held=6s+6c+6t');
    expect(textOf(screen.getByRole('region', { name: hands.toBeat }))).toContain('you lead');
    expect(told()).toEqual([
      'Single: Cloud 6', 'Single: Star 6', 'Single: Sun 6', 'Pair: Star 6, Cloud 6', 'Pair: Sun 6, Cloud 6', 'Pair: Sun 6, Star 6',
      'Triple: Sun 6, Star 6, Cloud 6',
    ]);
  });

  it('3.6 goes by the order of its table', () => {
    open('straight=natural&held=3s+4s+5m+6s+7c&beat=1c+2c+3c+4c+5t');
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain('Straight');
  });

  it('3.2 and by the official one elsewhere', () => {
    open('held=3s+4s+5m+6s+7c&beat=1c+2c+3c+4c+5t');
    expect(textOf(answers())).toContain(hands.noAnswers);
  });

  it('tiles are tapped into what is held, and then into what is to be beaten', async () => {
    const { user } = open('');
    for (const name of ['Sun 9', 'Moon 9', 'Cloud 3']) await user.click(pool(name));
    await user.click(button(hands.chooseHand(hands.toBeat)));
    expect(pool('Sun 9').disabled).toBe(true);
    await user.click(pool('Cloud 8'));
    expect(told()).toEqual(['Single: Moon 9', 'Single: Sun 9']);
    expect([queryNow().get('held'), queryNow().get('beat')]).toEqual(['9s 9m 3c', '8c']);
  });

  it.each([[2, 12], [3, 12], [4, 13], [5, 12]])('1.4 nobody of %i holds more than %i: no further tile is taken', async (players, most) => {
    const held = ['3', '4', '5', '6'].flatMap((number) => ['c', 't', 'm', 's'].map((suit) => number + suit)).slice(0, most);
    const { user } = open(`players=${players}&held=${held.join('+')}`);
    expect(textOf(screen.getByRole('region', { name: hands.held }))).toContain(hands.heldCount(most, most));
    await user.click(pool('Sun 1'));
    expect(queryNow().get('held')?.split(' ')).toHaveLength(most);
  });

  it('1.4 a link with the whole deck is told so, and not searched for its millions of plays', () => {
    open(`players=5&held=${Array.from({ length: 15 }, (_, index) => ['c', 't', 'm', 's'].map((suit) => `${index + 1}${suit}`)).flat().join('+')}`);
    expect(textOf(answers())).toContain(hands.heldTooMany(12));
    expect(within(answers()).queryByRole('status')).toBeNull();
  });

  it('more than fit are shown on demand, and the first ones again for another hand', async () => {
    const { user } = open('held=3c+3t+3m+3s+4c+4t+4m+4s+5c+5t+5m+5s');
    expect(listed()).toHaveLength(20);
    await user.click(button(hands.more));
    expect(listed()).toHaveLength(40);
    await user.click(button('Take back Sun 5'));
    expect(listed()).toHaveLength(20);
  });

  it('87 a tile held twice, or held and to be beaten, is refused by name', () => {
    open('held=5s+5s');
    expect(textOf(answers())).toContain('Sun 5 stands here twice');
  });

  it('2.3 a tile that is held cannot lie on the table', () => {
    open('held=5s+6s&beat=5s');
    expect(textOf(answers())).toContain(hands.tileInBoth('Sun 5'));
  });

  it('what is no play cannot be beaten, which is said; and nothing is answered to a text that cannot be read', async () => {
    const { user } = open('held=5s+6s&beat=3c+4c');
    expect(screen.getByText(hands.noCombination({ code: 'no-combination' }, () => ''))).toBeTruthy();
    expect(screen.queryByRole('region', { name: hands.answers })).toBeNull();
    await user.clear(screen.getByLabelText(hands.textOf(hands.toBeat)));
    expect(answers()).toBeTruthy();
    await user.type(screen.getByLabelText(hands.textOf(hands.toBeat)), '3x');
    expect(screen.queryByRole('region', { name: hands.answers })).toBeNull();
  });
});

// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SeenTilesCard } from '@/app/_components/hands/seen-tiles-card';
import { useSeenTiles } from '@/app/_hooks/use-seen-tiles';
import { formatTiles, readTiles, type Tile } from '@/lib/rules';
import { button, en, runHook, show, textOf } from '../support/render';

const { hands } = en;
const tiles = (text: string): readonly Tile[] => {
  const read = readTiles(text, 15);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const name = (tile: Tile) => formatTiles([tile]);
const sheet = () => screen.getByRole('dialog', { name: hands.seen });
const tileButton = (text: string) => within(sheet()).getByRole('button', { name: text }) as HTMLButtonElement;

function Card({ laid = [] }: { readonly laid?: readonly Tile[] }) {
  return <SeenTilesCard seen={useSeenTiles('m 3', 'for-the-round')} laid={laid} highest={13} naming="symbol" name={name} />;
}

it('a tap marks a tile as seen, the next one takes it back; the 1s and 2s are counted on top', async () => {
  const { user } = show(<Card />);
  expect(textOf(button(/^Tiles already played/u))).toContain('0 tiles seen');
  await user.click(button(/^Tiles already played/u));
  await screen.findByRole('dialog', { name: hands.seen });
  for (const text of ['1s', '2s', '2c', '9m']) await user.click(tileButton(text));
  expect(textOf(sheet())).toContain('2s seen: 2 of 4');
  expect(textOf(sheet())).toContain('1s seen: 1 of 4');
  await user.click(tileButton('2c'));
  expect(textOf(sheet())).toContain('2s seen: 1 of 4');
  expect(tileButton('9m').getAttribute('aria-pressed')).toBe('true');
  await user.click(within(sheet()).getByRole('button', { name: hands.clearSeen }));
  expect(textOf(sheet())).toContain('1s seen: 0 of 4');
  expect(tileButton('9m').getAttribute('aria-pressed')).toBe('false');
});

it('2.3 a tile in a rack cannot lie on the table', async () => {
  const { user } = show(<Card laid={tiles('5s')} />);
  await user.click(button(/^Tiles already played/u));
  await screen.findByRole('dialog', { name: hands.seen });
  expect(tileButton('5s').disabled).toBe(true);
  expect(tileButton('5m').disabled).toBe(false);
});

const hook = (round: string, keep: 'for-the-round' | 'while-open' = 'for-the-round') => runHook((of: string) => useSeenTiles(of, keep), round);
const shown = ({ result }: ReturnType<typeof hook>) => formatTiles(result.current.tiles);

it('they are kept for the running round over a reload, and gone with the next', () => {
  const first = hook('m 3');
  act(() => first.result.current.toggle(tiles('2s')[0]!));
  act(() => first.result.current.toggle(tiles('1c')[0]!));
  expect(shown(first)).toBe('2s 1c');
  first.rerender('m 4');
  expect(shown(first)).toBe('');
  first.unmount();
  expect(shown(hook('m 3'))).toBe('2s 1c');
  expect(shown(hook('m 4'))).toBe('');
  expect(shown(hook('other 3'))).toBe('');
});

it('without a match they are kept over a reload, not until another evening, and are not those of a match', () => {
  const first = hook('m 3');
  act(() => first.result.current.toggle(tiles('2s')[0]!));
  const open = hook('table 4', 'while-open');
  act(() => open.result.current.toggle(tiles('9c')[0]!));
  open.unmount();
  expect([shown(hook('table 4', 'while-open')), shown(hook('m 3'))]).toEqual(['9c', '2s']);
  sessionStorage.clear(); // the app was closed
  expect([shown(hook('table 4', 'while-open')), shown(hook('m 3'))]).toEqual(['', '2s']);
});

it.each(['', '{', '7', '{"round":"m 3"}', '{"round":"m 3","tiles":"5x"}', '{"round":"m 3","tiles":7}'])(
  'what the device kept and is no such list is no tiles: %s',
  (kept) => {
    localStorage.setItem('lexio.seen', kept);
    expect(shown(hook('m 3'))).toBe('');
  },
);

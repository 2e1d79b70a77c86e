// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StrengthCard } from '@/app/_components/hands/strength-card';
import { strengthInBackground } from '@/app/_workers/strength';
import { classify, countStronger, OFFICIAL_COMPARISON, readTiles, type Combination } from '@/lib/rules';

const SETTINGS = { ...OFFICIAL_COMPARISON, highest: 13 };
const NOTHING_SEEN: readonly [] = [];

function hand(text: string): Combination {
  const tiles = readTiles(text, 13);
  const kind = tiles.ok && classify(tiles.value, 13);
  if (!kind || !kind.ok) throw new Error(text);
  return kind.value;
}

type Ask = typeof strengthInBackground.ask<'countStronger'>;
/** What was asked beside the page and not answered yet, oldest first. */
let asked: { given: Parameters<Ask>; answer: () => Promise<void>; fail: () => Promise<void> }[] = [];

beforeEach(() => {
  asked = [];
  vi.spyOn(strengthInBackground, 'ask').mockImplementation(((...given: Parameters<Ask>) =>
    new Promise((resolve, reject) => {
      const [, ...question] = given;
      asked.push({
        given,
        answer: () => act(async () => resolve(countStronger(...question))),
        fail: () => act(async () => reject(new Error('of the count'))),
      });
    })) as never);
});
afterEach(cleanup);

const card = (of: Combination) => (
  <StrengthCard label="Hand A" hand={of} excluded={NOTHING_SEEN} settings={SETTINGS} name={() => 'tile'} />
);
const strength = () => screen.getByRole('region', { name: 'How strong is Hand A?' });
const visibleText = () => [...strength().querySelectorAll('p')].filter((line) => !line.closest('.invisible')).map((line) => line.textContent);

it('says that it counts, and no number, until the answer is there', async () => {
  render(card(hand('1s')));
  expect(strength().getAttribute('aria-busy')).toBe('true');
  expect(visibleText()).toEqual(['Counting…']);
  await asked[0]!.answer();
  expect(strength().getAttribute('aria-busy')).toBe('false');
  expect(visibleText()[0]).toMatch(/^Beaten by 4 of 51/);
});

it('2.4 of a Made hand: beaten by how many of all sets of five, how many plays it beats, the bar, the next stronger hand and the strongest', async () => {
  const made = hand('13c 12c 11c 10c 9t');
  render(card(made));
  await asked[0]!.answer();
  const { beatenBy, playable, sets } = countStronger(made, NOTHING_SEEN, SETTINGS);
  expect(sets).toBe(1_533_939); // of the 47 tiles left
  expect(visibleText().slice(0, 2)).toEqual([
    `Beaten by ${beatenBy.toLocaleString('en')} of 1,533,939 hands of this size that others can still hold`,
    `It beats ${(playable - beatenBy).toLocaleString('en')} of the ${playable.toLocaleString('en')} hands that can be played.`,
  ]);
  const bar = strength().querySelector<HTMLElement>('[style]');
  expect(bar?.style.width).toBe(`${(((playable - beatenBy) / playable) * 100).toFixed(1)}%`);
  const [next, strongest] = screen.getAllByRole('list').map((list) => [...list.querySelectorAll('[aria-hidden] > span')].map((face) => face.textContent));
  // Its own 13 of Cloud is the weakest that can end such a run; the same run with 13 of Star is the next. Straight flushes are laid as one counts.
  expect(next?.map((face) => face?.replace(/[a-z]$/u, ''))).toEqual(['9', '10', '11', '12', '13']);
  expect(next?.at(-1)).toBe('13t');
  expect(strongest).toEqual(['1s', '2s', '3s', '4s', '5s']);
  expect(visibleText().slice(2)).toEqual(['Next stronger Straight', 'Strongest there is Straight Flush']);
});

it('holds the room of the last answer while it counts anew', async () => {
  const { rerender } = render(card(hand('1s')));
  await asked[0]!.answer();
  rerender(card(hand('2s')));
  expect(visibleText()).toEqual(['Counting…']);
  expect(strength().querySelector('.invisible')?.textContent).toMatch(/Beaten by 4 of 51/);
});

it('drops the answer to an earlier question, whichever comes first', async () => {
  const { rerender } = render(card(hand('1s')));
  rerender(card(hand('2s')));
  expect(asked.map(({ given }) => given[1].tiles)).toEqual([hand('1s').tiles, hand('2s').tiles]);
  await asked[0]!.answer();
  expect(visibleText()).toEqual(['Counting…']);
  await asked[1]!.answer();
  expect(visibleText()[0]).toMatch(/^Beaten by none of 51/);
  rerender(card(hand('3c')));
  rerender(card(hand('1s')));
  await asked[3]!.answer();
  await asked[2]!.answer();
  expect(visibleText()[0]).toMatch(/^Beaten by 4 of 51/);
});

it('does not stand there counting for ever where the count fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(card(hand('1s')));
  await expect(asked[0]!.fail()).rejects.toThrow('of the count');
});

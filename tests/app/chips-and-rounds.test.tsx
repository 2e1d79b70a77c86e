// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChipSetEditor } from '@/app/_components/setup/chip-set-editor';
import { RoundLimitField } from '@/app/_components/setup/round-limit-field';
import { CURRENT_EDITION_CHIPS, valueOf, type ChipSet } from '@/lib/chips';
import { MOST_ROUNDS } from '@/lib/match';
import { button, en, showHeld } from '../support/render';

const { setup } = en;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the chips each player starts with', () => {
  const showChips = (set: ChipSet = CURRENT_EDITION_CHIPS) =>
    showHeld(set, (held, onChange) => <ChipSetEditor set={held} onChange={onChange} />);

  it('every kind has a value and a count, each by its name', () => {
    showChips();
    expect([1, 2, 3].map((n) => field(setup.chipValue(n)).value)).toEqual(['1', '5', '10']);
    expect(['1', '5', '10'].map((value) => field(setup.chipCount(value)).value)).toEqual(['4', '4', '4']);
  });

  it('counts go up and down, and not below none', async () => {
    const { user, changes } = showChips([{ value: 5, count: 1 }]);
    await user.click(button(setup.chipMore('5')));
    await user.click(button(setup.chipFewer('5')));
    await user.click(button(setup.chipFewer('5')));
    await user.click(button(setup.chipFewer('5')));
    expect(changes.map((set) => set[0]?.count)).toEqual([2, 1, 0]);
  });

  it('a value that is typed renames its buttons; the other kinds stay', async () => {
    const { user, changes } = showChips();
    await user.clear(field(setup.chipValue(3)));
    await user.type(field(setup.chipValue(3)), '25');
    expect(changes.at(-1)).toEqual([{ value: 1, count: 4 }, { value: 5, count: 4 }, { value: 25, count: 4 }]);
    await user.click(button(setup.chipMore('25')));
    expect(valueOf(changes.at(-1) ?? [])).toBe(149);
  });

  it('a kind is added with a value of its own, and the last one cannot be removed', async () => {
    const { user, changes } = showChips([{ value: 5, count: 4 }]);
    expect(screen.queryByRole('button', { name: setup.chipRemove('5') })).toBeNull();
    await user.click(button(setup.chipAdd));
    expect(changes.at(-1)).toEqual([{ value: 5, count: 4 }, { value: 6, count: 0 }]);
    await user.click(button(setup.chipRemove('5')));
    expect(changes.at(-1)).toEqual([{ value: 6, count: 0 }]);
  });

  it('what is mistyped stays with its kind when another one goes, and goes with its own', async () => {
    const { user } = showChips();
    await user.type(field(setup.chipCount('5')), 'x');
    await user.click(button(setup.chipRemove('1')));
    expect(field(setup.chipCount('5')).value).toBe('4x');
    expect(field(setup.chipCount('10')).value).toBe('4');
    await user.click(button(setup.chipRemove('5')));
    expect(field(setup.chipCount('10')).value).toBe('4');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button(setup.chipAdd));
    expect(field(setup.chipCount('11')).value).toBe('0');
  });
});

describe('the number of rounds', () => {
  const showRounds = (limit: number | null) =>
    showHeld(limit, (held, onChange) => (
      <>
        <RoundLimitField limit={held} onChange={onChange} />
        <button onClick={() => onChange(7)}>as kept</button>
      </>
    ));
  const openEnd = () => screen.getByRole<HTMLInputElement>('switch', { name: setup.openEnd });

  it('goes up, down and to an open end', async () => {
    const { user, changes } = showRounds(5);
    await user.click(button(setup.moreRounds));
    await user.click(button(setup.fewerRounds));
    await user.click(openEnd());
    expect(changes).toEqual([6, 5, null]);
    expect(openEnd().getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText(setup.openEndAbout)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('comes back from an open end as it was, also where it was set from outside', async () => {
    const { user, changes } = showRounds(5);
    await user.click(button('as kept'));
    await user.click(openEnd());
    await user.click(openEnd());
    expect(changes).toEqual([7, null, 7]);
  });

  it('that began open becomes the usual five', async () => {
    const { user, changes } = showRounds(null);
    await user.click(openEnd());
    expect(changes).toEqual([5]);
  });

  it.each([
    [1, setup.fewerRounds],
    [MOST_ROUNDS, setup.moreRounds],
  ])('stops at %d', async (limit, name) => {
    const { user, changes } = showRounds(limit);
    await user.click(button(name));
    expect(changes).toEqual([]);
  });
});

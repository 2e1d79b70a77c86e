// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SeatList } from '@/app/_components/setup/seat-list';
import { button, describedBy, en, showHeld } from '../support/render';

const { setup } = en;

const showSeats = (names: readonly string[], faults: readonly (string | null)[] = []) =>
  showHeld(names, (held, onChange) => <SeatList names={held} onChange={onChange} faults={faults} />);

const fieldOf = (seat: number) => screen.getByRole<HTMLInputElement>('textbox', { name: setup.nameOfSeat(seat) });
const fields = () => screen.getAllByRole<HTMLInputElement>('textbox');

describe('Enter', () => {
  it('goes on to the next seat, and closes the keyboard after the last', async () => {
    const { user, changes } = showSeats(['', '', '']);
    await user.click(fieldOf(1));
    await user.keyboard('Ann{Enter}Bo{Enter}Cho{Enter}');
    expect(fields().map((field) => field.value)).toEqual(['Ann', 'Bo', 'Cho']);
    expect(document.activeElement).toBe(document.body);
    expect(changes.at(-1)).toEqual(['Ann', 'Bo', 'Cho']);
    expect(fields().map((field) => field.getAttribute('enterkeyhint'))).toEqual(['next', 'next', 'done']);
  });

  // 49: browsers report the Enter that ends a syllable in two orders.
  it.each([
    ['Chrome', [['keyDown', { isComposing: true, keyCode: 229 }], ['compositionEnd', {}], ['keyUp', { keyCode: 13 }]]],
    ['Safari', [['compositionEnd', {}], ['keyDown', { isComposing: false, keyCode: 229 }], ['keyUp', { keyCode: 13 }]]],
  ] as const)('49 that ends a syllable in %s belongs to the input method', async (_browser, events) => {
    const { user, changes } = showSeats(['', '', '']);
    const field = fieldOf(1);
    await user.click(field);
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: '한글' } });
    for (const [type, detail] of events) fireEvent[type](field, { key: 'Enter', data: '글', ...detail });
    expect(document.activeElement).toBe(field);
    expect(changes).toEqual([['한글', '', '']]);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(fieldOf(2));
    expect(fields().map((each) => each.value)).toEqual(['한글', '', '']);
  });
});

describe('the order of the table', () => {
  it('a player moves one seat up, and the first has nowhere to go', async () => {
    const { user, changes } = showSeats(['Ann', 'Bo', 'Cho']);
    expect(screen.queryByRole('button', { name: setup.moveUp('Ann') })).toBeNull();
    await user.click(button(setup.moveUp('Cho')));
    await user.click(button(setup.moveUp('Cho')));
    expect(changes).toEqual([['Ann', 'Cho', 'Bo'], ['Cho', 'Ann', 'Bo']]);
  });

  it('1.4 a player leaves, down to two', async () => {
    const { user, changes } = showSeats(['Ann', 'Bo', 'Cho', 'Dee']);
    await user.click(button(setup.removeSeat('Bo')));
    await user.click(button(setup.removeSeat('Ann')));
    expect(changes).toEqual([['Ann', 'Cho', 'Dee'], ['Cho', 'Dee']]);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('a player is added, up to five', async () => {
    const { user, changes } = showSeats(['Ann', 'Bo', 'Cho']);
    await user.click(button(setup.addSeat));
    await user.click(button(setup.addSeat));
    expect(changes.at(-1)).toEqual(['Ann', 'Bo', 'Cho', '', '']);
    expect(screen.queryByRole('button', { name: setup.addSeat })).toBeNull();
  });

  it('a seat without a name is called by its number', () => {
    showSeats(['Ann', ' ', '', 'Dee']);
    expect(button(setup.removeSeat(setup.seat(2)))).toBeTruthy();
    expect(button(setup.moveUp(setup.seat(3)))).toBeTruthy();
  });
});

it('a fault stands beside its seat, and is what the field is described by', () => {
  showSeats(['Ann', 'ann', ''], [null, 'ann sits here twice', 'Seat 3 needs a name.']);
  expect(fields().map((field) => field.getAttribute('aria-invalid'))).toEqual(['false', 'true', 'true']);
  expect(fields().map(describedBy)).toEqual([null, 'ann sits here twice', 'Seat 3 needs a name.']);
});

it('45 markup in a name is text', async () => {
  const { user, changes } = showSeats(['', '', '']);
  await user.click(fieldOf(1));
  await user.paste('<img src=x onerror=alert(1)>');
  expect(changes.at(-1)?.[0]).toBe('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
});

describe('from a keyboard', () => {
  it('the focus goes up with the player, and stays in the list when one is taken out', async () => {
    const { user } = showSeats(['Ann', 'Bo', 'Cho', 'Dan']);
    button(setup.moveUp('Cho')).focus();
    await user.keyboard('{Enter}');
    expect(fields().map((field) => field.value)).toEqual(['Ann', 'Cho', 'Bo', 'Dan']);
    expect(document.activeElement).toBe(button(setup.moveUp('Cho')));
    await user.keyboard('{Enter}');
    expect(fields().map((field) => field.value)).toEqual(['Cho', 'Ann', 'Bo', 'Dan']);
    expect(document.activeElement).toBe(fieldOf(1));
    button(setup.removeSeat('Dan')).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(fieldOf(3));
  });

  it('a finger that does the same is shown no keyboard', async () => {
    const { user } = showSeats(['Ann', 'Bo', 'Cho', 'Dan']);
    await user.click(button(setup.removeSeat('Dan')));
    expect(fields()).not.toContain(document.activeElement);
  });
});

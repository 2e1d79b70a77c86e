// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NumberField } from '@/app/_components/setup/number-field';
import type { Locale } from '@/lib/i18n';
import { describedBy, en, showHeld } from '../support/render';

const LABEL = 'How many';
const STEPS = { fewer: 'One fewer', more: 'One more', min: 0, max: 99 };

function showField(value: number, locale: Locale = 'en') {
  const shown = showHeld(
    value,
    (held, onChange) => (
      <>
        <NumberField label={LABEL} value={held} onChange={onChange} steps={STEPS} />
        <output>{held}</output>
      </>
    ),
    { locale },
  );
  return { ...shown, field: screen.getByRole<HTMLInputElement>('textbox', { name: LABEL }) };
}

const held = () => Number(screen.getByRole('status').textContent);

describe('47, 55 what is typed or pasted', () => {
  it.each([
    ['１３', 13],
    ['３', 3],
    ['1３', 13],
    ['３ ', 3],
    ['\t8\n', 8],
    ['007', 7],
    ['0', 0],
    ['０', 0],
    ['000', 0],
  ])('%j is %d', async (text, value) => {
    const { user, field } = showField(5);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    expect(held()).toBe(value);
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(field.value).toBe(String(value));
  });

  it('sign by sign, 007 ends as 7', async () => {
    const { user, field, changes } = showField(5);
    await user.clear(field);
    await user.type(field, '007');
    expect(changes).toEqual([0, 0, 7]);
    await user.tab();
    expect(field.value).toBe('7');
  });
});

describe('47, 51, 55 what is no whole number', () => {
  it.each(['', '  ', '5.5', '５．５', '3.0', '五', '①', '3e1', '+3', '-3', '−3', '3,', '1e1', '0x5', '1 3', '٣', '1234567890'])(
    '%j is refused and named, and the text stays',
    async (text) => {
      const { user, field, changes } = showField(5);
      await user.clear(field);
      await user.click(field);
      if (text !== '') await user.paste(text);
      expect(changes).toEqual([]);
      expect(held()).toBe(5);
      const message = screen.getByRole('alert').textContent ?? '';
      expect(message).not.toBe('');
      if (text.trim() !== '') expect(message).toContain(text);
      expect(describedBy(field)).toBe(message);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      await user.tab();
      expect(field.value).toBe(text);
      expect(screen.getByRole('alert').textContent).toBe(message);
    },
  );

  it('is said as it is: nothing, too many digits, no number', async () => {
    const { user, field } = showField(5);
    await user.clear(field);
    expect(screen.getByRole('alert').textContent).toBe(en.setup.noNumber);
    await user.type(field, '1234567890');
    expect(screen.getByRole('alert').textContent).toBe(en.setup.numberTooLong('1234567890'));
    await user.type(field, 'x');
    expect(screen.getByRole('alert').textContent).toBe(en.setup.wholeNumber('1234567890x'));
  });

  it('is forgiven as soon as it is mended', async () => {
    const { user, field } = showField(5);
    await user.type(field, '.');
    expect(screen.getByRole('alert')).toBeTruthy();
    await user.type(field, '{Backspace}2');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(held()).toBe(52);
  });

  it('is said in Korean with the particle of the text', async () => {
    const { user, field } = showField(5, 'ko');
    await user.clear(field);
    await user.type(field, '오');
    expect(screen.getByRole('alert').textContent).toBe('‘오’는 정수가 아닙니다.');
  });
});

describe('the buttons beside it', () => {
  it('go one down and up, and drop what was mistyped', async () => {
    const { user, field, changes } = showField(5);
    await user.type(field, 'x');
    await user.click(screen.getByRole('button', { name: STEPS.fewer }));
    expect(field.value).toBe('4');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: STEPS.more }));
    await user.click(screen.getByRole('button', { name: STEPS.more }));
    expect(changes).toEqual([4, 5, 6]);
  });

  it.each([
    [0, STEPS.fewer],
    [99, STEPS.more],
  ])('stop at %d', async (value, name) => {
    const { user, changes } = showField(value);
    await user.click(screen.getByRole('button', { name }));
    expect(changes).toEqual([]);
  });
});

it('53 neither the wheel nor the arrow keys change it', async () => {
  const { user, field, changes } = showField(7);
  await user.click(field);
  field.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, bubbles: true }));
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowUp}');
  expect(field.type).toBe('text');
  expect(changes).toEqual([]);
  expect(field.value).toBe('7');
});

it('a number beyond the limits stays and is named, with the limits', async () => {
  const { user, field } = showField(5);
  await user.clear(field);
  await user.type(field, '100');
  expect(field.value).toBe('100');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe(en.setup.outOfRange(0, 99));
});

import { expect, test } from './support';
import { seed, storedRows } from './support/seed';
import { fillSetup, tileCell, whoWentOut } from './support/table';

test.beforeEach(async ({ page }) => {
  await seed(page, []);
  await page.goto('/new/');
  await fillSetup(page, ['Ann', 'Bea', 'Cem'], 3);
});

test('full-width digits, leading zeros and white space are read as the number they are, in the form and on the disk (47, 55)', async ({ page }) => {
  const field = page.getByLabel('Number of rounds');
  for (const [typed, means] of [['３', '3'], ['1３', '13'], ['３ ', '3'], ['007', '7'], ['１３', '13']] as const) {
    await field.fill(typed);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await field.blur();
    await expect(field).toHaveValue(means);
  }
  await page.getByRole('button', { name: 'Start: 3 players' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Round 1 of 13' })).toBeVisible();
  expect((await storedRows(page, 'matches'))[0]?.setup).toMatchObject({ roundLimit: 13 });
});

function refusalOf(typed: string): string {
  if (typed.trim() === '') return 'A whole number is missing here.';
  return /^\d+$/u.test(typed) ? `“${typed}” has too many digits.` : `“${typed}” is not a whole number.`;
}

test('what is no whole number is named, stays in the field, is never read as 0, and blocks the start (47, 51, 55)', async ({ page }) => {
  const start = page.getByRole('button', { name: 'Start: 3 players' });
  for (const label of ['Number of rounds', 'How many chips of 5', 'Value of chip 2']) {
    const field = page.getByLabel(label, { exact: true });
    const good = await field.inputValue();
    for (const typed of ['', '  ', '\t', '５．５', '五', '①', '3e1', '0x5', '+3', '-1', '3.0', '3,', '1e1', 'NaN', 'Infinity', '9999999999']) {
      await field.fill(typed);
      await expect(field, `${label}: ${JSON.stringify(typed)}`).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(refusalOf(typed));
    }
    await field.blur();
    await expect(field).toHaveValue('9999999999');
    await start.click();
    await expect(field).toBeFocused();
    expect(await storedRows(page, 'matches')).toEqual([]);
    await field.fill(good);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  }
  // A number that is one, and not allowed, is said in words as well.
  await page.getByLabel('Number of rounds').fill('0');
  await start.click();
  await expect(page.getByText('Rounds: a whole number from 1 to 99.')).toBeVisible();
  expect(await storedRows(page, 'matches')).toEqual([]);
});

test('a field left empty or unreadable is still so after a reload, or is as it was: never 0 (51, 61)', async ({ page }) => {
  await page.getByLabel('How many chips of 5').fill('12');
  await expect.poll(async () => JSON.stringify(await storedRows(page, 'drafts'))).toContain('"count":12');
  await page.getByLabel('How many chips of 5').fill('');
  await page.reload();
  await expect(page.getByLabel('Name at seat 1')).toHaveValue('Ann');
  await expect(page.getByLabel('How many chips of 5')).toHaveValue('12');
});

test('the wheel over a number changes nothing; the page scrolls (53)', async ({ page }) => {
  const field = page.getByLabel('Number of rounds');
  await field.fill('7');
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  await field.hover(); // once it stands still
  const before = await page.evaluate(() => window.scrollY);
  for (let notch = 0; notch < 3; notch += 1) await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await expect(field).toHaveValue('7');
  for (const key of ['ArrowUp', 'ArrowDown', 'PageUp']) await page.keyboard.press(key);
  await expect(field).toHaveValue('7');

  await page.getByRole('button', { name: 'Start: 3 players' }).click();
  await whoWentOut(page, 'Ann').click();
  await tileCell(page, 'Bea', 7).click();
  await tileCell(page, 'Bea', 7).hover();
  for (let notch = 0; notch < 3; notch += 1) await page.mouse.wheel(0, -100);
  await expect(tileCell(page, 'Bea', 7)).toBeChecked();
});

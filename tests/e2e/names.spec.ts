import { expect, test } from './support';
import { seed, storedRows } from './support/seed';
import { expectTotals, fillSetup, playRound, tileCell, whoWentOut } from './support/table';

const MARKUP = '<img src=x onerror=a(1)>';
const WHOLE = ['😀민지', '👨‍👩‍👧‍👦가족', '🇰🇷대한', '𠀀明', 'é'.normalize('NFD')] as const;

test('a name with markup is a name on every screen: no element, no request, no dialog (45)', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(new URL(request.url()).pathname));
  const expectNoMarkup = async () => {
    await expect(page.getByText(MARKUP).first()).toBeVisible();
    await expect(page.locator('img')).toHaveCount(0);
  };

  await page.goto('/new/');
  await fillSetup(page, [MARKUP, '<b>Bea</b>', '&lt;Cem&gt;', '{{Dan}}'], 3);
  await page.getByRole('button', { name: 'Start: 4 players' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Round 1 of 3' })).toBeVisible();
  await expectNoMarkup();
  await page.getByRole('radio', { name: MARKUP, exact: true }).click();
  await expectNoMarkup();
  for (const [name, tiles] of [['<b>Bea</b>', 3], ['&lt;Cem&gt;', 5], ['{{Dan}}', 8]] as const) await tileCell(page, name, tiles).click();
  await page.getByRole('button', { name: 'Save round 1' }).click();
  await expectTotals(page, { [MARKUP]: 80, '<b>Bea</b>': 68, '&lt;Cem&gt;': 60, '{{Dan}}': 48 });
  const [match] = await storedRows(page, 'matches');
  const [{ id: round } = { id: '' }] = (match?.events ?? []) as { id: string }[];

  await page.getByRole('button', { name: 'Match menu' }).click();
  await page.getByRole('button', { name: 'Delete this match' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(MARKUP);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/history\/$/);
  await page.goto('/history/deleted/');
  await expectNoMarkup();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByRole('button', { name: 'Bring back' })).toHaveCount(0);
  for (const path of ['/', '/history/', `/match/rounds/?id=${String(match?.id)}`, `/match/round/?id=${String(match?.id)}&round=${round}`, '/new/']) {
    await page.goto(path);
    await expectNoMarkup();
  }
  expect(dialogs).toEqual([]);
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((path) => path.endsWith('/x'))).toEqual([]);
});

test('emoji, flags, families and rare signs stay whole, from the form to the disk (43)', async ({ page }) => {
  await page.goto('/new/');
  await fillSetup(page, WHOLE, 3);
  await page.getByRole('button', { name: 'Start: 5 players' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Round 1 of 3' })).toBeVisible();
  const [first, ...others] = WHOLE.map((name) => name.normalize('NFC'));
  await playRound(page, { out: first ?? '', left: Object.fromEntries(others.map((name, index) => [name, index + 3])) }, 1);
  const whole = WHOLE.map((name) => name.normalize('NFC'));
  await expectTotals(page, Object.fromEntries(whole.map((name, index) => [name, [82, 67, 62, 57, 52][index] ?? 0])));
  const [match] = await storedRows(page, 'matches');
  expect((match?.seats as { name: string }[]).map(({ name }) => name)).toEqual(whole);
  // Half a sign is shown as U+FFFD.
  for (const path of [page.url(), '/history/', '/new/']) {
    await page.goto(path);
    await expect(page.getByText('👨‍👩‍👧‍👦가족').first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText('\uFFFD');
  }
});

test('the limit of a name counts what a reader sees: 24 families pass, 25 do not (43)', async ({ page }) => {
  await page.goto('/new/');
  await fillSetup(page, ['👨‍👩‍👧‍👦'.repeat(25), 'Bea', 'Cem'], 3);
  await page.getByRole('button', { name: 'Start: 3 players' }).click();
  await expect(page.getByText('The name at seat 1 is longer than 24 letters.')).toBeVisible();
  await expect(page.getByLabel('Name at seat 1')).toBeFocused();
  await page.getByLabel('Name at seat 1').fill('👨‍👩‍👧‍👦'.repeat(24));
  await page.getByRole('button', { name: 'Start: 3 players' }).click();
  await expect(whoWentOut(page, '👨‍👩‍👧‍👦'.repeat(24))).toBeVisible();
});

test('blank names and names that read alike are refused, and nothing is stored (7)', async ({ page }) => {
  await seed(page, []);
  await page.goto('/new/');
  await fillSetup(page, ['Ann', '   ', 'ａｎｎ'], 3);
  await page.getByRole('button', { name: 'Start: 3 players' }).click();
  await expect(page.getByLabel('Name at seat 2')).toHaveAccessibleDescription('Seat 2 needs a name.');
  await expect(page.getByLabel('Name at seat 3')).toHaveAccessibleDescription(/sits at the table twice/);
  await expect(page.getByLabel('Name at seat 2')).toBeFocused();
  expect(await storedRows(page, 'matches')).toEqual([]);
  expect(await storedRows(page, 'players')).toEqual([]);
});

/** What a Korean keyboard sends for 한글 and Enter: Chromium closes the composition after the key, Safari before it. */
for (const browser of ['Chrome', 'Safari'] as const) {
  test(`Enter that ends a Korean syllable, in ${browser}’s order, moves nothing and submits nothing (49)`, async ({ page }) => {
    await seed(page, []);
    await page.goto('/new/');
    await fillSetup(page, ['', 'Bea', 'Cem'], 3);
    const field = page.getByLabel('Name at seat 1');
    await field.focus();
    const session = await page.context().newCDPSession(page);
    for (const text of ['ㅎ', '하', '한']) await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await session.send('Input.insertText', { text: '한' });
    for (const text of ['ㄱ', '그', '글']) await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(field).toHaveValue('한글');
    if (browser === 'Chrome') {
      await field.evaluate((input) =>
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true })),
      );
      await session.send('Input.insertText', { text: '글' });
    } else {
      await session.send('Input.insertText', { text: '글' });
      // The composition is over, and only the old key code tells that this Enter belonged to it.
      await field.evaluate((input) =>
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: false, bubbles: true, cancelable: true })),
      );
    }
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('한글');
    expect(await storedRows(page, 'matches')).toEqual([]);

    // The next Enter is a real one: on to the next seat, the name as it was.
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name at seat 2')).toBeFocused();
    await page.getByRole('button', { name: 'Start: 3 players' }).click();
    await expect(whoWentOut(page, '한글')).toBeVisible();
    expect((await storedRows(page, 'players')).map(({ name }) => name).sort()).toEqual(['Bea', 'Cem', '한글']);
  });
}

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support';
import { FX1_PLAYED, seed, tableOf } from './support/seed';
import { expectTotals, tileCell, twosCell, typeRound } from './support/table';

const round = (page: Page, number: number) => page.getByRole('region', { name: `Round ${number}: who pays whom` });

/** What passed between two players, as the lines in sight say it. */
async function paidIn(region: Locator): Promise<readonly { from: string; to: string; paid: number }[]> {
  const said = await region.getByText(/^\w+ pays \w+ \d+ chips?$/).allInnerTexts();
  return said.map((line) => {
    const [, from = '', to = '', paid = ''] = /^(\w+) pays (\w+) (\d+)/.exec(line) ?? [];
    return { from, to, paid: Number(paid) };
  });
}

/** Chips by name after these payments, where everybody had so many before. */
function totals(names: readonly string[], before: number, paid: Awaited<ReturnType<typeof paidIn>>): Record<string, number> {
  const sum = (amounts: readonly { paid: number }[]) => amounts.reduce((all, each) => all + each.paid, 0);
  return Object.fromEntries(
    names.map((name) => [name, before + sum(paid.filter(({ to }) => to === name)) - sum(paid.filter(({ from }) => from === name))]),
  );
}

test('FX1 R1: each line opens to its reasons, the lines add up, and the fewest payments come to the same (107)', async ({ page }) => {
  const names = ['Ann', 'Bea', 'Cem', 'Dan'];
  await seed(page, [tableOf({ played: [FX1_PLAYED[0]] })]);
  await page.goto('/match/?id=seeded');
  const payments = round(page, 1);
  const line = payments.getByRole('button', { name: /Dan pays Bea 5 chips/ });
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  const item = payments.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Dan pays Bea 5 chips/ }) });
  await expect(item).toContainText(/Dan: 8 tiles\s*8\s*Bea: 3 tiles\s*3\s*Difference\s*8 − 3 = 5/);
  await expect(item).toContainText('Rule 4.5 Every two players settle: the higher count pays the difference.');
  await expect(item).toContainText(/Dan\s*56, becomes 51.*Bea\s*63, becomes 68/s);
  await page.keyboard.press('Enter');
  await expect(line).toHaveAttribute('aria-expanded', 'false');

  const official = await paidIn(payments);
  expect(official).toHaveLength(6);
  await expectTotals(page, totals(names, 64, official));

  await page.getByRole('radio', { name: 'Official order' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(payments).toContainText('The same result in 2 payments instead of 6. It is not the order the rules pay in.');
  const fewest = await paidIn(payments);
  expect(fewest).toEqual([{ from: 'Dan', to: 'Ann', paid: 16 }, { from: 'Cem', to: 'Bea', paid: 4 }]);
  expect(totals(names, 64, fewest)).toEqual(totals(names, 64, official));
  await payments.getByRole('button', { name: 'How it adds up' }).click();
  const sums = payments.getByRole('table', { name: 'How it adds up' }).getByRole('row');
  await expect(sums).toHaveCount(5);
  await expect.poll(async () => (await sums.allInnerTexts()).slice(1).map((row) => row.replace(/\s+/gu, ' ').trim())).toEqual([
    'Ann 64 16 0 80', 'Bea 64 4 0 68', 'Cem 64 0 4 60', 'Dan 64 0 16 48',
  ]);
  // How it was looked at is not part of the match.
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Official order' })).toBeChecked();
});

test('what a 2 costs is told once the round is whole, and is what leaving it out would save (FX1e)', async ({ page }) => {
  await seed(page, [tableOf()]);
  await page.goto('/match/?id=seeded');
  await typeRound(page, { out: 'Ann', left: { Bea: 3, Dan: [8, 1] } });
  await expect(page.getByText('8 × 2 = 16', { exact: true })).toBeVisible();
  await tileCell(page, 'Cem', 5).click();
  await expect(page.getByText('8 × 2 = 16 · the 2 costs 24 chips')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save round 1' });
  await expect(save).toContainText('−40');
  await twosCell(page, 'Dan', 1).click();
  await expect(save).toContainText('−16');
  await expect(page.getByText(/the 2 costs/)).toHaveCount(0);
});

test('the scoreboard tells what everybody needs to overtake the next one, and a round of that much does it (19)', async ({ page }) => {
  // FX1d: 88, 48, 72, 48.
  await seed(page, [tableOf({ played: [FX1_PLAYED[0], FX1_PLAYED[2]] })]);
  await page.goto('/match/?id=seeded');
  const row = (name: string) => page.getByRole('region', { name: 'Scoreboard' }).getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(row('Ann')).not.toContainText('Gain');
  await expect(row('Bea')).toContainText('Gain 25 on Cem to pass');
  await expect(row('Cem')).toContainText('Gain 17 on Ann to pass');
  await expect(row('Dan')).toContainText('Gain 25 on Cem to pass');
  // Cem wins 15 and Ann loses 1: he has gained 16, and is level.
  await typeRound(page, { out: 'Cem', left: { Ann: 4, Bea: 5, Dan: 6 } });
  await page.getByRole('button', { name: 'Save round 3' }).click();
  await expectTotals(page, { Ann: 87, Cem: 87 });
  await expect(row('Cem')).toContainText('1st, shared');
  await expect(row('Cem')).toContainText('Gain 1 to lead alone');
});

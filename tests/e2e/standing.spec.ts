import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { FX1_PLAYED, seed, tableOf } from './support/seed';
import { playRound, typeRound } from './support/table';

/** What each line of the scoreboard or the final standings says: the place as seen, as read out, and the name. */
async function placesOn(page: Page, region: string): Promise<readonly string[]> {
  const rows = page.getByRole('region', { name: region }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  return (await rows.allInnerTexts()).map((row) => row.replace(/\s+/gu, ' ').replace(/( [+−]?\d+)?( Gain .*)? [+−]?\d+$/u, ''));
}

test('a shared place has one number, a mark, and the next one is left out (19, 21)', async ({ page }) => {
  // FX1d, and FX3 as a first round: 64 + 15, 63, 63, 51.
  await seed(page, [
    tableOf({ id: 'fx1d', played: [FX1_PLAYED[0], FX1_PLAYED[2]] }),
    tableOf({ id: 'fx3', played: ['0 4 4 7'] }),
  ]);
  await page.goto('/match/?id=fx1d');
  await expect.poll(() => placesOn(page, 'Scoreboard')).toEqual(['1 1st Ann', '=3 3rd, shared Bea', '2 2nd Cem', '=3 3rd, shared Dan']);
  await page.goto('/match/?id=fx3');
  await expect.poll(() => placesOn(page, 'Scoreboard')).toEqual(['1 1st Ann', '=2 2nd, shared Bea', '=2 2nd, shared Cem', '4 4th Dan']);
  // Level players pay each other nothing, and that is said (105).
  const payments = page.getByRole('region', { name: 'Round 1: who pays whom' });
  await expect(payments).toContainText('Bea and Cem are level and pay each other nothing.');
  await expect(payments).not.toContainText(/Cem pays Bea|Bea pays Cem/);
  await page.goto('/history/');
  const card = page.getByRole('link', { name: /Open the match/ });
  await expect(card.filter({ hasText: '2. Bea 63' })).toContainText(/1\. Ann 79\s*=2\. Bea 63\s*=2\. Cem 63\s*4\. Dan 51/);
});

for (const { title, played, winners, places } of [
  {
    title: 'two',
    played: ['0 4 4 7', '4 0 4 7', '4 4 0 7', '0 4 9 7', '4 0 9 7'],
    winners: 'Ann and Bea share the win',
    places: ['=1 1st, shared Ann', '=1 1st, shared Bea', '3 3rd Cem', '4 4th Dan'],
  },
  {
    title: 'four',
    played: ['0 5 5 5', '5 0 5 5', '5 5 0 5', '5 5 5 0'],
    winners: 'Ann, Bea, Cem, and Dan share the win',
    places: ['=1 1st, shared Ann', '=1 1st, shared Bea', '=1 1st, shared Cem', '=1 1st, shared Dan'],
  },
]) {
  test(`${title} leaders share the win: all are named, nobody alone (19, 21)`, async ({ page }) => {
    await seed(page, [tableOf({ played, roundLimit: played.length })]);
    await page.goto('/match/?id=seeded');
    await expect(page.getByText(winners)).toBeVisible();
    await expect(page.getByText(/ wins$/)).toHaveCount(0);
    await expect.poll(() => placesOn(page, 'Final standings')).toEqual(places);
  });
}

/** [what is seen, the colour it is seen in] */
async function shown(page: Page, region: string, name: string): Promise<readonly [string, string]> {
  const amount = page.getByRole('region', { name: region }).getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) }).getByText(/^([+−]\d+|0)$/).first();
  return [await amount.innerText(), await amount.evaluate((element) => getComputedStyle(element).color)];
}

test('FX2: who pays and who receives agree in words, sign, colour, and what is read out (109, 25)', async ({ page }) => {
  await seed(page, [tableOf({ names: ['Ann', 'Bea', 'Cem'] })]);
  await page.goto('/match/?id=seeded');
  await typeRound(page, { out: 'Ann', left: { Bea: [3, 2], Cem: 6 } });
  const save = page.getByRole('button', { name: 'Save round 1' });
  await expect(save).toHaveAccessibleDescription(/Ann\s*\+18\s*82.*Bea\s*−18\s*46.*Cem\s*0\s*64/s);
  await save.click();

  const payments = page.getByRole('region', { name: 'Round 1: who pays whom' });
  await expect(payments).toMatchAriaSnapshot(`
    - 'region "Round 1: who pays whom"':
      - 'heading "Round 1: who pays whom" [level=2]'
      - list:
        - listitem: "Bea: 3 tiles with two 2s count 12."
      - 'region "1st: Ann collects"':
        - 'heading "1st: Ann collects" [level=3]'
        - list:
          - listitem:
            - button /Cem pays Ann 6 chips 6 − 0 = 6/
          - listitem:
            - button /Bea pays Ann 12 chips 12 − 0 = 12/
      - 'region "2nd: Cem collects"':
        - 'heading "2nd: Cem collects" [level=3]'
        - list:
          - listitem:
            - button /Bea pays Cem 6 chips 12 − 6 = 6/
      - paragraph: Net Ann +18 Cem 0 Bea −18
  `);
  await expect.poll(() => placesOn(page, 'Scoreboard')).toEqual(['1 1st Ann', '3 3rd Bea', '2 2nd Cem']);
  const [[won, gain], [lost, loss], [level, calm]] = [
    await shown(page, 'Scoreboard', 'Ann'), await shown(page, 'Scoreboard', 'Bea'), await shown(page, 'Scoreboard', 'Cem'),
  ];
  expect([won, lost, level]).toEqual(['+18', '−18', '0']);
  expect(new Set([gain, loss, calm]).size).toBe(3);
  const [green, red] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    return ['var(--gain)', 'var(--loss)'].map((colour) => {
      probe.style.color = colour;
      return getComputedStyle(probe).color;
    });
  });
  expect([gain, loss]).toEqual([green, red]);
  await playRound(page, { out: 'Bea', left: { Ann: [3, 2], Cem: 6 } }, 2);
  // The colours follow the sign, not the seat.
  expect([await shown(page, 'Scoreboard', 'Ann'), await shown(page, 'Scoreboard', 'Bea')]).toEqual([['−18', loss], ['+18', gain]]);
});

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Locale } from '@/lib/i18n';
import { messagesOf } from '@/lib/i18n/catalogues';
import { CHIP_PLAN_ON, playerId } from '@/lib/match';
import { encodeMatch, encodePlayer, newPlayer } from '@/lib/storage';
import { expect, test } from './support';
import { exportedRoutes } from './support/routes';
import { FX1_PLAYED, seed, seedRows, tableOf } from './support/seed';

const LONG = ['Maximilian-Alexander der IV', 'Bartholomew Featherstone', '가나다라마바사아자차카타파하', 'WWWWWWWWWWWWWWWWWWWWWWWW', '👨‍👩‍👧‍👦 Eve'].map((name) =>
  [...new Intl.Segmenter().segment(name)].slice(0, 24).map(({ segment }) => segment).join(''),
);
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const FIVE = ['0 3(1) 5 8 12', '4 0 2 6 1', '1 8 0 3 9'];

/** The smallest thing a thumb is asked to hit, in CSS pixels. */
const TOUCH = 44;

/** Controls that are too small, as `name 40×44`; a label around a control is part of it. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate((touch) => {
    const found: string[] = [];
    let looked = 0;
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, [role="radio"], [role="switch"]')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.ariaHidden === 'true' || element.closest('[aria-hidden="true"]')) continue;
      looked += 1;
      const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((each) => each.getBoundingClientRect());
      const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
      if (width < touch - 0.01 || height < touch - 0.01) {
        found.push(`${element.getAttribute('aria-label') ?? element.textContent} ${width.toFixed(1)}×${height.toFixed(1)}`);
      }
    }
    return looked === 0 ? ['no control at all'] : found;
  }, TOUCH);
}

function painted(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

const BY_DAY_AND_NIGHT = ['light', 'dark'] as const;

async function checkScreen(page: Page, screen: string, schemes: readonly ('light' | 'dark')[]): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await painted(page); // the colours that axe reads are those of the frame that is shown
    // By night only the colours differ.
    // Without frames axe need not open a page of its own to put their results together. What passed is counted, not described.
    expect(page.frames()).toHaveLength(1);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations, passes } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    expect(passes.length).toBeGreaterThan(0);
    expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`), `${screen}, ${colorScheme}`).toEqual([]);
  }
  await checkSizes(page, screen);
}

async function checkSizes(page: Page, screen: string): Promise<void> {
  expect.soft(await tooSmall(page), `${screen}: touch targets`).toEqual([]);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect.soft(widths, `${screen}: width`).toEqual([320, 320]);
}

test.use({ viewport: { width: 320, height: 640 }, isMobile: false });

test.describe('320 pixels wide, ja', () => {
  test.use({ locale: 'ja-JP' });

  // What axe finds does not depend on the language, and is looked for in two others.
  test('every page says its heading in Japanese, with all targets 44 px and no sideways scroll', async ({ page }) => {
    const names = ['ひらがなばかりでとてもながいなまえのひとですよ', 'カタカナバカリデトテモナガイナマエノヒト', '御手洗小路実篤', 'さくら', 'Tim'];
    await seed(page, [tableOf({ names, played: FIVE }), tableOf({ id: 'over', names, played: FIVE, roundLimit: 3, day: 1 })]);
    await seedRows(page, 'players', names.map((name, index) => encodePlayer(newPlayer(playerId(`player ${index}`), name))));
    const routes = exportedRoutes().map((route) => (route.startsWith('/match/') ? `${route}?id=seeded&round=R1` : route));
    expect(routes.length).toBeGreaterThan(5);
    for (const route of [...routes, '/match/?id=over']) {
      await page.goto(route, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.documentElement.lang === 'ja');
      await expect(page.getByRole('heading', { level: 1, name: JAPANESE })).toBeVisible();
      await checkSizes(page, route);
    }
  });
});

for (const locale of ['en', 'ko'] as const satisfies readonly Locale[]) {
  const { play, setup, history, why, chips, people } = messagesOf(locale);
  test.describe(`320 pixels wide, ${locale}: no fault that axe finds, ${locale === 'en' ? 'by day and by night' : 'by day'}, all targets 44 px, no sideways scroll`, () => {
    test.use({ locale: locale === 'ko' ? 'ko-KR' : 'en-GB' });
    // The colours do not depend on the language.
    const schemes = locale === 'en' ? BY_DAY_AND_NIGHT : BY_DAY_AND_NIGHT.slice(0, 1);
    const check = (page: Page, screen: string) => checkScreen(page, screen, schemes);

    test('every page', async ({ page }) => {
      test.slow();
      await seed(page, [tableOf({ names: LONG, played: FIVE }), tableOf({ id: 'over', names: LONG, played: FIVE, roundLimit: 3, day: 1 }), tableOf({ id: 'short', names: LONG.slice(0, 4), start: [100, 50, 8, 5], played: ['0 2 6 12'], day: 2 })]);
      await seedRows(page, 'players', LONG.map((name, index) => encodePlayer(newPlayer(playerId(`player ${index}`), name))));
      const broken = { ...(encodeMatch({ match: tableOf({ id: 'broken' }), deletedAt: null }) as object), events: 'none' };
      await seedRows(page, 'matches', [broken, encodeMatch({ match: tableOf({ id: 'gone', names: LONG, played: FIVE }), deletedAt: 1 as never })]);
      for (const route of exportedRoutes()) {
        for (const query of route.startsWith('/match/') ? ['?id=seeded&round=R1'] : ['']) {
          await page.goto(route + query);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await check(page, route + query);
        }
      }
      for (const id of ['over', 'short', 'broken', 'gone', 'no-such-match']) {
        await page.goto(`/match/?id=${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await check(page, id);
      }
    });

    test('every state of a round, and every dialog', async ({ page }) => {
      test.slow();
      const conflict = tableOf({ id: 'conflict', start: [100, 80, 60, 30], played: FX1_PLAYED });
      await seedRows(page, 'players', LONG.map((name, index) => encodePlayer(newPlayer(playerId(`player ${index}`), name))));
      await seed(page, [
        tableOf({ names: LONG, played: FIVE }),
        tableOf({ id: 'of four', names: LONG.slice(0, 4) }),
        tableOf({ id: 'chips', names: LONG, played: FIVE.slice(0, 1), chipPlan: CHIP_PLAN_ON }),
        { ...conflict, seats: conflict.seats.map((seat, index) => ({ ...seat, start: (index === 3 ? 2 : seat.start) as typeof seat.start })) },
      ]);
      await page.goto('/match/?id=seeded');
      await page.getByRole('radio', { name: why.netted }).click();
      await expect(page.getByRole('list', { name: why.netted })).toBeVisible();
      await check(page, 'the fewest payments');
      await page.getByRole('radio', { name: LONG[0] ?? '', exact: true }).click();
      for (const name of LONG.slice(1, 4)) await page.getByRole('radiogroup', { name: play.tilesLeft(name) }).getByRole('radio').nth(2).click();
      await page.getByLabel(play.twosHeld(LONG[1] ?? '')).getByRole('radio').last().click();
      await check(page, 'a round with a fault');
      await page.getByLabel(play.twosHeld(LONG[1] ?? '')).getByRole('radio').first().click();
      await page.getByRole('radiogroup', { name: play.tilesLeft(LONG[4] ?? '') }).getByRole('radio').last().click();
      await check(page, 'a whole round');
      await page.getByRole('button', { name: play.save(4) }).click();
      await expect(page.getByRole('heading', { name: play.payments(4) })).toBeVisible();
      await check(page, 'a saved round');
      const lines = page.getByRole('region', { name: play.payments(4) });
      await lines.getByRole('button').nth(3).click();
      await lines.getByRole('button', { name: why.sums }).click();
      await expect(lines.getByText(why.rule('4.5'))).toBeVisible();
      await expect(lines.getByRole('table', { name: why.sums })).toBeVisible();
      await check(page, 'a payment with its reasons');
      await page.getByRole('button', { name: play.menu }).click();
      await expect(page.getByRole('dialog', { name: play.menu })).toBeVisible();
      await check(page, 'the menu');
      await page.getByRole('button', { name: history.deleteMatch }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await check(page, 'the question before a match is deleted');
      await page.goto('/match/round/?id=seeded&round=R1');
      await page.getByRole('radiogroup', { name: play.tilesLeft(LONG[1] ?? '') }).getByRole('radio').nth(5).click();
      await expect(page.getByRole('region', { name: play.laterTotals })).toBeVisible();
      await check(page, 'a changed round');
      await page.goto('/match/?id=of four');
      await page.getByRole('radio', { name: LONG[0] ?? '', exact: true }).click();
      await check(page, 'a round of four');
      await page.goto('/match/?id=conflict');
      await expect(page.getByText(play.conflictTitle)).toBeVisible();
      await check(page, 'a round that no longer fits');
      await page.goto('/match/?id=chips');
      await page.getByRole('region', { name: chips.handover }).getByRole('checkbox').first().check();
      await check(page, 'chips to hand over');
      await page.getByRole('radio', { name: chips.asTable }).click();
      await page.goto('/match/stacks/?id=chips');
      await page.getByRole('button', { name: chips.count(LONG[0] ?? '') }).click();
      await page.getByRole('button', { name: chips.fewer(LONG[0] ?? '', 10) }).click();
      await page.getByRole('button', { name: chips.colours }).click();
      await check(page, 'a stack being counted');
      await page.goto('/players/');
      await page.getByRole('button', { name: people.edit(LONG[0] ?? '') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, 'a player being changed');
      await page.goto('/history/');
      await page.getByRole('button', { name: history.filters(0) }).click();
      await check(page, 'the history with its search');
      await page.goto('/new/');
      await page.getByLabel(setup.roundsNumber).fill('x');
      await page.getByRole('button', { name: setup.startWith(4) }).click();
      await page.getByRole('button', { name: new RegExp(`^${setup.options.exhaustion.title}`) }).click();
      await check(page, 'a new match with faults');
    });
  });
}

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Payments } from '@/app/_components/play/payments';
import { type Locale } from '@/lib/i18n';
import { messagesOf } from '@/lib/i18n/catalogues';
import { nettedTransfers, type SettlementRules } from '@/lib/settlement';
import type { Seat } from '@/lib/shared';
import { letter, settled, under } from '../support/round-text';
import { button, en, isChosen, radio, show, showHeld, spokenIn, textOf } from '../support/render';

const { play, why } = en;
const KOREAN = ['민준', '서연', '한별', '철수'];

interface Told {
  readonly stock?: number | readonly number[];
  readonly rules?: Partial<SettlementRules>;
  readonly locale?: Locale;
}

function tell(text: string, { stock = 64, rules = {}, locale = 'en' }: Told = {}) {
  const settlement = settled(text, stock, rules);
  const names = (seat: Seat) => (locale === 'ko' ? (KOREAN[seat] ?? '') : letter(seat));
  return { ...show(<Payments names={names} settlement={settlement} rules={under(rules)} />, { locale }), settlement };
}

/** What a line opens to, once it is there: label and value of each row, each clause, the chips of both. */
async function behind(line: HTMLElement): Promise<readonly string[]> {
  const panel = document.getElementById(line.getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error('nothing opened');
  await within(panel).findAllByRole('listitem');
  const rows = [...panel.querySelectorAll('dl > div')].map((row) => [...row.children].map(spokenIn).join(' | '));
  return [...rows.slice(0, -2), ...within(panel).getAllByRole('listitem').map(textOf), ...rows.slice(-2)];
}

/** Every number of chips that a line on the screen says passed, by who paid and who got it. */
function paidOnScreen(): readonly { from: string; to: string; paid: number }[] {
  return screen
    .getAllByText(/^\w+ pays \w+ \d+ chips?$/u)
    .map((line) => /^(\w+) pays (\w+) (\d+)/u.exec(textOf(line)) ?? [])
    .map(([, from = '', to = '', paid = '']) => ({ from, to, paid: Number(paid) }));
}

/** The table of sums, row by row. */
const sumRows = () =>
  within(screen.getByRole('table', { name: why.sums })).getAllByRole('row').slice(1).map((row) => [...row.children].map(textOf));

describe('a line opens to its reasons', () => {
  it('and closes again; by key as by tap', async () => {
    const { user } = tell('0 3 5 8');
    const line = button(/^D pays B 5 chips/u);
    expect(line.getAttribute('aria-expanded')).toBe('false');
    await user.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
    expect(await behind(line)).toEqual([
      'D: 8 tiles | 8', 'B: 3 tiles | 3', `${why.difference} | 8 − 3 = 5`,
      `Rule 4.5 ${why.reasons['each-pair']}`, 'D | 56, becomes 51', 'B | 63, becomes 68',
    ]);
    line.focus();
    await user.keyboard('{Enter}');
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(line.hasAttribute('aria-controls')).toBe(false);
    await user.keyboard(' ');
    expect(line.getAttribute('aria-expanded')).toBe('true');
  });

  it('a double tap opens it and leaves it open', async () => {
    const { user } = tell('0 3 5 8');
    await user.dblClick(button(/^D pays B/u));
    expect(button(/^D pays B/u).getAttribute('aria-expanded')).toBe('true');
  });

  it('each knows its number, through all turns', () => {
    tell('0 3 5 8');
    expect([...document.querySelectorAll('[data-line]')].map((line) => line.getAttribute('data-line'))).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('25, 109 FX2: the doubling of the payer with fewer tiles, and the rule behind it', async () => {
    const { user } = tell('0 3(2) 6');
    await user.click(button(/^B pays C 6 chips/u));
    expect(await behind(button(/^B pays C/u))).toEqual([
      'B: 3 tiles, two 2s | 3 × 4 = 12', 'C: 6 tiles | 6', `${why.difference} | 12 − 6 = 6`,
      `Rule 4.5 ${why.reasons['each-pair']}`, `Rule 4.2 ${en.setup.options.penalty.values['double-each'].about}`,
      'B | 52, becomes 46', 'C | 58, becomes 64',
    ]);
  });

  it('4.6 the bare difference and what multiplies it, each on a row', async () => {
    const { user } = tell('0 2 5 8(1)', { rules: { penaltyScope: 'payment' } });
    await user.click(button(/^D pays C 6 chips/u));
    expect((await behind(button(/^D pays C/u))).slice(0, 5)).toEqual([
      'D: 8 tiles, one 2 | 8', 'C: 5 tiles | 5', `${why.difference} | 8 − 5 = 3`, '2s of D | 3 × 2 = 6',
      `Rule 4.5 ${why.reasons['each-pair']}`,
    ]);
  });

  it('113 the last chip, paid exactly, is told not to be running out', async () => {
    const { user } = tell('0 3 5 8', { stock: [64, 64, 64, 16] });
    await user.click(button(/^D pays C 3 chips/u));
    expect((await behind(button(/^D pays C/u))).slice(-3)).toEqual([`Rule 4.8 ${why.reasons['last-chip']}`, 'D | 3, becomes 0', 'C | 57, becomes 60']);
    expect(screen.queryByRole('region', { name: /runs out/u })).toBeNull();
  });

  it('who went out has gone out, and in Korean too', async () => {
    const { user } = tell('0 3 5 8(1)', { locale: 'ko' });
    const ko = messagesOf('ko').why;
    await user.click(button(/^철수가 민준에게 16칩/u));
    expect(await behind(button(/^철수가 민준에게 16칩/u))).toEqual([
      '철수: 타일 8개, 그중 2가 1개 | 8 × 2 = 16', '민준: 다 냄 | 0', '차이 | 16 − 0 = 16',
      `규칙 4.5 ${ko.reasons['each-pair']}`, expect.stringMatching(/^규칙 4\.2 /u), '철수 | 64에서 48로', '민준 | 72에서 88로',
    ]);
  });
});

describe('the lines add up', () => {
  it.each([
    ['FX1 R1', '0 3 5 8', 64, {}],
    ['FX2', '0 3(2) 6', 64, {}],
    ['FX4', '0 3 5 5(2)', [100, 80, 60, 10], {}],
    ['FX6', '0 2 6 12', [100, 50, 8, 5], {}],
    ['debts', '0 2 4 6 12(4)', 64, { exhaustion: 'allow-debt' }],
    ['booked at once', '0 2 8 10', [64, 64, 16, 64], { settlementOrder: 'net-first' }],
    ['what 1st is paid', '0 2 5 8(1)', 64, { penaltyScope: 'winner-only' }],
  ] as const)('%s: read from the screen, to the net and the chips that are shown', async (_, text, stock, rules) => {
    const { user, settlement } = tell(text, { stock, rules });
    await user.click(button(why.sums));
    await screen.findByRole('table', { name: why.sums });
    const paid = paidOnScreen();
    expect(paid.length).toBeGreaterThan(1);
    const sum = (amounts: readonly { paid: number }[]) => amounts.reduce((all, each) => all + each.paid, 0);
    for (const [name = '', before, received, gave, after] of sumRows()) {
      expect(sum(paid.filter(({ to }) => to === name))).toBe(Number(received));
      expect(sum(paid.filter(({ from }) => from === name))).toBe(Number(gave));
      const seat = 'ABCDE'.indexOf(name);
      expect(Number(before?.replace('−', '-')) + Number(received) - Number(gave)).toBe(Number(after?.replace('−', '-')));
      expect(Number(after?.replace('−', '-'))).toBe(settlement.after[seat]);
    }
    expect(sumRows()).toHaveLength(settlement.hands.length);
  });
});

describe('the fewest payments beside the official order', () => {
  it('107 FX1 R1: D 16 to A, C 4 to B; each view says which it is, and both come to the same', async () => {
    const { user, settlement } = tell('0 3 5 8');
    await user.click(button(why.sums));
    await screen.findByRole('table', { name: why.sums });
    expect(isChosen(radio(why.official))).toBe(true);
    const official = sumRows().map(([name, before, , , after]) => [name, before, after]);
    await user.click(radio(why.netted));
    await screen.findByRole('list', { name: why.netted });
    expect(paidOnScreen()).toEqual([{ from: 'D', to: 'A', paid: 16 }, { from: 'C', to: 'B', paid: 4 }]);
    expect(screen.getByText('The same result in 2 payments instead of 6. It is not the order the rules pay in.')).toBeTruthy();
    expect(screen.queryByText(play.collects(1, 'A'))).toBeNull();
    expect(sumRows()).toEqual([['A', '64', '16', '0', '80'], ['B', '64', '4', '0', '68'], ['C', '64', '0', '4', '60'], ['D', '64', '0', '16', '48']]);
    expect(sumRows().map(([name, before, , , after]) => [name, before, after])).toEqual(official);
    expect(nettedTransfers(settlement.net)).toHaveLength(2);
    await user.click(radio(why.official));
    expect(screen.getAllByRole('button', { name: / pays /u })).toHaveLength(6);
    expect(screen.getByText(play.collects(1, 'A'))).toBeTruthy();
  });

  it('goes by the arrow keys', async () => {
    const { user } = tell('0 3 5 8');
    radio(why.official).focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('list', { name: why.netted })).toBeTruthy();
  });

  it('where the official order needs no more, that is said', async () => {
    const { user } = tell('0 3 5 8', { rules: { collectors: 'winner' } });
    await user.click(radio(why.netted));
    await screen.findByRole('list', { name: why.netted });
    expect(screen.getByText(why.nettedSame(3))).toBeTruthy();
    expect(paidOnScreen()).toHaveLength(3);
  });

  it('105 FX2: who nets nothing neither pays nor is paid', async () => {
    const { user } = tell('0 3(2) 6');
    await user.click(radio(why.netted));
    await screen.findByRole('list', { name: why.netted });
    expect(paidOnScreen()).toEqual([{ from: 'B', to: 'A', paid: 18 }]);
  });

  it('FX4, FX6: not offered where somebody ran out, and why not', () => {
    tell('0 3 5 5(2)', { stock: [100, 80, 60, 10] });
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.getByText(why.notNetted(['D']))).toBeTruthy();
  });

  it('107 chosen before somebody ran out, as while a round is mended, they give way to the order', async () => {
    const { user } = showHeld(settled('0 3 5 8', 64), (settlement, change) => (
      <>
        <Payments names={letter} settlement={settlement} rules={under({})} />
        <button onClick={() => change(settled('0 3 5 8', [64, 64, 64, 5]))}>Mend</button>
      </>
    ));
    await user.click(radio(why.netted));
    await screen.findByRole('list', { name: why.netted });
    await user.click(button('Mend'));
    expect(screen.queryByRole('list', { name: why.netted })).toBeNull();
    expect(button(/^D pays A 5 chips/u)).toBeTruthy();
  });

  it('in Korean', async () => {
    const ko = messagesOf('ko').why;
    const { user } = tell('0 3 5 8', { locale: 'ko' });
    await user.click(radio(ko.netted));
    await screen.findByRole('list', { name: ko.netted });
    expect(screen.getByText(ko.nettedAbout(2, 6))).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(textOf)).toEqual(['철수가 민준에게 16칩을 냅니다', '한별이 서연에게 4칩을 냅니다']);
  });
});

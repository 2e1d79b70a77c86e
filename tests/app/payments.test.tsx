// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Payments } from '@/app/_components/play/payments';
import type { Locale } from '@/lib/i18n';
import type { SettlementRules } from '@/lib/settlement';
import type { Seat } from '@/lib/shared';
import { letter, settled, under } from '../support/round-text';
import { en, show, textOf } from '../support/render';

const { play } = en;
const KOREAN = ['민준', '서연', '한별', '철수'];

interface Told {
  readonly stock?: number | readonly number[];
  readonly rules?: Partial<SettlementRules>;
  readonly locale?: Locale;
}

function tell(text: string, { stock = 1000, rules = {}, locale = 'en' }: Told = {}): void {
  const settlement = settled(text, stock, rules);
  const names = (seat: Seat) => (locale === 'ko' ? (KOREAN[seat] ?? '') : letter(seat));
  show(<Payments names={names} settlement={settlement} rules={under(rules)} />, { locale });
}

/** Who collects, and each line of that turn in words. */
const turns = () =>
  screen.queryAllByRole('region').flatMap((region) => {
    const heading = within(region).queryByRole('heading');
    return heading ? [[textOf(heading), ...within(region).getAllByRole('listitem').map(textOf)]] : [];
  });
const nets = () => [...(screen.getByText(play.net).parentElement?.children ?? [])].slice(1).map(textOf);
const all = () => textOf(screen.getByText(play.net).parentElement?.parentElement?.parentElement ?? document.body);
/** What stands above the first turn. */
const first = () => all().slice(0, all().indexOf(play.collects(1, 'A')));

describe('the payments in their order', () => {
  it('107 FX1 R1: 1st collects from everyone, then 2nd, then 3rd, each with its difference', () => {
    tell('0 3 5 8');
    expect(turns()).toEqual([
      ['1st: A collects', 'B pays A 3 chips 3 − 0 = 3', 'C pays A 5 chips 5 − 0 = 5', 'D pays A 8 chips 8 − 0 = 8'],
      ['2nd: B collects', 'C pays B 2 chips 5 − 3 = 2', 'D pays B 5 chips 8 − 3 = 5'],
      ['3rd: C collects', 'D pays C 3 chips 8 − 5 = 3'],
    ]);
    expect(nets()).toEqual(['A +16', 'B +4', 'C −4', 'D −16']);
  });

  it('109 FX2: the one with fewer tiles pays, because of his 2s, which is told first', () => {
    tell('0 3(2) 6');
    expect(turns()).toEqual([
      ['1st: A collects', 'C pays A 6 chips 6 − 0 = 6', 'B pays A 12 chips 12 − 0 = 12'],
      ['2nd: C collects', 'B pays C 6 chips 12 − 6 = 6'],
    ]);
    expect(first()).toContain(play.doubled('B', 3, 2, 12));
    expect(nets()).toEqual(['A +18', 'C 0', 'B −18']);
  });

  it('105 FX3: level players pay each other nothing, which is said; no line has a 0', () => {
    tell('0 4 4 7');
    expect(turns().flat().join()).not.toMatch(/\b0 chips|= 0|pays B .*C pays B/u);
    expect(turns().map(([collector]) => collector)).toEqual(['1st: A collects', '2nd: B collects', '2nd: C collects']);
    expect(turns().slice(1).map((turn) => turn.length)).toEqual([2, 2]);
    expect(screen.getByText(play.tie(['B', 'C']))).toBeTruthy();
    expect(nets()).toEqual(['A +15', 'B −1', 'C −1', 'D −13']);
  });

  it('where only the winner collects there is one turn', () => {
    tell('0 3 5 8', { rules: { collectors: 'winner' } });
    expect(turns()).toHaveLength(1);
    expect(nets()).toEqual(['A +16', 'B −3', 'C −5', 'D −8']);
  });
});

describe('what the 2s multiply', () => {
  it('the payments: the difference of the bare tiles, times his own factor', () => {
    tell('0 2 5 8(1)', { rules: { penaltyScope: 'payment' } });
    expect(turns()[0]).toContain('D pays A 16 chips (8 − 0) × 2 = 16');
    expect(turns()[2]).toEqual(['3rd: C collects', 'D pays C 6 chips (8 − 5) × 2 = 6']);
    expect(first()).toContain(play.multiplies('D', 1, 2));
    expect(nets()).toEqual(['A +23', 'B +13', 'C −2', 'D −34']);
  });

  it('only what 1st is paid', () => {
    tell('0 2 5 8(1)', { rules: { penaltyScope: 'winner-only' } });
    expect(turns()[0]).toContain('D pays A 16 chips (8 − 0) × 2 = 16');
    expect(turns()[1]).toContain('D pays B 6 chips 8 − 2 = 6');
    expect(nets()).toEqual(['A +23', 'B +7', 'C −5', 'D −25']);
  });

  it('nothing, where there is no penalty', () => {
    tell('0 2 5 8(1)', { rules: { penalty: 'none' } });
    expect(all()).not.toMatch(/2s|one 2|×/u);
  });
});

describe('running out (rules.md 4.8)', () => {
  /** What is told of everybody who ran out. */
  const outs = () =>
    screen.getAllByRole('region', { name: / runs out at line / }).map((card) => [
      textOf(within(card).getByRole('heading')), ...within(card).getAllByRole('listitem').map(textOf),
    ]);

  it('FX4: pays what he has, is forgiven the rest; at which line, and what the others can no longer collect', () => {
    tell('0 3 5 5(2)', { stock: [100, 80, 60, 10] });
    expect(turns()[0]?.at(-1)).toBe(`D pays A 10 chips 20 − 0 = 20${play.short(20, 10, 10)}`);
    expect(turns().slice(0, 2).map((turn) => turn.length)).toEqual([4, 2]);
    expect(outs()).toEqual([
      ['D runs out at line 3', 'A gets 10 of 20. 10 forgiven (rule 4.8).', 'D no longer pays: B 17, C 15 (32 in all).', 'D had nothing to collect.'],
    ]);
    expect(nets()).toEqual(['A +18', 'B −1', 'C −7', 'D −10']);
  });

  it('who is out collects no more', () => {
    tell('0 2 8 10', { stock: [64, 64, 3, 64] });
    expect(outs()).toEqual([
      ['C runs out at line 2', 'A gets 3 of 8. 5 forgiven (rule 4.8).', 'C no longer pays: B 6.', 'C no longer collects: D 2.'],
    ]);
    expect(nets()).toEqual(['A +15', 'B +6', 'C −3', 'D −18']);
  });

  it('115 FX6: two run out, each told, and what neither pays the other of both', () => {
    tell('0 2 6 12', { stock: [100, 50, 8, 5] });
    expect(outs()).toEqual([
      ['D runs out at line 3', 'A gets 5 of 12. 7 forgiven (rule 4.8).', 'D no longer pays: B 10, C 6 (16 in all).', 'D had nothing to collect.'],
      ['C runs out at line 4', 'B gets 2 of 4. 2 forgiven (rule 4.8).', 'Nobody had more to collect from C.', 'C no longer collects: D 6.'],
    ]);
  });

  it('who has nothing at all is said to have nothing, not to pay 0', () => {
    tell('0 2 4', { stock: [10, 10, 0], rules: { exhaustion: 'out-of-round' } });
    expect(turns()[0]?.at(-1)).toBe(`${play.paysNothing('C', 'A')} 4 − 0 = 4${play.short(4, 0, 4)}`);
    expect(all()).not.toContain('0 chips');
  });

  it('booked at once: says so, and nobody is short', () => {
    tell('0 2 8 10', { stock: [64, 64, 16, 64], rules: { settlementOrder: 'net-first' } });
    expect(screen.getByText(play.atOnce)).toBeTruthy();
    expect(all()).not.toContain('4.8');
    expect(turns()).toHaveLength(3);
  });
});

it('is told in Korean, each particle by its name', () => {
  tell('0 3 5 8', { locale: 'ko' });
  const headings = screen.getAllByRole('heading').map(textOf);
  expect(headings).toEqual(['1등: 민준이 받습니다', '2등: 서연이 받습니다', '3등: 한별이 받습니다']);
  expect(screen.getAllByRole('listitem').map(textOf).slice(0, 3)).toEqual([
    '서연이 민준에게 3칩을 냅니다 3 − 0 = 3', '한별이 민준에게 5칩을 냅니다 5 − 0 = 5', '철수가 민준에게 8칩을 냅니다 8 − 0 = 8',
  ]);
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CourseCard } from '@/app/_components/charts/course-card';
import { cut, spreadOf, ticksOf } from '@/app/_components/charts/scale';
import { mean } from '@/lib/i18n';
import { graphemesOf, replay, type Match } from '@/lib/match';
import { add, edit, fx1, joined, matchOf, named, rounds } from '../support/match-builder';
import { button, en, show, textOf } from '../support/render';

describe('the lines behind a chart', () => {
  it.each([
    [0, 100, [0, 50, 100]],
    [0, 84, [0, 50, 100]],
    [-42, 128, [-50, 0, 50, 100, 150]],
    [0, 0, [0, 1]],
    [-3, 0, [-3, -2, -1, 0]],
    [0, 1_000_000, [0, 500_000, 1_000_000]],
  ])('from %i to %i', (least, most, expected) => {
    expect(ticksOf(least, most)).toEqual(expected);
    expect(Object.is(ticksOf(-1, 1).find((tick) => tick === 0), -0)).toBe(false);
  });

  it('labels keep apart, in their order, inside the picture', () => {
    expect(spreadOf([10, 10, 10], 5, 0, 100)).toEqual([10, 15, 20]);
    expect(spreadOf([99, 100, 20], 5, 0, 100)).toEqual([95, 100, 20]);
    expect(spreadOf([], 5, 0, 100)).toEqual([]);
  });

  it('43 a name is cut between whole signs', () => {
    expect(cut(graphemesOf('👨‍👩‍👧‍👦가족의이름이길다'), 4)).toBe('👨‍👩‍👧‍👦가족…');
    expect(cut(graphemesOf('Ann'), 4)).toBe('Ann');
  });
});

it('a mean has its sign in print, and none where it rounds to nothing', () => {
  expect([mean(-1.25, 1), mean(2.5, 1, true), mean(-0.04, 1, true), mean(0, 2)]).toEqual(['−1.3', '+2.5', '0.0', '0.00']);
});

describe('1 chips over the rounds', () => {
  const card = (match: Match) => show(<CourseCard match={match} played={replay(match)} />);
  const rows = () => within(screen.getByRole('table', { name: en.stats.chart })).getAllByRole('row').map(textOf);

  it('is a picture that says where it ends, and a table of every number', async () => {
    const { user } = card(fx1());
    expect(screen.getByRole('img', { name: en.stats.chartAbout('A 84, B 60, C 76, D 36') })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(button(en.stats.table));
    expect(rows()).toEqual(['AfterABCD', 'Start64646464', '180686048', '276806436', '384607636']);
  });

  it('follows a round that was mended', async () => {
    const { user } = card(edit(fx1(), 'R1', '0 3 5 8(1)'));
    await user.click(button(en.stats.table));
    expect(rows().at(-1)).toBe('392688412');
  });

  it('has a newcomer from when he came', async () => {
    const { user } = card(add(fx1(), joined('late'), named('R4', '0 1 1 1 1')));
    await user.click(button(en.stats.table));
    expect(rows().slice(4)).toEqual(['384607636–', '·8460763664', '48859753563']);
  });

  it('is left out where there is next to nothing to see', () => {
    card(rounds(matchOf(), '0 1 2 3'));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('every line has dashes, marks and a name of its own', () => {
    card(fx1());
    const lines = [...screen.getByRole('img').querySelectorAll('g[class^="text-chart"]')];
    expect(lines.map((line) => textOf(line))).toEqual(['A', 'B', 'C', 'D']);
    expect(new Set(lines.map((line) => line.querySelector('path[fill="none"]')?.getAttribute('stroke-dasharray'))).size).toBe(4);
    expect(new Set(lines.map((line) => line.lastElementChild?.previousElementSibling?.outerHTML.replace(/translate\([^)]*\)|c[xy]="[^"]*"/gu, ''))).size).toBe(4);
  });
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MatchEndCard } from '@/app/_components/play/match-end';
import { Scoreboard } from '@/app/_components/play/scoreboard';
import { type Locale } from '@/lib/i18n';
import { messagesOf } from '@/lib/i18n/catalogues';
import { replay, type Match } from '@/lib/match';
import { add, drop, edit, finished, fx1, matchOf, rounds } from '../support/match-builder';
import { en, show, spokenIn, textOf } from '../support/render';

const { play } = en;

/** Each row as it is read out: place, name, the last net, chips. */
function boardOf(match: Match, locale: Locale = 'en'): readonly string[] {
  show(<Scoreboard match={match} played={replay(match)} />, { locale });
  const board = screen.getByRole('region', { name: messagesOf(locale).play.scoreboard });
  return within(board).getAllByRole('listitem').map((row) => [...row.children].map(spokenIn).filter(Boolean).join(' '));
}

describe('the scoreboard', () => {
  it('before the first round shows no place', () => {
    expect(boardOf(matchOf())).toEqual(['A 64', 'B 64', 'C 64', 'D 64']);
    expect(textOf(screen.getByRole('region', { name: play.scoreboard }))).toBe('A64B64C64D64');
  });

  it('FX1: places by chips, the last nets, rows in seat order', () => {
    expect(boardOf(fx1())).toEqual([
      '1st A+8 84', '3rd B−20Gain 17 on C to pass 60', '2nd C+12Gain 9 on A to pass 76', '4th D0Gain 25 on B to pass 36',
    ]);
  });

  it('1 FX1e: an edited round is in every total', () => {
    expect(boardOf(edit(fx1(), 'R1', '0 3 5 8(1)'))).toEqual([
      '1st A+8 92', '3rd B−20Gain 17 on C to pass 68', '2nd C+12Gain 9 on A to pass 84', '4th D0Gain 57 on B to pass 12',
    ]);
  });

  it('19, 21 FX1d: a shared place carries a sign for the eye and a word for the ear', () => {
    expect(boardOf(drop(fx1(), 'R2'))).toEqual([
      '1st A+8 88', '3rd, shared B−20Gain 25 on C to pass 48', '2nd C+12Gain 17 on A to pass 72', '3rd, shared D0Gain 25 on C to pass 48',
    ]);
    expect(screen.getAllByText('=3')).toHaveLength(2);
    expect(screen.queryByText('=1')).toBeNull();
  });

  it('27 FX4: who is out says since when, and stays last with nothing', () => {
    const match = rounds(matchOf({ start: [100, 80, 60, 10] }), '0 3 5 5(2)', '0 2 4 -');
    expect(boardOf(match)).toEqual([
      '1st A+6 124', '2nd B0Gain 46 on A to pass 79', '3rd C−6Gain 33 on B to pass 47', `4th D${play.outSince(1)} 0`,
    ]);
  });

  it('21 a shared lead lacks one chip, whoever is behind names all whom he would pass', () => {
    expect(boardOf(rounds(matchOf({ start: [64, 96, 64, 64] }), '0 8 8 8'))).toEqual([
      '1st, shared A+24Gain 1 to lead alone 88', '1st, shared B−8Gain 1 to lead alone 88',
      '3rd, shared C−8Gain 33 on A and B to pass 56', '3rd, shared D−8Gain 33 on A and B to pass 56',
    ]);
  });

  it('speaks Korean', () => {
    expect(boardOf(drop(fx1(), 'R2'), 'ko')).toEqual([
      '1등 A+8 88', '공동 3등 B−2025칩 더 따면 C 추월 48', '2등 C+1217칩 더 따면 A 추월 72', '공동 3등 D025칩 더 따면 C 추월 48',
    ]);
  });
});

describe('the end', () => {
  function endOf(match: Match, locale: Locale = 'en') {
    const played = replay(match);
    if (!played.end) throw new Error('not over');
    show(<MatchEndCard match={match} played={played} end={played.end} />, { locale });
    return {
      said: screen.getAllByText(/./u, { selector: 'p' }).map(textOf),
      rows: screen.getAllByRole('listitem').map((row) => [...row.children].map(spokenIn).join(' ')),
    };
  }

  it('names the winner, says why it ended, and lists all by place', () => {
    const { said, rows } = endOf(fx1({ roundLimit: 3 }));
    expect(said).toEqual([play.winner(['A']), play.why['round-limit']]);
    expect(rows).toEqual(['1st A 84', '2nd C 76', '3rd B 60', '4th D 36']);
  });

  it.each([
    ['two', [64, 96, 64, 64], '0 8 8 8', ['A', 'B']],
    ['all', [40, 72, 72, 72], '0 8 8 8', ['A', 'B', 'C', 'D']],
  ] as const)('21, 23 %s who are level share it, each of them named', (_many, start, text, winners) => {
    const match = add(rounds(matchOf({ start }), text), finished());
    const { said, rows } = endOf(match);
    expect(said[0]).toBe(play.winner(winners));
    for (const name of winners) expect(said[0]).toContain(name);
    expect(rows.filter((row) => row.startsWith('1st, shared'))).toHaveLength(winners.length);
  });

  it('ends when too few are left, and says since when they were out', () => {
    const { said, rows } = endOf(rounds(matchOf({ start: [64, 64, 3, 4] }), '0 2 5 6'));
    expect(said[1]).toBe(play.why['too-few-players']);
    expect(rows.slice(2).every((row) => row.includes(play.outSince(1)))).toBe(true);
  });

  it('speaks Korean', () => {
    expect(endOf(fx1({ roundLimit: 3 }), 'ko').said).toEqual(['A 승리', '정한 라운드를 모두 했습니다.']);
  });
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SaveBar } from '@/app/_components/play/save-bar';
import { type Locale } from '@/lib/i18n';
import { messagesOf } from '@/lib/i18n/catalogues';
import { namesOf, playingOf, previewRound, replay, type Match } from '@/lib/match';
import { emptyDraft, type RoundDraft } from '@/lib/settlement';
import { seat } from '@/lib/shared';
import { fx1, matchOf, rounds } from '../support/match-builder';
import { button, describedBy, en, show, spokenIn, textOf } from '../support/render';

const LABEL = 'Save it';

interface Bar {
  readonly busy?: boolean;
  readonly locale?: Locale;
}

function showBar(match: Match, draft: Partial<RoundDraft>, { busy = false, locale = 'en' }: Bar = {}) {
  const { state } = replay(match);
  const preview = previewRound(state, { ...emptyDraft(match.seats.length), ...draft });
  const onSave = vi.fn();
  const bar = <SaveBar names={namesOf(match)} order={state.order} playing={playingOf(state)} preview={preview} label={LABEL} busy={busy} onSave={onSave} />;
  return { ...show(bar, { locale }), onSave };
}

const R1 = { winner: seat(0), tiles: [null, 3, 5, 8] };
const cells = () => [...button(LABEL).querySelectorAll('span.grid > span:not(.sr-only)')].map((cell) =>
  [...cell.children].map(textOf).join(' '),
);

describe('a whole round', () => {
  it('FX1 R1 shows each net and new total in seat order, and one tap saves it', async () => {
    const { user, onSave } = showBar(matchOf(), R1);
    expect(cells()).toEqual(['A +16 80', 'B +4 68', 'C −4 60', 'D −16 48']);
    expect(describedBy(button(LABEL))).toBe('A+1680B+468C−460D−1648');
    await user.click(button(LABEL));
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('105 a net of nothing is 0, without a sign', () => {
    showBar(matchOf({ players: 3 }), { winner: seat(0), tiles: [null, 3, 6], twos: [0, 2, 0] });
    expect(cells()).toEqual(['A +18 82', 'B −18 46', 'C 0 64']);
  });

  it('FX4 says who runs out, to the eye and to the ear, once each', () => {
    showBar(matchOf({ start: [100, 80, 60, 10] }), { winner: seat(0), tiles: [null, 3, 5, 5], twos: [0, 0, 0, 2] });
    expect(cells()).toEqual(['A +18 118', 'B −1 79', 'C −7 53', 'D −10 0']);
    const told = en.play.goesOut('D');
    expect(describedBy(button(LABEL))?.split(told)).toHaveLength(2);
    expect(textOf(button(LABEL)).split(told)).toHaveLength(3);
    expect(spokenIn(button(LABEL)).split(told)).toHaveLength(2);
  });

  it('27 who is out of the match is not in it', () => {
    const match = rounds(matchOf({ start: [100, 80, 60, 10] }), '0 3 5 5(2)');
    showBar(match, { winner: seat(0), tiles: [null, 2, 4, null] });
    expect(cells()).toEqual(['A +6 124', 'B 0 79', 'C −6 47']);
  });

  it('debts have a minus sign', () => {
    showBar(matchOf({ players: 3, start: [5, 5, 5], settlement: { exhaustion: 'allow-debt' } }), { winner: seat(0), tiles: [null, 1, 9] });
    expect(cells()).toEqual(['A +10 15', 'B +7 12', 'C −17 −12']);
  });

  it('63 while it is being saved says so and takes no second tap', async () => {
    const { user, onSave } = showBar(matchOf(), R1, { busy: true });
    await user.click(button(LABEL));
    expect(onSave).not.toHaveBeenCalled();
    expect(textOf(button(LABEL))).toContain(en.play.saving);
  });
});

describe('a round that cannot be saved', () => {
  const said = () => [...screen.getByRole('status').querySelectorAll('p')].map(textOf);

  it('names all that nobody has tapped, in seat order, and has no button', () => {
    showBar(matchOf(), { winner: seat(1), tiles: [null, null, 5, null] });
    expect(said()).toEqual([en.play.waitingFor(['A', 'D'])]);
    expect(screen.queryByRole('button', { name: LABEL })).toBeNull();
  });

  it('asks first who went out', () => {
    showBar(matchOf(), { tiles: [1, null, 5, 6] });
    expect(said()).toEqual([en.fault.entry({ code: 'no-winner' }, () => ''), en.play.waitingFor(['B'])]);
  });

  it('says why, each fault with its player', () => {
    showBar(matchOf(), { winner: seat(0), tiles: [null, 14, 2, 3], twos: [0, 2, 3, 0] });
    expect(said()).toEqual([
      'B: 14 tiles is more than the 13 dealt.',
      en.fault.entry({ code: 'more-twos-than-tiles', seat: seat(2), twos: 3, tiles: 2 }, () => 'C'),
      en.fault.entry({ code: 'more-twos-than-exist', twos: 5 }, () => ''),
    ]);
  });

  it('15 after the end says that the match is over', () => {
    showBar(fx1({ roundLimit: 3 }), { winner: seat(0), tiles: [null, 1, 2, 3] });
    expect(said().join()).toContain(en.fault.end['round-limit']);
  });

  it('speaks Korean', () => {
    showBar(matchOf(), { winner: seat(1), tiles: [null, null, 5, null] }, { locale: 'ko' });
    expect(said()).toEqual([messagesOf('ko').play.waitingFor(['A', 'D'])]);
  });
});

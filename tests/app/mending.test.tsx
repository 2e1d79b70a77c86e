// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConflictNotice } from '@/app/_components/play/conflict-notice';
import { LaterTotalsTable } from '@/app/_components/play/later-totals';
import { RoundScreen } from '@/app/_components/play/round-screen';
import { roundHref } from '@/app/_components/play/routes';
import { UndoBar } from '@/app/_components/play/undo-bar';
import type { MatchActions } from '@/app/_hooks/use-match-actions';
import { messagesOf } from '@/lib/i18n/catalogues';
import { eventId, previewEdit, replay, type Match } from '@/lib/match';
import { chips, err, ok, seat } from '@/lib/shared';
import { add, adjusted, back, drop, edit, finished, fx1, joined, left, matchOf, named, newRules, rounds } from '../support/match-builder';
import { roundOf } from '../support/round-text';
import { button, en, hrefOf, show, spokenIn, textOf } from '../support/render';

const { play, fault, common } = en;

/** Actions that are made, or refused, and told. */
function actionsOf(match: Match, { busy = false, refused = false } = {}) {
  const answer = () => Promise.resolve(refused ? err({ code: 'moved-on' } as const) : ok(match));
  const actions = { undo: vi.fn(answer), redo: vi.fn(answer), deleteEvent: vi.fn(answer) };
  return { ...actions, all: { ...actions, busy } as unknown as MatchActions };
}

describe('the totals behind an edited round', () => {
  const showTotals = (match: Match, name: string, text: string) => {
    show(<LaterTotalsTable match={match} preview={previewEdit(match, eventId(name), roundOf(text))} />);
    const [head, ...body] = screen.getAllByRole('row');
    const cells = (row: HTMLElement) => [...row.children].map(spokenIn).join(' | ');
    return { head: head ? cells(head) : '', body: body.map(cells) };
  };

  it('1 FX1e: each is told as before and after, round by round', () => {
    const { head, body } = showTotals(fx1(), 'R1', '0 3 5 8(1)');
    expect(screen.getByRole('table', { name: play.laterTotals })).toBeTruthy();
    expect(head).toBe('Rd | A | B | C | D');
    expect(body).toEqual([
      '1 | 80, becomes 88 | 68, becomes 76 | 60, becomes 68 | 48, becomes 24',
      '2 | 76, becomes 84 | 80, becomes 88 | 64, becomes 72 | 36, becomes 12',
      '3 | 84, becomes 92 | 60, becomes 68 | 76, becomes 84 | 36, becomes 12',
    ]);
  });

  it('what stays as it is says so by one number, and earlier rounds are not listed', () => {
    const { body } = showTotals(fx1(), 'R3', '1 8 0 4');
    expect(body).toEqual(['3 | 84, becomes 85 | 60, becomes 61 | 76, becomes 77 | 36, becomes 33']);
    expect(showTotals(fx1(), 'R2', '4 0 2 6').body).toContain('3 | 84 | 60 | 76 | 36');
  });

  it('a round that no longer fits is not counted, and why is told', () => {
    const match = rounds(matchOf({ start: [100, 80, 60, 30] }), '0 3 5 8', '0 2 4 3');
    const { body } = showTotals(match, 'R1', '0 3 5 8(2)');
    expect(body[1]).toBe(`2 | ${play.noLongerCounted}`);
    expect(textOf(screen.getByRole('status'))).toContain('D is not in this round');
    expect(textOf(screen.getByRole('status'))).toContain('Round 2 no longer fits');
  });

  it('debts are told with a minus sign', () => {
    const match = rounds(matchOf({ players: 3, start: [5, 5, 5], settlement: { exhaustion: 'allow-debt' } }), '0 1 9');
    expect(showTotals(match, 'R1', '0 1 8').body).toEqual(['1 | 15, becomes 14 | 12, becomes 11 | −12, becomes −10']);
  });
});

describe('a round that no longer fits', () => {
  const broken = () => edit(rounds(matchOf({ start: [100, 80, 60, 30] }), '0 3 5 8', '0 2 4 3', '0 1 1 1'), 'R1', '0 3 5 8(2)');
  const showNotice = (match: Match, options?: { refused: boolean }) => {
    const { conflict } = replay(match);
    if (!conflict) throw new Error('no conflict');
    const actions = actionsOf(match, options);
    return { ...show(<ConflictNotice match={match} conflict={conflict} actions={actions.all} />), ...actions };
  };

  it('is named with its reason, its player and what waits behind it', () => {
    showNotice(broken());
    const said = textOf(screen.getByRole('alert'));
    for (const part of [play.conflictTitle, 'Round 2 no longer fits', 'D is not in this round', play.conflictAbout(2)]) {
      expect(said).toContain(part);
    }
  });

  it('can be changed, or deleted in a second step', async () => {
    const match = broken();
    const { user, deleteEvent } = showNotice(match);
    expect(screen.getByRole('link', { name: play.editRound(2) }).getAttribute('href')).toBe(hrefOf(roundHref(match.id, eventId('R2'))));
    await user.click(button(play.deleteRound(2)));
    const dialog = await screen.findByRole('alertdialog', { name: play.deleteRound(2), hidden: false });
    expect(textOf(dialog)).toContain(play.deleteRoundAsk(2));
    await user.click(within(dialog).getByRole('button', { name: common.cancel }));
    expect(deleteEvent).not.toHaveBeenCalled();
    await user.click(button(play.deleteRound(2)));
    await user.click(await screen.findByRole('button', { name: common.delete }));
    expect(deleteEvent).toHaveBeenCalledExactlyOnceWith('R2');
  });

  const playedOn = () => {
    const two = add(rounds(matchOf({ players: 3 }), '0 3 5'), left('C goes', 2));
    const rules = { ...two.setup.rules, tableOfTwo: 'goes-on' } as const;
    return drop(add(two, newRules('as two', rules), named('R2', '4 0 -')), 'as two');
  };
  const replaced = () => {
    const five = rounds(matchOf({ start: [100, 100, 100, 100, 5] }), '0 1 2 3 9');
    return edit(add(five, joined('F sits', { player: 'F' }), named('R2', '0 1 2 3 - 4')), 'R1', '0 1 2 3 1');
  };
  it.each<[string, () => Match, readonly string[], boolean]>([
    ['a round that another entry mends', broken, [play.editRound(2), play.deleteRound(2)], false],
    ['a round after the end', () => edit(rounds(matchOf({ start: [64, 64, 8], settlement: { exhaustion: 'ends-match' } }), '0 3 5', '2 0 1'), 'R1', '0 3 6'), [play.pastRounds, play.deleteRound(2)], true],
    ['a round of too few', playedOn, [play.pastRounds, play.deleteRound(2)], true],
    ['who sat down, and has played since, where no seat is free any more', replaced, [play.pastRounds], true],
    ['an entry that can be taken out', () => edit(add(rounds(matchOf(), '0 3 5 8'), adjusted('p', { kind: 'payment', from: seat(3), to: seat(0), amount: chips(48) })), 'R1', '0 3 5 9'), [play.pastRounds, en.table.event.removeIt], false],
  ])('offers only what leads somewhere: %s', (_what, match, ways, before) => {
    showNotice(match());
    const offered = [...screen.getByRole('alert').querySelectorAll('a, button')].map((way) => textOf(way as HTMLElement));
    expect(offered).toEqual(ways);
    expect(screen.queryByText(play.conflictBefore) !== null).toBe(before);
  });

  it('4.9 of too few: its form, which is none, says why', async () => {
    const match = playedOn();
    show(<RoundScreen match={match} played={replay(match)} deletedAt={null} />, { query: 'round=R2' });
    const why = fault.problem({ code: 'too-few-to-play' }, () => '');
    expect(await screen.findByText(why, { selector: '[role=status] *' })).toBeTruthy();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('155 a refusal is told', async () => {
    const { user } = showNotice(broken(), { refused: true });
    await user.click(button(play.deleteRound(2)));
    await user.click(await screen.findByRole('button', { name: common.delete }));
    expect(await screen.findByText(fault.change({ code: 'moved-on' }, () => ''), { selector: 'div' })).toBeTruthy();
  });
});

describe('Undo', () => {
  const paid = adjusted('paid', { kind: 'payment', from: seat(0), to: seat(1), amount: chips(2) });
  const showBar = (match: Match, options = {}) => {
    const actions = actionsOf(match, options);
    return { ...show(<UndoBar match={match} played={replay(match)} actions={actions.all} />), ...actions };
  };
  const names = () => screen.queryAllByRole('button').map(textOf);

  it.each<[string, () => Match, readonly string[]]>([
    ['nothing yet', () => matchOf(), []],
    ['a round', () => fx1(), [play.undoRound(3)]],
    ['an edit', () => edit(fx1(), 'R1', '0 3 5 8(1)'), [play.undoEdit]],
    ['a deletion', () => drop(fx1(), 'R2'), [play.undoDelete]],
    ['the end', () => add(fx1(), finished()), [play.undoEnd]],
    ['a payment outside a round', () => add(fx1(), paid), [en.table.undo.payment]],
    ['a round that was taken back', () => back(fx1()), [play.undoRound(2), play.redo]],
    ['everything taken back', () => back(rounds(matchOf(), '0 3 5 8')), [play.redo]],
  ])('%s: says which change it means', (_what, match, labels) => {
    showBar(match());
    expect(names()).toEqual(labels);
  });

  it('takes back the change it named, and redo repeats the one it named', async () => {
    const match = back(fx1());
    const { user, undo, redo } = showBar(match);
    await user.click(button(play.undoRound(2)));
    await user.click(button(play.redo));
    expect(undo).toHaveBeenCalledExactlyOnceWith('add R2');
    expect(redo).toHaveBeenCalledExactlyOnceWith('add R3');
  });

  it('63 waits while a change is under way', async () => {
    const { user, undo } = showBar(fx1(), { busy: true });
    await user.click(button(play.undoRound(3)));
    expect(undo).not.toHaveBeenCalled();
  });

  it('says so in Korean', () => {
    show(<UndoBar match={fx1()} played={replay(fx1())} actions={actionsOf(fx1()).all} />, { locale: 'ko' });
    expect(names()).toEqual([messagesOf('ko').play.undoRound(3)]);
  });
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HandoverCard } from '@/app/_components/chips/handover-card';
import { isTicked, linesOf, ticksAfter } from '@/app/_components/chips/handover-line';
import { handoverInBackground } from '@/app/_workers/handover';
import type { ActionResult, MatchActions, TableStep } from '@/app/_hooks/use-match-actions';
import type { Locale } from '@/lib/i18n';
import { replay, type Match } from '@/lib/match';
import { ok, seat } from '@/lib/shared';
import { add, named, rounds } from '../support/match-builder';
import { accepted, planned, withChips } from '../match/table-of-chips';
import { en, MESSAGES, show } from '../support/render';

const { chips } = en;

function card(match: Match, locale: Locale = 'en') {
  const add = vi.fn<(step: TableStep) => Promise<ActionResult>>(async () => ok(match));
  const actions = { busy: false, add } as unknown as MatchActions;
  return { ...show(<HandoverCard match={match} played={replay(match)} actions={actions} />, { locale }), add };
}
const boxes = async () => (await screen.findAllByRole('checkbox')).map((box) => box.getAttribute('aria-label'));

describe('who hands which chips to whom', () => {
  it('109 FX1 R1: line by line, from whom to whom, with how many chips move', async () => {
    card(rounds(planned(), '0 3 5 8'));
    expect(await boxes()).toEqual(['D gives A one 10, one 5, and one 1', 'C gives B one 5', 'B gives C one 1']);
    expect(screen.getByText(chips.moved(5))).toBeTruthy();
  });

  it('a plan whose time ran out is shown, and said not to be proven shortest', async () => {
    const ask = handoverInBackground.ask;
    vi.spyOn(handoverInBackground, 'ask').mockImplementation(async (...asked) => {
      const plan = await ask(...asked);
      return plan.ok ? ok({ ...plan.value, proven: false }) : plan;
    });
    card(rounds(planned(), '0 3 5 8'));
    expect(await boxes()).toHaveLength(3);
    expect(screen.getByText(chips.unproven(5))).toBeTruthy();
    expect(screen.queryByText(chips.moved(5))).toBeNull();
  });

  it('accepting books all moves at once, and the notes', async () => {
    const match = rounds(planned(), '0 3 5 8');
    const { user, add: booked } = card(match);
    await boxes();
    await user.click(screen.getByRole('button', { name: chips.allDone }));
    const { moves, notes } = accepted(match, 'H');
    expect(booked.mock.calls[0]?.[0]).toEqual({ type: 'handover', moves, notes });
  });

  it('a note that must stay is told with its smallest amount', async () => {
    card(rounds(withChips(planned({ players: 3 }), [{ value: 10, count: 6 }]), '0 1 2'));
    expect(await screen.findByText(chips.stays('C', 'A', 3))).toBeTruthy();
    expect(screen.getByText(chips.staysAbout)).toBeTruthy();
  });

  it('where everybody has his chips it says so, with the notes there are', async () => {
    const match = rounds(withChips(planned({ players: 3 }), [{ value: 10, count: 6 }]), '0 1 2');
    card(add(match, accepted(match, 'H')));
    expect(await screen.findByText(chips.settledBut)).toBeTruthy();
    expect(screen.getByText(chips.owes('C', 'A', 3))).toBeTruthy();
    expect(screen.queryByRole('button', { name: chips.allDone })).toBeNull();
  });

  it('4.8 where somebody ran out it follows the payments, under their names', async () => {
    card(rounds(planned(), '0 3 5 9(3)'));
    await boxes();
    const headings = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    expect(headings[0]).toBe(chips.paysFor('B', 'A', 3));
    expect(screen.getByText(new RegExp(chips.follows))).toBeTruthy();
    expect(headings.length).toBeGreaterThan(2);
  });

  it('rounds that were not handed over are covered, which is said', async () => {
    card(rounds(planned(), '0 3 5 8', '4 0 2 6'));
    await boxes();
    expect(screen.getByText(new RegExp(chips.since))).toBeTruthy();
  });

  it('where nobody knows what lies where it asks for a count', async () => {
    card(rounds(planned({ start: [100, 64, 64, 64] }), '0 3 5 8'));
    expect(await screen.findByText(chips.unknown['other-start'])).toBeTruthy();
    expect(screen.getByRole('link', { name: chips.toStacks }).getAttribute('href')).toContain('/match/stacks');
  });

  it('before the first round there is nothing to say', () => {
    card(planned());
    expect(screen.queryByRole('region', { name: chips.handover })).toBeNull();
  });

  it.each(MESSAGES)('round the table it is told in words too, %s', async (locale, messages) => {
    const { user } = card(rounds(planned(), '0 3 5 8'), locale);
    await boxes();
    await user.click(screen.getByRole('radio', { name: messages.chips.asTable }));
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    const told = within(screen.getByRole('region', { name: messages.chips.handover })).getAllByRole('listitem').map((item) => item.textContent);
    expect(told).toContain(messages.chips.gives('C', 'B', [messages.chips.kind(1, 5)]));
  });

  it('a match that went on after a hand-over says nothing of what is done', async () => {
    const match = rounds(planned(), '0 3 5 8');
    card(add(match, accepted(match, 'H'), named('R2', '4 0 2 6')));
    await boxes();
    expect(screen.queryByText(new RegExp(chips.since))).toBeNull();
  });
});

describe('lines to tick', () => {
  const [A, B] = [seat(0), seat(1)];
  const moves = [
    { from: A, to: B, value: 10, count: 1 }, { from: B, to: A, value: 1, count: 2 }, { from: A, to: B, value: 5, count: 1 },
  ];
  const parts = [{ payment: null, moves }];

  it('what one gives another is one line', () => {
    expect(linesOf(moves).map(({ key }) => key)).toEqual(['0>1:10x1 0>1:5x1', '1>0:1x2']);
  });

  it('a tap ticks a line whole, and a second one takes it back', () => {
    const [first] = linesOf(moves);
    if (first === undefined) throw new Error('no line');
    const once = ticksAfter(parts, [], first);
    expect(once).toEqual([moves[0], moves[2]]);
    expect(isTicked(first, once)).toBe(true);
    expect(ticksAfter(parts, once, first)).toEqual([]);
  });
});

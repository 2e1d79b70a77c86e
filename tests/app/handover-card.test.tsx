// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HandoverCard } from '@/app/_components/chips/handover-card';
import { isTicked, linesOf, ticksAfter } from '@/app/_components/chips/handover-line';
import { handoverInBackground } from '@/app/_workers/handover';
import type { ActionResult, MatchActions, TableStep } from '@/app/_hooks/use-match-actions';
import type { Locale } from '@/lib/i18n';
import type { Move } from '@/lib/chips';
import { eventId, matchId, replay, timestamp, type Match, type MatchEvent } from '@/lib/match';
import { chips as chipsOf, ok, seat } from '@/lib/shared';
import { clearDraft, formDraftKey } from '@/lib/storage';
import { add, adjusted, back, edit, named, rounds, tryAdd } from '../support/match-builder';
import { accepted, planFrom, planned, withChips } from '../match/table-of-chips';
import { en, MESSAGES, show, showHeld, spokenIn } from '../support/render';

const { chips } = en;

function card(match: Match, locale: Locale = 'en') {
  const add = vi.fn<(step: TableStep) => Promise<ActionResult>>(async () => ok(match));
  const actions = { busy: false, add } as unknown as MatchActions;
  return { ...show(<HandoverCard match={match} played={replay(match)} actions={actions} />, { locale }), add };
}
const boxes = async () => (await screen.findAllByRole('checkbox')).map((box) => box.getAttribute('aria-label'));

afterEach(async () => {
  vi.restoreAllMocks();
  await clearDraft(formDraftKey(matchId('match'), 'handover'));
});

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
    expect(screen.getByText(new RegExp(chips.staysLeast))).toBeTruthy();
    expect(screen.getByText(new RegExp(chips.staysAbout))).toBeTruthy();
  });

  it('a note that is not proven to be the smallest is not called so', async () => {
    const ask = handoverInBackground.ask;
    vi.spyOn(handoverInBackground, 'ask').mockImplementation(async (...asked) => {
      const plan = await ask(...asked);
      return plan.ok ? ok({ ...plan.value, parts: [], moved: 0, leastStays: false, proven: false }) : plan;
    });
    card(rounds(withChips(planned({ players: 3 }), [{ value: 10, count: 6 }]), '0 1 2'));
    expect(await screen.findByText(chips.staysAbout)).toBeTruthy();
    expect(screen.getByText(chips.ranLate)).toBeTruthy();
    expect(screen.queryByText(new RegExp(chips.staysLeast))).toBeNull();
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

  it('a line is drawn as chips, in the colours of the table, beside its words', async () => {
    card(add(planned(), planFrom('colours', { colours: [{ value: 5, colour: 'green' }] }), named('R1', '0 3 5 8')));
    await boxes();
    const line = screen.getByRole('checkbox', { name: 'C gives B one 5' }).closest('label');
    const face = within(line ?? document.body).getByText('5', { exact: true });
    expect(face.className).toContain('bg-[#1b6b3a]');
    expect(spokenIn(line ?? document.body)).toBe('');
  });

  it('round the table every arrow has a tip, and its chips', async () => {
    const { user } = card(rounds(planned(), '0 3 5 8'));
    await boxes();
    await user.click(screen.getByRole('radio', { name: chips.asTable }));
    const region = screen.getByRole('region', { name: chips.handover });
    await waitFor(() => expect(region.querySelectorAll('svg path[marker-end]')).toHaveLength(3));
    expect(within(region).getAllByText('1', { exact: true })).toHaveLength(2);
  });

  it.each(MESSAGES)('round the table it is told in words too, %s', async (locale, messages) => {
    const { user } = card(rounds(planned(), '0 3 5 8'), locale);
    await boxes();
    await user.click(screen.getByRole('radio', { name: messages.chips.asTable }));
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    const told = within(screen.getByRole('region', { name: messages.chips.handover })).getAllByRole('listitem').map((item) => item.textContent);
    expect(told).toContain(messages.chips.gives('C', 'B', [messages.chips.kind(1, 5)]));
    expect(spokenIn(screen.getByRole('region', { name: messages.chips.handover }))).toContain(messages.chips.gives('C', 'B', [messages.chips.kind(1, 5)]));
  });

  it('what waits for the box alone is told, and nothing of what a plan covers', async () => {
    const bought = rounds(add(planned({ players: 5 }), adjusted('buys', { kind: 'buy-in', seat: seat(2), amount: chipsOf(13) })), '0 3 5 8 9');
    card(add(bought, accepted(bought, 'H')));
    expect(await screen.findByText(chips.boxOwes('C', 13))).toBeTruthy();
    expect(screen.queryByText(new RegExp(chips.since))).toBeNull();
    expect(screen.queryByRole('button', { name: chips.allDone })).toBeNull();
  });

  describe('what was ticked', () => {
    const before = rounds(planned(), '0 3 5 8');

    /** The card, and the match after what a button changes in it. */
    function changing(after: Match, first = before) {
      const booked = vi.fn<(step: TableStep) => Promise<ActionResult>>(async () => ok(after));
      const actions = { busy: false, add: booked } as unknown as MatchActions;
      const shown = showHeld(first, (match, onChange) => (
        <>
          <HandoverCard match={match} played={replay(match)} actions={actions} />
          <button onClick={() => onChange(after)}>change</button>
        </>
      ));
      return { ...shown, booked };
    }
    const tick = async (user: UserEvent, name: string) => user.click(await screen.findByRole('checkbox', { name }));

    it('counts as handed over once the round is another, though the last event stays', async () => {
      const edited = edit(before, 'R1', '0 3 5 9');
      const { user, booked } = changing(edited);
      await tick(user, 'D gives A one 10, one 5, and one 1');
      await user.click(screen.getByRole('button', { name: 'change' }));
      expect((await screen.findByRole('region', { name: chips.already })).textContent).toContain('D gives A one 10, one 5, and one 1');
      await waitFor(async () => expect(await boxes()).not.toContain('D gives A one 10, one 5, and one 1'));
      await user.click(screen.getByRole('button', { name: chips.allDone }));
      const [{ moves }] = booked.mock.calls[0] as unknown as [{ moves: readonly Move[] }];
      expect(moves).toEqual(expect.arrayContaining([{ from: 3, to: 0, value: 10, count: 1 }]));
      const [step] = booked.mock.calls[0] ?? [];
      expect(tryAdd(edited, { id: eventId('H'), at: timestamp(0), ...step } as MatchEvent).ok).toBe(true);
    });

    it('is handed back when the round is taken back', async () => {
      const { user } = changing(back(before));
      await tick(user, 'C gives B one 5');
      await user.click(screen.getByRole('button', { name: 'change' }));
      await waitFor(async () => expect(await boxes()).toEqual(['B gives C one 5']));
    });

    it('all of it, and then something that moves no chip: it is booked, and nothing is said of notes', async () => {
      const { user } = changing(add(before, planFrom('colours', { bank: true })));
      for (const name of await boxes()) await tick(user, name ?? '');
      await user.click(screen.getByRole('button', { name: 'change' }));
      expect(await screen.findByRole('region', { name: chips.already })).toBeTruthy();
      expect(screen.getByRole('button', { name: chips.allDone })).toBeTruthy();
      expect(screen.queryByText(chips.onlyNotes)).toBeNull();
    });
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

import { describe, expect, it } from 'vitest';
import { eventText, type TableStepDone } from '@/app/_components/play/event-text';
import type { Locale } from '@/lib/i18n';
import { messagesOf } from '@/lib/i18n/catalogues';
import { replay, withRule, type Adjustment, type Match, type MatchEvent } from '@/lib/match';
import { chips, seat } from '@/lib/shared';
import { add, adjusted, finished, fx1, joined, left, newRules, returned, swapped } from '../support/match-builder';

const said = (match: Match, locale: Locale = 'en') => {
  const step = replay(match).steps.at(-1) as TableStepDone;
  return eventText(match, step, messagesOf(locale));
};
const [A, B] = [seat(0), seat(1)];
const moved = (adjustment: Adjustment, reason?: string) => adjusted('moved', adjustment, reason);

describe('what happened between two rounds, in one line', () => {
  const rules = withRule(withRule(fx1().setup.rules, 'penalty', 'none'), 'lead', 'last-winner');
  it.each<[string, MatchEvent, string]>([
    ['5.5 a payment, with its reason', moved({ kind: 'payment', from: B, to: A, amount: chips(5) }, 'late'), 'B pays A 5 chips (late)'],
    ['one chip, without a reason', moved({ kind: 'payment', from: B, to: A, amount: chips(1) }, ''), 'B pays A 1 chip'],
    ['a correction names whom it changes', moved({ kind: 'correction', changes: [-3, 0, 3, 0].map(chips) }, ''), 'Miscount put right: A −3, C +3'],
    ['a buy-in', moved({ kind: 'buy-in', seat: A, amount: chips(64) }, ''), 'A buys in: 64 chips'],
    ['a cash-out', moved({ kind: 'cash-out', seat: A, amount: chips(20) }, ''), 'A cashes out 20 chips'],
    ['a newcomer, under his own name', joined('E sits', { start: 50 }), 'E sits down with 50 chips'],
    ['111 who leaves, with the frozen total', left('D goes', 3), 'D leaves with 36 chips'],
    ['a change of places', swapped('chairs', 0, 2), 'A and C change places'],
    ['rules, choice by choice, and from which round', newRules('new', rules, 7), 'From round 4 on: Rounds: 7 rounds; 2s held at the end: No penalty; Who leads: Last winner'],
    ['the end', finished(), 'The table ended the match'],
  ])('%s', (_, event, text) => {
    expect(said(add(fx1(), event))).toBe(text);
    expect(said(add(fx1(), event), 'ko')).toMatch(/[가-힣]/u);
  });

  it('who comes back', () => {
    expect(said(add(fx1(), left('D goes', 3), returned('D again', 3)))).toBe('D comes back');
  });
});

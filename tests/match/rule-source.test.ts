import { expect, it } from 'vitest';
import { RULE_OPTIONS, RULE_SOURCES, sourcesOf, valuesOf, type RuleOption } from '@/lib/match';

/** After rules.md: G, B, C, J and H there, and P for what the publisher suggests. A value of this app's own has none. */
const READ: Readonly<Record<RuleOption, Readonly<Record<string, string>>>> = {
  penalty: { 'double-each': 'GB', 'add-one-each': 'B', 'double-once': 'H', none: 'H' },
  penaltyScope: { count: 'G', payment: 'B', 'winner-only': 'B' },
  collectors: { all: 'GB', winner: 'H' },
  exhaustion: { 'out-of-match': 'G', 'out-of-round': '', 'ends-match': 'B', 'allow-debt': 'H' },
  settlementOrder: { ordered: 'G', 'net-first': 'H' },
  tableOfTwo: { ends: '', 'goes-on': '' },
  dealPlan: { standard: 'GB', 'full-deck': 'H' },
  twoPlayerDeal: { 'up-to-six': 'P', 'up-to-nine': 'P' },
  lead: { 'cloud-three': 'GB', 'last-winner': 'H' },
  straightOrder: { official: 'BJ', natural: 'H' },
  flushOrder: { 'all-numbers': 'CGJ', 'highest-then-suit': 'B', 'suit-first': 'H' },
  suitNaming: { symbol: 'G', colour: 'B' },
};
const LETTERS = ['G', 'B', 'C', 'J', 'P', 'H'] as const;

it('3.4, 4.2–4.10 who reads each choice how is what rules.md says', () => {
  const read = Object.fromEntries(
    RULE_OPTIONS.map((option) => [
      option,
      Object.fromEntries(
        valuesOf(option).map((value) => [value, sourcesOf(option, value).map((source) => LETTERS[RULE_SOURCES.indexOf(source)]).join('')]),
      ),
    ]),
  );
  expect(read).toEqual(READ);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_QUICK, matchId, playerId, previewRound, quickDeal, quickTable, replay, reseat, runOutWith, settleQuick, startMatch, timestamp,
  type QuickForm,
} from '@/lib/match';
import { dealsFor, TABLE_SIZES } from '@/lib/rules';
import { draftOf, emptyDraft, settle, type SettlementRules } from '@/lib/settlement';
import { chips, seat } from '@/lib/shared';
import { must } from '../support/match-builder';
import { ALL_SETTLEMENT_RULES, roundAtTable, SEED } from '../support/round-arbitrary';
import { lines, roundOf } from '../support/round-text';

interface Typed {
  readonly chips?: readonly string[] | undefined;
  readonly settlement?: Partial<SettlementRules>;
}

/** The form with a round typed in as rules.md 7 writes it. */
function typed(text: string, { chips: texts, settlement }: Typed = {}): QuickForm {
  const round = draftOf(roundOf(text));
  const blank = round.tiles.map(() => '');
  const { setup } = EMPTY_QUICK;
  const rules = { ...setup.rules, settlement: { ...setup.rules.settlement, ...settlement } };
  return { names: blank, withChips: texts !== undefined, chips: texts ?? blank, round, setup: { ...setup, rules } };
}
const errorsOf = (form: QuickForm) => {
  const result = settleQuick(form);
  return result.ok ? [] : result.error;
};

describe('a round without a match', () => {
  it('FX4 without chips is paid in full, and nobody runs out', () => {
    const { settlement, stocks } = must(settleQuick(typed('0 3 5 5(2)')));
    expect(settlement.net).toEqual([28, 16, 8, -52]);
    expect([settlement.ranOut, settlement.lapsed, stocks]).toEqual([[], [], null]);
    expect(settlement.payments.every(({ forgiven, paid, due }) => forgiven === 0 && paid === due)).toBe(true);
  });

  it('FX4 with chips is 4.8 to the letter', () => {
    const { settlement, stocks } = must(settleQuick(typed('0 3 5 5(2)', { chips: ['100', ' 80', '６０', '10'] })));
    expect(stocks).toEqual([100, 80, 60, 10]);
    expect(settlement.after).toEqual([118, 79, 53, 0]);
    expect(lines(settlement)).toEqual(['B>A 3/3', 'C>A 5/5', 'D>A 10/20', 'C>B 2/2']);
  });

  it('somebody may sit there with no chips at all', () => {
    const { settlement } = must(settleQuick(typed('0 3 5', { chips: ['0', '0', '9'] })));
    expect(settlement.after).toEqual([5, 0, 4]);
    expect(settlement.ranOut).toEqual([{ seat: 1, line: 0 }]);
  });

  it.each(ALL_SETTLEMENT_RULES.filter((rules) => rules.exhaustion === 'out-of-match'))(
    'is paid without chips as it is by those who have enough: $penalty, $penaltyScope, $collectors, $settlementOrder',
    (settlement) => {
      const form = typed('0 4(1) 2 7 3(2)', { settlement });
      const rich = must(settleQuick({ ...form, withChips: true, chips: form.names.map(() => '100000') }));
      const bare = must(settleQuick(form));
      expect(bare.settlement.net).toEqual(rich.settlement.net);
      expect(lines(bare.settlement)).toEqual(lines(rich.settlement));
    },
  );

  it('is settled just as the first round of the match that is made of it', () => {
    fc.assert(
      fc.property(roundAtTable, fc.constantFrom(...ALL_SETTLEMENT_RULES), ({ entry, balances }, settlement) => {
        fc.pre(entry.hands.every((hand) => hand !== null) && balances.every((stock) => stock > 0));
        const form: QuickForm = {
          names: entry.hands.map((_, index) => `P${index}`),
          withChips: true,
          chips: balances.map(String),
          round: draftOf(entry),
          setup: { ...EMPTY_QUICK.setup, rules: { ...EMPTY_QUICK.setup.rules, settlement } },
        };
        const quick = must(settleQuick(form));
        const players = form.names.map((name) => ({ playerId: playerId(name), name }));
        const match = must(startMatch({
          id: matchId('m'), createdAt: timestamp(0), players, setup: form.setup, starts: quick.stocks ?? [],
        }));
        const first = must(previewRound(replay(match).state, form.round));
        expect(first.step.settlement).toEqual(quick.settlement);
        expect(quick.settlement).toEqual(settle(entry, balances, settlement));
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('who would run out at a match of the usual chips is known before it is made', () => {
    const { entry } = must(settleQuick(typed('0 3 5 12(3)')));
    expect(runOutWith(entry, chips(64), EMPTY_QUICK.setup)).toEqual([3]);
    expect(runOutWith(entry, chips(1000), EMPTY_QUICK.setup)).toEqual([]);
  });
});

describe('what cannot be settled', () => {
  it('nothing typed asks for everything at once', () => {
    expect(errorsOf(EMPTY_QUICK).map(({ code }) => code)).toEqual(['no-winner', ...Array.from({ length: 4 }, () => 'missing-count')]);
  });

  it('47, 51 a stock that is missing or no number is named, and never read as another', () => {
    const at = (text: string) => errorsOf(typed('0 3 5', { chips: ['64', text, '64'] }));
    for (const blank of ['', ' ', '\t', '　']) expect(at(blank), `"${blank}"`).toEqual([{ code: 'missing-chips', seat: 1 }]);
    for (const bad of ['12a', '-5', '−5', '+3', '3.0', '５．５', '1e3', '五', '①', '1,000', '1000001', '9999999999']) {
      expect(at(bad), bad).toEqual([{ code: 'bad-chips', seat: 1, text: bad, max: 1_000_000 }]);
    }
    for (const good of ['0', '007', '１３', ' 3 ', '1000000']) expect(at(good), good).toEqual([]);
  });

  it('chips that do not count are not looked at', () => {
    expect(errorsOf({ ...typed('0 3 5', { chips: ['12a', '', '-1'] }), withChips: false })).toEqual([]);
  });

  it('the round is named before the chips, and both at once', () => {
    const form = { ...typed('0 3 5', { chips: ['', '1', 'x'] }), round: emptyDraft(3) };
    expect(errorsOf(form).map(({ code }) => code)).toEqual([
      'no-winner', 'missing-count', 'missing-count', 'missing-count', 'missing-chips', 'bad-chips',
    ]);
  });

  it.each(TABLE_SIZES.flatMap((players) => dealsFor(players)))('1.4 $players players, $plan: at most $handSize tiles', ({ players, plan, handSize }) => {
    const { setup } = EMPTY_QUICK;
    const choice = players === 2 ? { twoPlayerDeal: plan } : { dealPlan: plan };
    const rules = { ...setup.rules, deal: { ...setup.rules.deal, ...choice } } as typeof setup.rules;
    const withTiles = (tiles: number): QuickForm => ({
      ...typed(['0', String(tiles), '1', '1', '1'].slice(0, players).join(' ')), setup: { ...setup, rules },
    });
    expect(quickTable(withTiles(1)).handSize).toBe(handSize);
    expect(quickDeal(withTiles(1)).plan).toBe(plan);
    expect(errorsOf(withTiles(handSize))).toEqual([]);
    expect(errorsOf(withTiles(handSize + 1))).toMatchObject([{ code: 'too-many-tiles', seat: 1, max: handSize }]);
  });
});

describe('seats that move', () => {
  const form = { ...typed('3 0 5(1)', { chips: ['10', '20', '30'] }), names: ['A', 'B', 'C'] };

  it('take their chips, tiles and 2s along, and who went out is still the same', () => {
    expect(reseat(form, ['C', 'A', 'B'], [2, 0, 1])).toMatchObject({
      names: ['C', 'A', 'B'], chips: ['30', '10', '20'], round: { winner: 2, tiles: [5, 3, null], twos: [1, 0, 0] },
    });
  });

  it('one that comes has nothing, one that goes leaves nothing behind', () => {
    expect(reseat(form, ['A', 'C', ''], [0, 2, null])).toMatchObject({
      chips: ['10', '30', ''], round: { winner: null, tiles: [3, 5, null], twos: [0, 1, 0] },
    });
    expect(reseat(form, ['A', 'B'], [0, 1]).round).toEqual({ winner: seat(1), tiles: [3, null], twos: [0, 0] });
  });
});

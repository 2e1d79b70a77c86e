import fc from 'fast-check';
import { dealFor, isTableSize } from '@/lib/rules';
import {
  checkEntry, COLLECTORS, EXHAUSTIONS, PENALTIES, PENALTY_SCOPES, SETTLEMENT_ORDERS, TWOS_IN_THE_SET,
  type CheckedEntry, type HandLeft, type SettlementRules,
} from '@/lib/settlement';
import { chips, seat, type Chips } from '@/lib/shared';

/** Every law runs on the same data each time it is run. */
export const SEED = 20_260_408;

export const settlementRules: fc.Arbitrary<SettlementRules> = fc.record({
  penalty: fc.constantFrom(...PENALTIES),
  penaltyScope: fc.constantFrom(...PENALTY_SCOPES),
  collectors: fc.constantFrom(...COLLECTORS),
  exhaustion: fc.constantFrom(...EXHAUSTIONS),
  settlementOrder: fc.constantFrom(...SETTLEMENT_ORDERS),
});

/** Every combination of the options of rules.md 4. */
export const ALL_SETTLEMENT_RULES: readonly SettlementRules[] = PENALTIES.flatMap((penalty) =>
  PENALTY_SCOPES.flatMap((penaltyScope) =>
    COLLECTORS.flatMap((collectors) =>
      EXHAUSTIONS.flatMap((exhaustion) =>
        SETTLEMENT_ORDERS.map((settlementOrder) => ({ penalty, penaltyScope, collectors, exhaustion, settlementOrder })),
      ),
    ),
  ),
);

/** Stocks that are short as often as not, exactly zero among them. */
const stock = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 25 }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 100 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 64, 149) },
);

/** Few tiles most of the time, so that places are often shared. */
const heldOf = (handSize: number) =>
  fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: handSize }));

export interface RoundAtTable {
  readonly entry: CheckedEntry;
  readonly balances: readonly Chips[];
}

/** A possible round at a table of two to five seats, some of which may take no part. */
export const roundAtTable: fc.Arbitrary<RoundAtTable> = fc
  .record({
    seats: fc.constantFrom(4, 5, 5, 3, 3, 2),
    absent: fc.constantFrom(0, 0, 0, 1, 2),
    first: fc.nat(4),
  })
  .chain(({ seats, absent, first }) => {
    const players = Math.max(2, seats - absent);
    if (!isTableSize(players)) throw new Error(`no table of ${players}`);
    const { handSize } = dealFor(players);
    return fc.record({
      playing: fc.shuffledSubarray(Array.from({ length: seats }, (_, index) => index), {
        minLength: players,
        maxLength: players,
      }),
      held: fc.array(heldOf(handSize), { minLength: seats, maxLength: seats }),
      twosHeld: fc.array(fc.constantFrom(0, 0, 0, 1, 2, 4), { minLength: seats, maxLength: seats }),
      stocks: fc.array(stock, { minLength: seats, maxLength: seats }),
    }).map(({ playing, held, twosHeld, stocks }) => {
      const winner = playing[first % players] ?? 0;
      let twosLeft = TWOS_IN_THE_SET;
      const hands = held.map((tiles, index): HandLeft | null => {
        if (!playing.includes(index)) return null;
        if (index === winner) return { tiles: 0, twos: 0 };
        const twos = Math.min(twosHeld[index] ?? 0, tiles, twosLeft);
        twosLeft -= twos;
        return { tiles, twos };
      });
      const table = { handSize, playing: hands.map((hand) => hand !== null) };
      const result = checkEntry({ winner: seat(winner), hands }, table);
      if (!result.ok) throw new Error(`the generator made an impossible round: ${JSON.stringify(result.error)}`);
      return { entry: result.value, balances: stocks.map(chips) };
    });
  });

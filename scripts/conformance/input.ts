import { z } from 'zod';
import { FLUSH_ORDERS, STRAIGHT_ORDERS, TABLE_SIZES } from '@/lib/rules';
import { COLLECTORS, EXHAUSTIONS, PENALTIES, PENALTY_SCOPES, SETTLEMENT_ORDERS } from '@/lib/settlement';

/** Far above any stock of chips, far below what a sum could lose digits at. */
const MOST_CHIPS = 2 ** 40;

const players = z.literal(TABLE_SIZES);
const seatIndex = z.int().min(0).max(Math.max(...TABLE_SIZES) - 1);

/** An option that is not named has its default; a name that is no option is refused. */
const settlementOptions = z.strictObject({
  penalty: z.enum(PENALTIES).default(PENALTIES[0]),
  penaltyScope: z.enum(PENALTY_SCOPES).default(PENALTY_SCOPES[0]),
  collectors: z.enum(COLLECTORS).default(COLLECTORS[0]),
  exhaustion: z.enum(EXHAUSTIONS).default(EXHAUSTIONS[0]),
  settlementOrder: z.enum(SETTLEMENT_ORDERS).default(SETTLEMENT_ORDERS[0]),
});
const rules = settlementOptions.prefault({});

/** Counts by seat; null for a seat that does not take part. Whether they are possible, the entry check says. */
const countsBySeat = z.array(z.number().nullable());
const round = z.object({ winner: seatIndex, tiles: countsBySeat, twos: countsBySeat });

/** One case of a conformance file, as tests/vectors hold them. */
export const caseInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('classify'), players, tiles: z.string() }),
  z.object({
    kind: z.literal('compare'),
    players,
    a: z.string(),
    b: z.string(),
    straightOrder: z.enum(STRAIGHT_ORDERS).default(STRAIGHT_ORDERS[0]),
    flushOrder: z.enum(FLUSH_ORDERS).default(FLUSH_ORDERS[0]),
  }),
  round.extend({ kind: z.literal('settle'), chips: z.array(z.int().min(-MOST_CHIPS).max(MOST_CHIPS)), rules }),
  z.object({
    kind: z.literal('match'),
    start: z.array(z.int()),
    /** null: open end (rules.md 5.2). */
    roundLimit: z.int().nullable(),
    rules,
    rounds: z.array(round),
  }),
  z.object({
    kind: z.literal('handover'),
    values: z.array(z.int().min(1).max(MOST_CHIPS)),
    /** Counts by seat and value. */
    holdings: z.array(z.array(z.int().min(0).max(MOST_CHIPS))).min(1).max(Math.max(...TABLE_SIZES)),
    net: z.array(z.int().min(-MOST_CHIPS).max(MOST_CHIPS)),
  }),
]);

export type CaseInput = z.output<typeof caseInput>;
export type CaseOf<Kind extends CaseInput['kind']> = Extract<CaseInput, { kind: Kind }>;
export type RoundInput = z.output<typeof round>;

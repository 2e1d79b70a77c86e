import * as z from 'zod/mini';
import { checkChipSet, CHIP_COLOURS, MOST_STARTING_CHIPS } from '@/lib/chips';
import { LEADS, MOST_ROUNDS, PRESETS, SUIT_NAMINGS, TABLES_OF_TWO, type ChipPlan, type MatchSetup, type RuleSet } from '@/lib/match';
import { DEAL_PLANS, FLUSH_ORDERS, STRAIGHT_ORDERS, TWO_PLAYER_DEALS } from '@/lib/rules';
import { COLLECTORS, EXHAUSTIONS, PENALTIES, PENALTY_SCOPES, SETTLEMENT_ORDERS } from '@/lib/settlement';
import { countField, positiveField } from './field';

export const rulesSchema: z.ZodMiniType<RuleSet> = z.strictObject({
  comparison: z.strictObject({
    straightOrder: z.enum(STRAIGHT_ORDERS),
    flushOrder: z.enum(FLUSH_ORDERS),
  }),
  settlement: z.strictObject({
    penalty: z.enum(PENALTIES),
    penaltyScope: z.enum(PENALTY_SCOPES),
    collectors: z.enum(COLLECTORS),
    exhaustion: z.enum(EXHAUSTIONS),
    settlementOrder: z.enum(SETTLEMENT_ORDERS),
  }),
  deal: z.strictObject({
    dealPlan: z.enum(DEAL_PLANS),
    twoPlayerDeal: z.enum(TWO_PLAYER_DEALS),
  }),
  lead: z.enum(LEADS),
  tableOfTwo: z.enum(TABLES_OF_TWO),
  suitNaming: z.enum(SUIT_NAMINGS),
});

/** null: open end. */
export const roundLimitField = z.nullable(positiveField(MOST_ROUNDS));

const chipKinds = z.array(z.strictObject({ value: countField, count: countField }));

const colouredValue = z.strictObject({ value: positiveField(MOST_STARTING_CHIPS), colour: z.enum(CHIP_COLOURS) });

export const chipPlanSchema: z.ZodMiniType<ChipPlan> = z.strictObject({
  on: z.boolean(),
  bank: z.boolean(),
  colours: z.array(colouredValue).check(
    z.refine((colours) => new Set(colours.map(({ value }) => value)).size === colours.length),
  ),
});

/** The setup of a match that was started: everything in it is allowed. */
export const setupSchema: z.ZodMiniType<MatchSetup> = z.strictObject({
  preset: z.enum(PRESETS),
  rules: rulesSchema,
  chipSet: chipKinds.check(
    z.refine((set) => checkChipSet(set).ok, { abort: true }),
    z.refine((set) => set.every((kind, index) => index === 0 || kind.value > (set[index - 1]?.value ?? 0))),
  ),
  chipPlan: chipPlanSchema,
  roundLimit: roundLimitField,
});

/** A setup while it is being typed: of the right shape, and perhaps not yet allowed. */
export const setupDraftSchema: z.ZodMiniType<MatchSetup> = z.strictObject({
  preset: z.enum(PRESETS),
  rules: rulesSchema,
  chipSet: chipKinds,
  chipPlan: chipPlanSchema,
  roundLimit: z.nullable(countField),
});

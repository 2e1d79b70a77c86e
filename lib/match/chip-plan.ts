import type { ColouredValue } from '@/lib/chips';

/** What a table wants of the app for its real chips. It changes no score. */
export interface ChipPlan {
  /** Whether the app says after each round who hands which chips to whom. */
  readonly on: boolean;
  /** Whether chips in the box may be changed with. */
  readonly bank: boolean;
  /** Where they are not those of the place in the set; each value at most once. */
  readonly colours: readonly ColouredValue[];
}

export const CHIP_PLAN_OFF: ChipPlan = { on: false, bank: false, colours: [] };
export const CHIP_PLAN_ON: ChipPlan = { ...CHIP_PLAN_OFF, on: true };

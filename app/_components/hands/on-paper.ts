import { dealsFor, isUsual, TABLE_SIZES, type Deal } from '@/lib/rules';

/** Whether the reference card that is printed at a table tells of a deal: all usual ones, or its own unusual one alone. */
export function isOnPaper(deal: Deal, here: Deal): boolean {
  return isUsual(here) ? isUsual(deal) : deal === here;
}

/** The same for a range of numbers. */
export function isRangeOnPaper(highest: number, here: Deal): boolean {
  return TABLE_SIZES.some((size) => dealsFor(size).some((deal) => deal.highest === highest && isOnPaper(deal, here)));
}

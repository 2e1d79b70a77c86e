import { TABLE_SIZES } from '@/lib/rules';

/** What the form offers: every size of table that there is a deal for (rules.md 1.4). */
export const FEWEST_PLAYERS = Math.min(...TABLE_SIZES);
export const MOST_PLAYERS = Math.max(...TABLE_SIZES);

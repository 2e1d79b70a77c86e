import { dealFor, isTableSize, type DealPlan } from '@/lib/rules';
import {
  checkEntry, OFFICIAL_SETTLEMENT, settle,
  type CheckedEntry, type EntryTable, type HandLeft, type RoundEntry, type Settlement, type SettlementRules,
} from '@/lib/settlement';
import { chips, seat, type Seat } from '@/lib/shared';

/**
 * A round as rules.md 7 writes it: tiles by seat, the 2s among them in brackets, `-` for a seat that takes no part.
 * The first seat at 0 went out.
 */
export function roundOf(text: string): RoundEntry {
  const hands = text.trim().split(/[\s,]+/u).map(handOf);
  const winner = hands.findIndex((hand) => hand?.tiles === 0);
  if (winner < 0) throw new Error(`nobody went out: ${text}`);
  return { winner: seat(winner), hands };
}

function handOf(word: string): HandLeft | null {
  if (word === '-') return null;
  const parts = /^(\d+)(?:\((\d)\))?$/u.exec(word);
  if (!parts) throw new Error(`not a hand: ${word}`);
  return { tiles: Number(parts[1]), twos: Number(parts[2] ?? 0) };
}

/** The table of as many players as the round has hands for. */
export function tableOf(entry: Pick<RoundEntry, 'hands'>, dealPlan: DealPlan = 'standard'): EntryTable {
  const playing = entry.hands.map((hand) => hand !== null);
  const players = playing.filter(Boolean).length;
  if (!isTableSize(players)) throw new Error(`no table of ${players}`);
  return { handSize: dealFor(players, { dealPlan, twoPlayerDeal: 'up-to-six' }).handSize, playing };
}

export function checked(text: string, dealPlan: DealPlan = 'standard'): CheckedEntry {
  const entry = roundOf(text);
  const result = checkEntry(entry, tableOf(entry, dealPlan));
  if (!result.ok) throw new Error(`refused: ${text}: ${JSON.stringify(result.error)}`);
  return result.value;
}

export function under(rules: Partial<SettlementRules>): SettlementRules {
  return { ...OFFICIAL_SETTLEMENT, ...rules };
}

/** Settles a round text; every seat has `stock` chips where it is one number. */
export function settled(
  text: string,
  stock: number | readonly number[] = 1000,
  rules: Partial<SettlementRules> = {},
  dealPlan: DealPlan = 'standard',
): Settlement {
  const entry = checked(text, dealPlan);
  const balances = entry.hands.map((_, index) => chips(typeof stock === 'number' ? stock : (stock[index] ?? 0)));
  return settle(entry, balances, under(rules));
}

/** Payment lines as `from>to paid/due`, seats as letters. */
export function lines(settlement: Settlement): readonly string[] {
  return settlement.payments.map(({ from, to, paid, due }) => `${letter(from)}>${letter(to)} ${paid}/${due}`);
}

export function letter(index: Seat): string {
  return 'ABCDE'.charAt(index);
}

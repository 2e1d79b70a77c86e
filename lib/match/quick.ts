import { MOST_STARTING_CHIPS } from '@/lib/chips';
import { dealFor, isTableSize, type Deal } from '@/lib/rules';
import {
  checkEntry, emptyDraft, entryOf, settle,
  type CheckedEntry, type EntryError, type EntryTable, type RoundDraft, type Settlement,
} from '@/lib/settlement';
import { at, chips, err, invariant, ok, readWholeNumber, seat, type Chips, type Result, type Seat } from '@/lib/shared';
import { CHIP_PLAN_OFF } from './chip-plan';
import { PRESET_SETUPS, type MatchSetup } from './rule-set';

/** One round that is settled without a match, as far as it is typed. All lists are by seat, clockwise. */
export interface QuickForm {
  /** As typed; a blank one stands for "player 1" and so on. */
  readonly names: readonly string[];
  /** Whether the players' chips count. Without them nobody runs out, and only the payments are known. */
  readonly withChips: boolean;
  /** As typed, kept while they do not count. */
  readonly chips: readonly string[];
  readonly round: RoundDraft;
  /** What a match made of it is played under. */
  readonly setup: MatchSetup;
}

const USUAL_SEATS = 4;

export const EMPTY_QUICK: QuickForm = {
  names: Array.from({ length: USUAL_SEATS }, () => ''),
  withChips: false,
  chips: Array.from({ length: USUAL_SEATS }, () => ''),
  round: emptyDraft(USUAL_SEATS),
  // Nobody has said which chips lie where.
  setup: { ...PRESET_SETUPS.official, chipPlan: CHIP_PLAN_OFF },
};

export type QuickProblem =
  | EntryError
  | { readonly code: 'missing-chips'; readonly seat: Seat }
  | { readonly code: 'bad-chips'; readonly seat: Seat; readonly text: string; readonly max: number };

export interface QuickSettlement {
  readonly entry: CheckedEntry;
  readonly settlement: Settlement;
  /** What everybody had before the round; null where the round is settled without chips. */
  readonly stocks: readonly Chips[] | null;
}

/** What is dealt to so many under these rules (rules.md 1.4). */
export function quickDeal({ names, setup }: Pick<QuickForm, 'names' | 'setup'>): Deal {
  invariant(isTableSize(names.length), `no table of ${names.length}`);
  return dealFor(names.length, setup.rules.deal);
}

/** What the round is checked against: everybody plays. */
export function quickTable(form: Pick<QuickForm, 'names' | 'setup'>): EntryTable {
  return { handSize: quickDeal(form).handSize, playing: form.names.map(() => true) };
}

/**
 * Settles what is typed, or says everything that is wrong or missing, the round first. Where chips count, they
 * count for everybody: no amount is shown that a missing one could change.
 */
export function settleQuick(form: QuickForm): Result<QuickSettlement, readonly QuickProblem[]> {
  const checked = checkEntry(entryOf(form.round), quickTable(form));
  const stocks = form.withChips ? stocksOf(form.chips) : ok(null);
  if (!checked.ok || !stocks.ok) return err([...(checked.ok ? [] : checked.error), ...(stocks.ok ? [] : stocks.error)]);
  return ok({ entry: checked.value, settlement: settled(checked.value, stocks.value, form.setup), stocks: stocks.value });
}

/** Who would run out in this round at a match where everybody starts with as much (rules.md 4.8). */
export function runOutWith(entry: CheckedEntry, start: Chips, setup: MatchSetup): readonly Seat[] {
  return settled(entry, entry.hands.map(() => start), setup).ranOut.map((out) => out.seat);
}

function settled(entry: CheckedEntry, stocks: readonly Chips[] | null, { rules }: MatchSetup): Settlement {
  if (stocks) return settle(entry, stocks, rules.settlement);
  const none = entry.hands.map(() => chips(0));
  return settle(entry, none, { ...rules.settlement, exhaustion: 'allow-debt' });
}

/** Everybody's chips, or what is wrong with each text. Digits may be full-width. */
function stocksOf(texts: readonly string[]): Result<readonly Chips[], readonly QuickProblem[]> {
  const problems: QuickProblem[] = [];
  const stocks = texts.map((text, index) => {
    const read = readWholeNumber(text);
    if (read.ok && read.value <= MOST_STARTING_CHIPS) return chips(read.value);
    const blank = !read.ok && read.error.code === 'empty';
    problems.push(
      blank
        ? { code: 'missing-chips', seat: seat(index) }
        : { code: 'bad-chips', seat: seat(index), text: text.trim(), max: MOST_STARTING_CHIPS },
    );
    return chips(0);
  });
  return problems.length > 0 ? err(problems) : ok(stocks);
}

/**
 * The form after seats were moved, taken out or added: chips and tiles go with their player.
 * @param origins by new seat: where it was before; null for a new one
 */
export function reseat(form: QuickForm, names: readonly string[], origins: readonly (number | null)[]): QuickForm {
  const taken = <T>(list: readonly T[], blank: T) => origins.map((origin) => (origin === null ? blank : at(list, origin)));
  const winner = origins.findIndex((origin) => origin !== null && origin === form.round.winner);
  return {
    ...form,
    names,
    chips: taken(form.chips, ''),
    round: {
      winner: winner < 0 ? null : seat(winner),
      tiles: taken(form.round.tiles, null),
      twos: taken(form.round.twos, 0),
    },
  };
}

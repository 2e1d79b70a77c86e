'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { dealOf, matchId, PRESET_SETUPS, SUIT_NAMINGS, type Match, type MatchSetup, type SuitNaming } from '@/lib/match';
import {
  dealFor, dealsFor, FLUSH_ORDERS, STRAIGHT_ORDERS, TABLE_SIZES,
  type ComparisonSettings, type Deal, type FlushOrder, type StraightOrder, type TableSize,
} from '@/lib/rules';
import { useMatch, type PlayedMatch } from './use-match';

/** At which table hands are compared: its range, hand size and rules, and where they come from. */
export interface HandTable {
  readonly settings: ComparisonSettings;
  readonly deal: Deal;
  readonly suitNaming: SuitNaming;
  /** What a round is led and settled by. */
  readonly setup: MatchSetup;
  /** The match whose rules these are; null: chosen on the spot. */
  readonly match: Match | null;
  /** Counted from 1; the running round of the match. */
  readonly round: number | null;
}

const USUAL_SIZE: TableSize = 4;

const KEYS = ['players', 'deal', 'straight', 'flush', 'suits'] as const;

/** What an address says of a table, for somebody who does not have its match. */
export function tableInQuery({ settings, deal, suitNaming }: HandTable): Readonly<Record<(typeof KEYS)[number], string>> {
  const { straightOrder, flushOrder } = settings;
  return { players: String(deal.players), deal: deal.plan, straight: straightOrder, flush: flushOrder, suits: suitNaming };
}

/** The table the address names: `id` for a match, else `players`, `deal`, `straight`, `flush` and `suits`. undefined: not read yet. */
export function useHandTable(): HandTable | undefined {
  const query = useSearchParams();
  const id = query.get('id');
  const [players, plan, straight, flush, suits] = KEYS.map((key) => query.get(key));
  const view = useMatch(matchId(id ?? ''));
  return useMemo(() => {
    if (id !== null && view.status === 'loading') return undefined;
    const ofMatch = id !== null && view.status === 'ready' ? tableOfMatch(view) : null;
    return ofMatch ?? tableOnTheSpot(players, plan, straight, flush, suits);
  }, [id, view, players, plan, straight, flush, suits]);
}

function tableOfMatch({ match, played }: PlayedMatch): HandTable | null {
  const deal = dealOf(played.state);
  if (!deal) return null;
  const { comparison, suitNaming } = played.state.rules;
  return {
    settings: { ...comparison, highest: deal.highest },
    deal,
    suitNaming,
    setup: { ...match.setup, rules: played.state.rules },
    match,
    round: played.state.roundsPlayed + 1,
  };
}

type FromAddress = string | null | undefined;

function tableOnTheSpot(
  size: FromAddress,
  plan: FromAddress,
  straight: FromAddress,
  flush: FromAddress,
  suits: FromAddress,
): HandTable {
  const players = TABLE_SIZES.find((each) => String(each) === size) ?? USUAL_SIZE;
  const deal = dealsFor(players).find((each) => each.plan === plan) ?? dealFor(players);
  const straightOrder = pick<StraightOrder>(STRAIGHT_ORDERS, straight);
  const flushOrder = pick<FlushOrder>(FLUSH_ORDERS, flush);
  return {
    settings: { highest: deal.highest, straightOrder, flushOrder },
    deal,
    suitNaming: pick<SuitNaming>(SUIT_NAMINGS, suits),
    setup: PRESET_SETUPS.official,
    match: null,
    round: null,
  };
}

/** The value of a list that a text names; the first, which is the default, for anything else. */
function pick<T extends string>(values: readonly [T, ...T[]], text: FromAddress): T {
  return values.find((value) => value === text) ?? values[0];
}

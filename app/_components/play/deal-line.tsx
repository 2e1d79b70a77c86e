'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { useTileNames } from '@/app/_hooks/use-tile-names';
import { leaderOf, namesOf, stateAtStart, type Match, type TableState } from '@/lib/match';
import { LEADING_TILE, unusedTiles, type Deal } from '@/lib/rules';

interface DealLineProps {
  readonly match: Match;
  readonly state: TableState;
  readonly deal: Deal;
}

/** What is dealt for the next round, who leads it, and how many chips there are. */
export function DealLine({ match, state, deal }: DealLineProps) {
  const { common, play, table } = useMessages();
  const brought = state.onTable - stateAtStart(match).onTable;
  const tileName = useTileNames(state.rules.suitNaming);
  const leader = leaderOf(state);
  const unused = unusedTiles(deal);
  const leads = unused === 0 ? play.leadsCloud : play.leadsCloudIfDealt;
  return (
    <p className="px-1 text-sm text-muted">
      {common.sentence(play.deal(deal.highest, deal.handSize, unused))}{' '}
      {leader === null ? leads(tileName(LEADING_TILE)) : play.leads(namesOf(match)(leader))}{' '}
      {common.sentence(play.total(state.onTable) + (brought === 0 ? '' : ` (${table.totalChanged(brought)})`))}
    </p>
  );
}

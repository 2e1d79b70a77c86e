import type { PlayerId } from '@/lib/match';

/** The statistics of one player. @param query what else stands in the address: the matches that are looked at */
export function playerStatsHref(player: PlayerId, query = new URLSearchParams()): string {
  const next = new URLSearchParams(query);
  next.set('player', player);
  return `/stats/?${next.toString()}`;
}

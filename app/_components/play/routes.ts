import type { EventId, MatchId } from '@/lib/match';

/** Ids are made on the device, so they go in the query: every address is a file that exists. */
export function matchHref(id: MatchId): string {
  return `/match/?id=${encodeURIComponent(id)}`;
}

export function roundsHref(id: MatchId): string {
  return `/match/rounds/?id=${encodeURIComponent(id)}`;
}

export function roundHref(id: MatchId, round: EventId): string {
  return `/match/round/?id=${encodeURIComponent(id)}&round=${encodeURIComponent(round)}`;
}

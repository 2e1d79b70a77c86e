import type { EventId, MatchId } from '@/lib/match';

/** The hand checker, by the rules of a match. */
export function handsHref(id: MatchId): string {
  return `/hands/?id=${encodeURIComponent(id)}`;
}

/** Ids are made on the device, so they go in the query: every address is a file that exists. */
export function matchHref(id: MatchId): string {
  return `/match/?id=${encodeURIComponent(id)}`;
}

export function roundsHref(id: MatchId): string {
  return `/match/rounds/?id=${encodeURIComponent(id)}`;
}

/** Chips that move outside the rounds. */
export function chipsHref(id: MatchId): string {
  return `/match/chips/?id=${encodeURIComponent(id)}`;
}

/** Which chips lie where, and counting them. */
export function stacksHref(id: MatchId): string {
  return `/match/stacks/?id=${encodeURIComponent(id)}`;
}

/** Who sits at the table, and where. */
export function playersHref(id: MatchId): string {
  return `/match/players/?id=${encodeURIComponent(id)}`;
}

/** The rules from the next round on. */
export function rulesHref(id: MatchId): string {
  return `/match/rules/?id=${encodeURIComponent(id)}`;
}

/** Where a match was played, and what is worth remembering of it. */
export function aboutHref(id: MatchId): string {
  return `/match/about/?id=${encodeURIComponent(id)}`;
}

export function roundHref(id: MatchId, round: EventId): string {
  return `/match/round/?id=${encodeURIComponent(id)}&round=${encodeURIComponent(round)}`;
}

/** What can be taken along of a match. */
export function shareHref(id: MatchId): string {
  return `/match/share/?id=${encodeURIComponent(id)}`;
}

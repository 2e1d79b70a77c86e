import type { People, PlayerId } from '@/lib/match';
import { chips, type Chips } from '@/lib/shared';
import { personOf } from './result';
import type { MatchSummary } from './summary';

/** What passed between two players in rounds (decision 0041). */
export interface Meeting {
  /** Matches in which both played a round, running ones too. */
  readonly matches: number;
  /** What the one took from the other, less what he paid him. */
  readonly net: Chips;
}

export interface Opponent extends Meeting {
  readonly playerId: PlayerId;
}

/** Everybody whom a player met, whom he met most first. */
export function opponentsOf(matches: readonly MatchSummary[], people: People, player: PlayerId): readonly Opponent[] {
  const met = new Map<PlayerId, { matches: number; net: number }>();
  eachMeeting(matches, people, (id) => id === player, () => true, (_, other, net) => {
    const meeting = met.get(other) ?? { matches: 0, net: 0 };
    met.set(other, { matches: meeting.matches + 1, net: meeting.net + net });
  });
  return Array.from(met, ([playerId, { matches: together, net }]) => ({ playerId, matches: together, net: chips(net) })).toSorted(
    (a, b) => b.matches - a.matches || b.net - a.net || (a.playerId < b.playerId ? -1 : 1),
  );
}

/** A row for each of the players: what he took from each of them. null: they never met, or are one. */
export function meetingsOf(
  matches: readonly MatchSummary[],
  people: People,
  players: readonly PlayerId[],
): readonly (readonly (Meeting | null)[])[] {
  const index = new Map(players.map((player, position) => [player, position]));
  const together = players.map(() => players.map(() => 0));
  const nets = players.map(() => players.map(() => 0));
  const wanted = (id: PlayerId) => index.has(id);
  eachMeeting(matches, people, wanted, wanted, (one, other, net) => {
    const [row, column] = [index.get(one) ?? 0, index.get(other) ?? 0];
    const [counts, sums] = [together[row] ?? [], nets[row] ?? []];
    counts[column] = (counts[column] ?? 0) + 1;
    sums[column] = (sums[column] ?? 0) + net;
  });
  return together.map((row, one) =>
    row.map((count, other) => (count === 0 ? null : { matches: count, net: chips(nets[one]?.[other] ?? 0) })),
  );
}

function eachMeeting(
  matches: readonly MatchSummary[],
  people: People,
  isOne: (player: PlayerId) => boolean,
  isOther: (player: PlayerId) => boolean,
  visit: (one: PlayerId, other: PlayerId, net: number) => void,
): void {
  for (const { seats, between } of matches) {
    const persons = seats.map(({ playerId, rounds }) => (rounds === 0 ? null : personOf(people, playerId)));
    for (const [row, one] of persons.entries()) {
      if (one === null || !isOne(one)) continue;
      for (const [column, other] of persons.entries()) {
        if (other === null || other === one || !isOther(other)) continue;
        visit(one, other, between[row * seats.length + column] ?? 0);
      }
    }
  }
}

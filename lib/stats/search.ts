import { searchKey, type MatchAbout, type People, type PlayerId, type Timestamp } from '@/lib/match';
import { personOf } from './result';
import type { MatchSummary } from './summary';

/** What a list of matches is searched for; null: whatever it is. */
export interface Search {
  /** Words that all have to stand somewhere: in names of today or of that day, in the place or in the note. */
  readonly text: string;
  /** Who took part, under whichever id. */
  readonly player: PlayerId | null;
  readonly size: number | null;
  readonly from: Timestamp | null;
  /** The first moment that no longer belongs. */
  readonly until: Timestamp | null;
}

export const NO_SEARCH: Search = { text: '', player: null, size: null, from: null, until: null };

/** A match that can be found. */
export interface Findable {
  readonly summary: MatchSummary;
  readonly about: MatchAbout;
}

/** A match with what was made ready so that each further letter is quick. */
export interface Indexed<T extends Findable> {
  readonly entry: T;
  readonly text: string;
  /** Who took part, as they are today. */
  readonly players: readonly PlayerId[];
}

/** Newest first, of equal times the greater id first, as the list of all matches is. */
export function indexed<T extends Findable>(entries: readonly T[], people: People): readonly Indexed<T>[] {
  // The same names come again and again, and a key takes longer than all the rest.
  const keys = new Map<string, string>();
  const keyOf = (text: string) => {
    const known = keys.get(text) ?? searchKey(text);
    keys.set(text, known);
    return known;
  };
  return entries
    .toSorted(({ summary: a }, { summary: b }) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .map((entry) => {
      const { seats } = entry.summary;
      const names = seats.flatMap(({ playerId, name }) => [people.get(playerId)?.name ?? name, name]);
      return {
        entry,
        text: [...names, entry.about.place, entry.about.note].map(keyOf).join('\n'),
        players: seats.map(({ playerId }) => personOf(people, playerId)),
      };
    });
}

/** The same search where the player was made one with another since: for the person he is today. */
export function searchToday(search: Search, people: People): Search {
  return search.player === null ? search : { ...search, player: personOf(people, search.player) };
}

/** Those that are meant, in the order they came. */
export function found<T extends Findable>(entries: readonly Indexed<T>[], search: Search): readonly T[] {
  const words = searchKey(search.text).split(' ').filter((word) => word !== '');
  const { player, size, from, until } = search;
  return entries.flatMap(({ entry, text, players }) => {
    const { summary } = entry;
    const meant =
      (from === null || summary.createdAt >= from) &&
      (until === null || summary.createdAt < until) &&
      (size === null || summary.size === size) &&
      (player === null || players.includes(player)) &&
      words.every((word) => text.includes(word));
    return meant ? [entry] : [];
  });
}

import { assertNever } from '@/lib/shared';
import { everybodyOf } from './everybody';
import type { Change, Match, MatchEvent, Person, PlayerId } from './match';

/** What is known of a player today. */
export interface KnownPerson extends Person {
  /** Who it turned out to be, where two records are of one person. */
  readonly mergedInto: PlayerId | null;
}

/** Who everybody is today, by the id he was ever known under. */
export type People = ReadonlyMap<PlayerId, Person>;

/**
 * Follows every record to the one person it stands for. One that leads nowhere stands for itself; where records lead
 * in a circle, as two devices can make them, all in it stand for the one with the first id.
 */
export function peopleOf(known: Iterable<KnownPerson>): People {
  const records = new Map(Array.from(known, (record) => [record.playerId, record]));
  const people = new Map<PlayerId, Person>();
  for (const record of records.values()) {
    const { playerId, name } = personBehind(record, records);
    people.set(record.playerId, { playerId, name });
  }
  return people;
}

function personBehind(record: KnownPerson, records: ReadonlyMap<PlayerId, KnownPerson>): KnownPerson {
  const path = [record];
  for (let next = nextOf(record, records); next; next = nextOf(next, records)) {
    const circle = path.indexOf(next);
    if (circle >= 0) return path.slice(circle).reduce((first, other) => (other.playerId < first.playerId ? other : first));
    path.push(next);
  }
  return path.at(-1) ?? record;
}

function nextOf({ mergedInto }: KnownPerson, records: ReadonlyMap<PlayerId, KnownPerson>): KnownPerson | undefined {
  return mergedInto === null ? undefined : records.get(mergedInto);
}

/**
 * A match as it is shown: everybody is who he is today, under the name of today, in the steps of undo too. A row keeps
 * the names of its day. Where two seats would be one person, both stay who they were.
 */
export function shownUnder(people: People, match: Match): Match {
  const ids = everybodyOf(match).map(({ playerId }) => people.get(playerId)?.playerId ?? playerId);
  const meet = new Set(ids).size < ids.length;
  const today = <T extends Person>(person: T): T => {
    const now = people.get(person.playerId);
    if (!now || (now.name === person.name && now.playerId === person.playerId)) return person;
    return { ...person, playerId: meet ? person.playerId : now.playerId, name: now.name };
  };
  const event = <T extends MatchEvent>(known: T): T => (known.type === 'join' ? { ...known, player: today(known.player) } : known);
  const change = (step: Change): Change => {
    switch (step.type) {
      case 'add':
      case 'remove':
        return { ...step, event: event(step.event) };
      case 'rename':
        return { ...step, before: today(step.before), after: today(step.after) };
      case 'replace':
      case 'describe':
        return step;
      default:
        return assertNever(step);
    }
  };
  return {
    ...match,
    seats: match.seats.map(today),
    events: match.events.map(event),
    done: match.done.map(change),
    undone: match.undone.map(change),
  };
}

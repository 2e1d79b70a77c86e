import { assertNever, type Seat } from '@/lib/shared';
import type { EntryError } from '@/lib/settlement';
import type { AboutFault, ChangeError, Conflict, MatchEnd, NameFault, Problem, StartError } from '@/lib/match';

type NameOf = (seat: Seat) => string;

const TWOS = ['No 2', 'One 2', 'Two 2s', 'Three 2s', 'Four 2s', 'Five 2s', 'Six 2s', 'Seven 2s', 'Eight 2s'];
const twos = (n: number) => TWOS[n] ?? `${n} 2s`;
const tiles = (n: number) => (n === 1 ? '1 tile' : `${n} tiles`);

const chipsText = (n: number) => (n === 1 ? '1 chip' : `${n} chips`);

function entry(error: EntryError, name: NameOf): string {
  switch (error.code) {
    case 'wrong-number-of-seats':
      return `This round has ${error.seats} seats, the match has ${error.expected}.`;
    case 'no-winner':
      return 'Tap who went out.';
    case 'winner-not-playing':
      return `${name(error.seat)} is not in this round and cannot go out.`;
    case 'winner-holds-tiles':
      return `${name(error.seat)} went out, so no tiles can be left there.`;
    case 'missing-count':
      return `${name(error.seat)}: how many tiles are left?`;
    case 'not-playing':
      return `${name(error.seat)} is not in this round and holds no tiles.`;
    case 'not-a-count':
      return `${name(error.seat)}: tiles and 2s are whole numbers.`;
    case 'second-at-zero':
      return `${name(error.seat)}: only the player who went out has no tiles left.`;
    case 'too-many-tiles':
      return `${name(error.seat)}: ${tiles(error.tiles)} is more than the ${error.max} dealt.`;
    case 'more-twos-than-tiles':
      return `${name(error.seat)}: ${twos(error.twos).toLowerCase()} among ${tiles(error.tiles)} cannot be.`;
    case 'more-twos-than-exist':
      return `${twos(error.twos)} in all: the set has only four.`;
    default:
      return assertNever(error);
  }
}

const END: Record<MatchEnd, string> = {
  'too-few-players': 'Too few players have chips left.',
  'out-of-chips': 'Somebody is left without chips, which ends the match.',
  'round-limit': 'All rounds are played.',
  finished: 'The table ended the match.',
};

function problem(value: Problem, name: NameOf): string {
  switch (value.code) {
    case 'match-was-over':
      return `The match was already over: ${END[value.end]}`;
    case 'too-few-to-play':
      return 'Too few players are at the table for a round.';
    case 'bad-adjustment':
      return 'This does not move any chips, or moves them from nowhere.';
    case 'too-many-at-once':
      return `At most ${value.max.toLocaleString('en')} chips at once.`;
    case 'more-than-there-is':
      return `${name(value.seat)} has only ${chipsText(value.chips)}.`;
    case 'not-at-table':
      return `${name(value.seat)} is not at the table at that point.`;
    case 'at-table-already':
      return `${value.name} sits at this table already.`;
    case 'out-needs-chips':
      return `${name(value.seat)} is out of chips, and comes back by a buy-in.`;
    case 'table-full':
      return `At most ${value.max} play at once.`;
    case 'bad-seating':
      return 'Nobody can sit down or change places like that.';
    default:
      return entry(value, name);
  }
}

/** A problem of a round that was all right when it was entered. */
function misfit(value: Problem, name: NameOf): string {
  if (value.code !== 'missing-count') return problem(value, name);
  return `${name(value.seat)} is still in the game by then, and the round has no count there.`;
}

function conflict(value: Conflict, name: NameOf): string {
  const what = value.round === null ? 'An entry' : `Round ${value.round}`;
  return `${what} no longer fits: ${value.problems.map((each) => misfit(each, name)).join(' ')}`;
}

function change(error: ChangeError, name: NameOf): string {
  switch (error.code) {
    case 'moved-on':
      return 'The match was changed in another window meanwhile. Nothing was saved; look at it and try again.';
    case 'event-gone':
      return 'This round was deleted in another window meanwhile.';
    case 'event-changed':
      return 'This round was changed in another window meanwhile. Look at it and try again.';
    case 'match-over':
      return `The match is over: ${END[error.end]}`;
    case 'conflict-first':
      return `First mend this: ${conflict(error.conflict, name)}`;
    case 'bad-entry':
      return error.errors.map((each) => entry(each, name)).join(' ');
    case 'impossible':
      return error.problems.map((each) => problem(each, name)).join(' ');
    case 'still-in-use':
      return `${name(error.seat)} has taken part since. Take back or delete that first.`;
    case 'bad-name':
      return nameFault(error.fault);
    case 'name-taken':
      return `There is another player called ${error.name}. If it is that one who sits here, choose “Somebody else sits here”.`;
    case 'bad-about':
      return about(error.fault);
    case 'nothing-to-undo':
      return 'There is nothing to undo.';
    case 'nothing-to-redo':
      return 'There is nothing to redo.';
    default:
      return assertNever(error);
  }
}

function about({ code, max, length }: AboutFault): string {
  const what = code === 'long-place' ? 'The place' : 'The note';
  return `${what} is too long: ${length} letters, and ${max} fit. Nothing was saved; shorten it.`;
}

function nameFault(error: NameFault): string {
  switch (error.code) {
    case 'blank-name':
      return 'A player needs a name.';
    case 'long-name':
      return `This name is longer than ${error.max} letters.`;
    case 'name-twice':
      return `${error.name} sits at the table already. Give one of them another name.`;
    default:
      return assertNever(error);
  }
}

function start(error: StartError): string {
  switch (error.code) {
    case 'bad-number-of-players':
      return 'Two to five players.';
    case 'blank-name':
      return `Seat ${error.seat + 1} needs a name.`;
    case 'long-name':
      return `The name at seat ${error.seat + 1} is longer than ${error.max} letters.`;
    case 'name-twice':
      return `${error.name} sits at the table twice. Give one of them another name.`;
    case 'bad-round-limit':
      return `Rounds: a whole number from 1 to ${error.max}.`;
    case 'bad-start-chips':
      return `Seat ${error.seat + 1} begins a match with 1 to ${error.max.toLocaleString('en')} chips.`;
    case 'no-chips':
      return 'Enter how many of each chip every player starts with.';
    case 'bad-chip-value':
      return `Chip ${error.index + 1}: its value is a whole number from 1.`;
    case 'bad-chip-count':
      return `Chip ${error.index + 1}: how many is a whole number from 0.`;
    case 'chip-value-twice':
      return `The chip of ${error.value} is listed twice.`;
    case 'too-many-chips':
      return `At most ${error.max.toLocaleString('en')} chips each.`;
    default:
      return assertNever(error);
  }
}

export const fault = {
  name: nameFault,
  entry,
  problem,
  conflict,
  change,
  start,
  end: END,
  storage: {
    missing: 'This match is not on this device.',
    broken: 'This match cannot be read. It is kept as it is.',
    newer: 'This match was saved by a newer version of the app. Reload to update.',
    full: 'The device has no room left. Nothing was saved; free some space and try again.',
    failed: 'The device could not save this. Nothing was changed; try again.',
  },
};

import { checkChipSet, valueOf, type ChipSetError } from '@/lib/chips';
import { isTableSize } from '@/lib/rules';
import { err, ok, seat, type Result, type Seat } from '@/lib/shared';
import type { Match, MatchId, PlayerId, Timestamp } from './match';
import { MOST_ROUNDS, type MatchSetup } from './rule-set';

/** The longest name, in graphemes (what a reader sees as one sign). */
export const LONGEST_NAME = 24;

export interface StartRequest {
  readonly id: MatchId;
  readonly createdAt: Timestamp;
  /** Clockwise. */
  readonly players: readonly { readonly playerId: PlayerId; readonly name: string }[];
  readonly setup: MatchSetup;
}

export type StartError =
  | { readonly code: 'bad-number-of-players'; readonly players: number }
  | { readonly code: 'blank-name'; readonly seat: Seat }
  | { readonly code: 'long-name'; readonly seat: Seat; readonly max: number }
  | { readonly code: 'name-twice'; readonly seat: Seat; readonly name: string }
  | { readonly code: 'bad-round-limit'; readonly max: number }
  | ChipSetError;

/** Signs that no reader sees, white space aside: fillers, joiners, controls, and the braille pattern without dots. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;

/** How two names are told apart: white space, letter case, width, composition and invisible signs aside. */
export function nameKey(name: string): string {
  const visible = name.normalize('NFKC').replace(INVISIBLE, '');
  return visible.trim().replace(/\s+/gu, ' ').toLocaleLowerCase('und');
}

/** Signs that turn the direction of what stands around them, and are never part of a name. */
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it is stored: no white space around it, single spaces inside, composed, no signs of direction. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(DIRECTION_SIGNS, '').trim().replace(/\s+/gu, ' ');
}

/** What a reader sees as single signs. */
export function graphemesOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** Every fault of a match that is about to start; none where it can. */
export function checkStart(players: readonly string[], setup: MatchSetup): readonly StartError[] {
  const errors: StartError[] = [];
  if (!isTableSize(players.length)) errors.push({ code: 'bad-number-of-players', players: players.length });
  const names = players.map(tidyName);
  for (const [index, name] of names.entries()) {
    if (nameKey(name) === '') errors.push({ code: 'blank-name', seat: seat(index) });
    else if (graphemesOf(name).length > LONGEST_NAME) {
      errors.push({ code: 'long-name', seat: seat(index), max: LONGEST_NAME });
    } else if (names.slice(0, index).some((earlier) => nameKey(earlier) === nameKey(name))) {
      errors.push({ code: 'name-twice', seat: seat(index), name });
    }
  }
  const { roundLimit } = setup;
  if (roundLimit !== null && !(Number.isSafeInteger(roundLimit) && roundLimit >= 1 && roundLimit <= MOST_ROUNDS)) {
    errors.push({ code: 'bad-round-limit', max: MOST_ROUNDS });
  }
  const chipSet = checkChipSet(setup.chipSet);
  if (!chipSet.ok) errors.push(chipSet.error);
  return errors;
}

/** A new match, or every fault of the request. */
export function startMatch(request: StartRequest): Result<Match, readonly StartError[]> {
  const { id, createdAt, players, setup } = request;
  const errors = checkStart(players.map((player) => player.name), setup);
  const chipSet = checkChipSet(setup.chipSet);
  if (!chipSet.ok || errors.length > 0) return err(errors);

  const start = valueOf(chipSet.value);
  return ok({
    id,
    createdAt,
    seats: players.map(({ playerId, name }) => ({ playerId, name: tidyName(name), start })),
    setup: { ...setup, chipSet: chipSet.value },
    events: [],
    done: [],
    undone: [],
  });
}

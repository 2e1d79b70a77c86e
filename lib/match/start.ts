import { checkChipSet, MOST_STARTING_CHIPS, valueOf, type ChipSetError } from '@/lib/chips';
import { isTableSize } from '@/lib/rules';
import { at, err, ok, seat, type Chips, type Result, type Seat } from '@/lib/shared';
import { NOTHING_SAID } from './about';
import type { Match, MatchId, PlayerId, Timestamp } from './match';
import { nameFaultOf, tidyName, type NameFault } from './name-key';
import { MOST_ROUNDS, type MatchSetup } from './rule-set';

export interface StartRequest {
  readonly id: MatchId;
  readonly createdAt: Timestamp;
  /** Clockwise. */
  readonly players: readonly { readonly playerId: PlayerId; readonly name: string }[];
  readonly setup: MatchSetup;
  /** By seat, where they do not all begin with what the chip set gives. */
  readonly starts?: readonly Chips[] | undefined;
}

export type StartError =
  | { readonly code: 'bad-number-of-players'; readonly players: number }
  | (NameFault & { readonly seat: Seat })
  | { readonly code: 'bad-round-limit'; readonly max: number }
  | { readonly code: 'bad-start-chips'; readonly seat: Seat; readonly max: number }
  | ChipSetError;

/** Every fault of a match that is about to start; none where it can. */
export function checkStart(
  players: readonly string[],
  setup: MatchSetup,
  starts: readonly Chips[] = [],
): readonly StartError[] {
  const errors: StartError[] = [];
  if (!isTableSize(players.length)) errors.push({ code: 'bad-number-of-players', players: players.length });
  for (const [index, name] of players.entries()) {
    const fault = nameFaultOf(name, players.slice(0, index));
    if (fault) errors.push({ ...fault, seat: seat(index) });
  }
  for (const [index, start] of starts.entries()) {
    if (start < 1 || start > MOST_STARTING_CHIPS) {
      errors.push({ code: 'bad-start-chips', seat: seat(index), max: MOST_STARTING_CHIPS });
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
  const { id, createdAt, players, setup, starts } = request;
  const errors = checkStart(players.map((player) => player.name), setup, starts);
  const chipSet = checkChipSet(setup.chipSet);
  if (!chipSet.ok || errors.length > 0) return err(errors);

  const usual = valueOf(chipSet.value);
  return ok({
    id,
    createdAt,
    seats: players.map(({ playerId, name }, index) => ({
      playerId,
      name: tidyName(name),
      start: starts ? at(starts, index) : usual,
    })),
    setup: { ...setup, chipSet: chipSet.value },
    about: NOTHING_SAID,
    events: [],
    done: [],
    undone: [],
  });
}

import {
  addEvent, basisOf, nameKey, startMatch, tidyName,
  type ChangeError, type ChangeId, type Match, type MatchId, type MatchSetup, type Person, type PlayerId, type RoundEvent,
  type StartError, type Timestamp,
} from '@/lib/match';
import { at, err, invariant, ok, seat as seatAt, type Chips, type Result } from '@/lib/shared';
import { keepInBook } from './books';
import { dropDraft } from './drafts';
import type { StorageFault } from './fault';
import { rowOfMatch } from './match-row';
import { recordOf } from './matches';
import { peopleNamed } from './people';
import { encodePlayer, newPlayer } from './player-row';
import { sitsDown } from './roster';
import { write } from './transact';

export interface NewMatch {
  readonly id: MatchId;
  readonly createdAt: Timestamp;
  /** Clockwise. A name that is known here is the player who had it. */
  readonly names: readonly string[];
  /** One for every name, for those that are not known. */
  readonly newPlayerIds: readonly PlayerId[];
  readonly setup: MatchSetup;
  /** By seat, where they do not all begin with what the chip set gives. */
  readonly starts?: readonly Chips[] | undefined;
  /** A round that was played before there was a match. */
  readonly firstRound?: { readonly event: RoundEvent; readonly change: ChangeId } | undefined;
  readonly clearDraft?: string;
}

/** Everything that keeps the match from starting. */
export interface StartRefused {
  readonly code: 'bad-start';
  readonly errors: readonly StartError[];
}

/** The match could start, and its first round cannot stand in it. */
export interface FirstRoundRefused {
  readonly code: 'bad-first-round';
  readonly error: ChangeError;
  /** By seat: what the error names. */
  readonly match: Match;
}

/**
 * Starts a match and stores it with its new players and its first round: all of it or none. An id that is there already was started
 * by an earlier tap: that match is the answer, and nothing is written.
 */
export function createMatch(request: NewMatch): Promise<Result<Match, StartRefused | FirstRoundRefused | StorageFault>> {
  return write<Match, StartRefused | FirstRoundRefused>(['matches', 'players', 'drafts', 'books'], async (database) => {
    const present = await recordOf(database, request.id);
    if (present.ok) return ok(present.value.match);
    if (present.error.code !== 'missing') return present;

    const { id, createdAt, setup, names, starts, firstRound } = request;
    const known = await peopleNamed(database, names);
    invariant(request.newPlayerIds.length >= names.length, 'an id for every name');
    const players = names.map(
      (name, seat): Person => known.get(nameKey(name)) ?? { playerId: at(request.newPlayerIds, seat), name: tidyName(name) },
    );
    // Two names can be of one person, where two records of his were merged.
    const twice = players.findIndex(({ playerId }, seat) => players.findIndex((one) => one.playerId === playerId) < seat);
    if (twice >= 0) {
      return err({ code: 'bad-start', errors: [{ code: 'name-twice', seat: seatAt(twice), name: at(players, twice).name }] });
    }
    const started = startMatch({
      id, createdAt, setup, starts,
      players: players.map(({ playerId }, seat) => ({ playerId, name: at(names, seat) })),
    });
    if (!started.ok) return err({ code: 'bad-start', errors: started.error });

    const played = firstRound
      ? addEvent(started.value, firstRound.event, basisOf(started.value), firstRound.change)
      : started;
    if (!played.ok) return err({ code: 'bad-first-round', error: played.error, match: started.value });

    const { row, record } = rowOfMatch({ match: played.value, deletedAt: null });
    await database.matches.add(row);
    await keepInBook(database, record);
    for (const [seat, player] of players.entries()) {
      if (known.has(nameKey(at(names, seat)))) await sitsDown(database, player);
      else await database.players.add(encodePlayer(newPlayer(player.playerId, player.name)));
    }
    if (request.clearDraft !== undefined) await dropDraft(database, request.clearDraft);
    return ok(record.match);
  });
}

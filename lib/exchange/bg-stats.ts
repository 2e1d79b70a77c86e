import type { LocalTime } from './match-table';
import type { MatchReport } from './report';

/** Where BG Stats takes a play from, as its documentation has it. */
const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';

/** The game on BoardGameGeek. */
const LEXIO = 19184;
const MINUTE_MS = 60_000;

/** What the record says in the reader's language. */
export interface PlayWords {
  readonly sourceName: string;
  readonly location: string;
  /** What was played on: the edition. */
  readonly board: string;
  readonly comments: string;
}

/**
 * The address that hands one play to BG Stats when somebody opens it; nothing is fetched. A score is the chips a player
 * ended with, which is what the table is ranked by; `rank` carries the places, shared ones and who ran out included.
 * Who led the first round is told by no match: it was whoever held Cloud 3 (rules.md 1.5).
 */
export function bgStatsHref(report: MatchReport, words: PlayWords, time: LocalTime): string {
  const { id, began, firstEvent, lastEvent, lines } = report;
  const play = {
    sourceName: words.sourceName,
    sourcePlayId: id,
    playDate: time(began),
    durationMin: Math.round(((lastEvent ?? 0) - (firstEvent ?? 0)) / MINUTE_MS),
    location: words.location,
    board: words.board,
    comments: words.comments,
    game: { name: 'Lexio', bggId: LEXIO, sourceGameId: 'lexio', highestWins: true, noPoints: false },
    players: lines.map(({ name, playerId, place, chips }) => ({
      name, sourcePlayerId: playerId, startPlayer: false, rank: place, role: '', score: String(chips), winner: place === 1,
    })),
  };
  return ADDRESS + encodeURIComponent(JSON.stringify(play));
}

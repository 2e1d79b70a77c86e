import type { MatchReport } from '@/lib/exchange';
import { plain, signed, type Messages } from '@/lib/i18n';
import { at, chips, seatsOf, total, type Chips, type Seat } from '@/lib/shared';
import { nameInText } from './result-text';

/** A table of more rounds than this is no picture any more: those before are added up in one row. */
export const MOST_ROWS = 16;

export interface PictureLine {
  readonly seat: Seat;
  /** `1`, or `=2` where the place is shared. */
  readonly place: string;
  readonly first: boolean;
  readonly name: string;
  /** Out since a round, or gone; empty where he is in. */
  readonly about: string;
  readonly net: string;
  readonly won: number;
  readonly chips: string;
}

export interface PictureRow {
  readonly label: string;
  /** By seat; empty for who was not in it. */
  readonly cells: readonly string[];
  /** null where several rounds are added up. */
  readonly winner: Seat | null;
}

/** Every word and number on the picture of a result, none of it measured yet. */
export interface PictureContent {
  readonly title: string;
  readonly subtitle: string;
  readonly lines: readonly PictureLine[];
  /** By seat. */
  readonly names: readonly string[];
  readonly course: MatchReport['course'];
  readonly rows: readonly PictureRow[];
}

export function pictureContent(
  report: MatchReport,
  date: string,
  { app, play, table, share: { result, picture } }: Pick<Messages, 'app' | 'play' | 'table' | 'share'>,
): PictureContent {
  const { about, state, roundsPlayed, lines, course } = report;
  const bySeat = lines.toSorted((one, other) => one.seat - other.seat);
  return {
    title: result.head([app, date]),
    subtitle: result.head([result[state](roundsPlayed), ...(about.place === '' ? [] : [nameInText({ name: about.place })])]),
    lines: lines.map((line) => ({
      seat: line.seat,
      place: `${line.shared ? '=' : ''}${line.place}`,
      first: line.place === 1,
      name: nameInText(line),
      about:
        line.outInRound !== null ? play.outSince(line.outInRound)
        : line.leftAfterRound !== null ? table.gone(line.leftAfterRound)
        : '',
      net: signed(line.net),
      won: line.net,
      chips: plain(line.chips),
    })),
    names: bySeat.map(nameInText),
    course,
    rows: rowsOf(report, picture.rounds),
  };
}

function rowsOf({ rounds, lines }: MatchReport, label: (from: number, to: number) => string): readonly PictureRow[] {
  const seats = seatsOf(lines.length);
  const earlier = rounds.length > MOST_ROWS ? rounds.slice(0, rounds.length - MOST_ROWS + 1) : [];
  const cell = (net: Chips | null) => (net === null ? '' : signed(net));
  const together = seats.map((seat) => {
    const nets = earlier.flatMap(({ nets }) => nets[seat] ?? []);
    return cell(nets.length === 0 ? null : chips(total(nets)));
  });
  return [
    ...(earlier.length > 0 ? [{ label: label(1, earlier.length), cells: together, winner: null }] : []),
    ...rounds.slice(earlier.length).map(({ round, nets, winner }) => ({
      label: label(round, round), cells: seats.map((seat) => cell(at(nets, seat))), winner,
    })),
  ];
}

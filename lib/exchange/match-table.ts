import { movesOf, type AdjustmentKind, type Match, type MatchEvent, type Preset, type Replay, type Step, type Timestamp } from '@/lib/match';
import { assertNever, at } from '@/lib/shared';
import type { Cell, TableRow } from './csv';
import { reportOf, type MatchState } from './report';

/** A row a player and match. */
export const MATCH_COLUMNS = [
  'began', 'ended', 'state', 'rules', 'rounds', 'players', 'player', 'place', 'shared', 'brought', 'chips', 'net', 'where', 'note', 'match',
] as const;
export type MatchColumn = (typeof MATCH_COLUMNS)[number];

/** A row a player and step: each round for all who were in it, everything else for those whose chips it moved. */
export const STEP_COLUMNS = [
  'began', 'round', 'what', 'entered', 'player', 'place', 'tiles', 'twos', 'count', 'net', 'total', 'reason', 'match',
] as const;
export type StepColumn = (typeof STEP_COLUMNS)[number];

/** Steps that move chips. */
export const CHIP_STEPS = ['round', 'payment', 'correction', 'buy-in', 'cash-out', 'join'] as const satisfies readonly (
  | AdjustmentKind
  | MatchEvent['type']
)[];
export type ChipStep = (typeof CHIP_STEPS)[number];

/** What the tables say in the reader's language. */
export interface TableWords {
  readonly columns: Readonly<Record<MatchColumn | StepColumn, string>>;
  readonly what: Readonly<Record<ChipStep, string>>;
  readonly states: Readonly<Record<MatchState, string>>;
  readonly rules: Readonly<Record<Preset, string>>;
  readonly yes: string;
  readonly no: string;
}

/** A moment by the reader's own clock, as `2026-04-08 18:30:05`. */
export type LocalTime = (at: Timestamp) => string;

export function matchHead({ columns }: TableWords): TableRow {
  return MATCH_COLUMNS.map((column) => columns[column]);
}

export function stepHead({ columns }: TableWords): TableRow {
  return STEP_COLUMNS.map((column) => columns[column]);
}

export function matchRows(match: Match, played: Replay, words: TableWords, time: LocalTime): readonly TableRow[] {
  const report = reportOf(match, played);
  return report.lines.map((line) => {
    const cells: Readonly<Record<MatchColumn, Cell>> = {
      began: time(report.began),
      ended: report.state === 'finished' ? time(report.lastEvent ?? report.began) : '',
      state: words.states[report.state],
      rules: words.rules[match.setup.preset],
      rounds: report.roundsPlayed,
      players: report.lines.length,
      player: line.name,
      place: report.roundsPlayed === 0 ? '' : line.place,
      shared: report.roundsPlayed === 0 ? '' : line.shared ? words.yes : words.no,
      brought: line.brought,
      chips: line.chips,
      net: line.net,
      where: report.about.place,
      note: report.about.note,
      match: report.id,
    };
    return MATCH_COLUMNS.map((column) => cells[column]);
  });
}

export function stepRows(match: Match, played: Replay, words: TableWords, time: LocalTime): readonly TableRow[] {
  return played.steps.flatMap((step) => {
    const common = {
      began: time(match.createdAt), entered: time(step.event.at), what: whatOf(step, words), match: match.id,
      round: 'round' in step ? step.round : '', reason: step.event.type === 'adjustment' ? step.event.reason : '',
    };
    const name = (seat: number) => at(step.after.seats, seat).name;
    const rows: readonly Readonly<Record<StepColumn, Cell>>[] =
      'round' in step
        ? step.settlement.hands.map(({ seat, place, tiles, twos, count }) => ({
            ...common, player: name(seat), place, tiles, twos, count,
            net: at(step.settlement.net, seat), total: at(step.settlement.after, seat),
          }))
        : movesOf(step).map(({ seat, by, to }) => ({
            ...common, player: name(seat), place: '', tiles: '', twos: '', count: '', net: by, total: to,
          }));
    return rows.map((row) => STEP_COLUMNS.map((column) => row[column]));
  });
}

/** Empty for a step that moves no chips: it has no row. */
function whatOf({ event }: Step, { what }: TableWords): string {
  switch (event.type) {
    case 'adjustment':
      return what[event.adjustment.kind];
    case 'round':
    case 'join':
      return what[event.type];
    case 'recount':
      return what.correction;
    case 'finish':
    case 'leave':
    case 'return':
    case 'swap':
    case 'rules':
    case 'handover':
    case 'chip-plan':
      return '';
    default:
      return assertNever(event);
  }
}

import type { MatchReport, ReportLine } from '@/lib/exchange';
import { signed, type Messages } from '@/lib/i18n';
import { isolated, tidyName } from '@/lib/match';
import { at } from '@/lib/shared';

/** More rounds than a chat wants to read: the last ones are told, and how many there were before. */
const MOST_ROUNDS = 20;

/**
 * A result for a chat: a line a player, a line a round. Nothing stands in columns, for chats have letters of any width,
 * and a name cannot start a line of its own.
 * @param date when the match began, as the reader writes it
 */
export function resultText(report: MatchReport, date: string, { app, share: { result } }: Pick<Messages, 'app' | 'share'>): string {
  const { about, state, roundsPlayed, lines, rounds } = report;
  const names = new Map(lines.map((line) => [line.seat, nameInText(line)]));
  const shown = rounds.slice(-MOST_ROUNDS);
  const earlier = rounds.length - shown.length;
  return [
    result.head([app, date, ...(about.place === '' ? [] : [nameInText({ name: about.place })])]),
    result[state](roundsPlayed),
    '',
    ...lines.map((line) => result.line(line.place, line.shared, nameInText(line), line.chips, line.net)),
    '',
    ...(earlier > 0 ? [result.earlier(earlier)] : []),
    ...shown.map(({ round, nets }) =>
      result.round(
        round,
        [...names].toSorted(([one], [other]) => one - other).flatMap(([seat, name]) => {
          const net = at(nets, seat);
          return net === null ? [] : [`${name} ${signed(net)}`];
        }),
      ),
    ),
  ]
    .join('\n')
    .trim();
}

/** A name that stays in its line and turns nothing around it, wherever it came from. */
export function nameInText({ name }: Pick<ReportLine, 'name'>): string {
  return isolated(tidyName(name.replace(/\p{Cc}/gu, ' ')));
}

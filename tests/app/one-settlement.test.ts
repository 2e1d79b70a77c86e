import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureContent } from '@/app/_components/share/picture-content';
import { resultText } from '@/app/_components/share/result-text';
import { csvFile, linkFragment, linkText, readFragment, readLinkText, reportOf, STEP_COLUMNS, stepRows } from '@/lib/exchange';
import { messagesOf } from '@/lib/i18n/catalogues';
import { EMPTY_QUICK, previewRound, replay, roundsOf, settleQuick, type Match } from '@/lib/match';
import { draftOf } from '@/lib/settlement';
import { at } from '@/lib/shared';
import { summaryOf } from '@/lib/stats';
import { decodeMatch, encodeMatch, STORED_ROWS } from '@/lib/storage';
import { checked } from '../exchange/backup-file';
import { UTC, WORDS } from '../exchange/table-words';
import { edit, fx1, matchOf, must, rounds } from '../support/match-builder';

const { app, play, table, share } = messagesOf('en');

/** What every player won or lost in all rounds together, by seat. */
type Nets = readonly number[];

const netsOf = (match: Match): Nets => {
  const played = replay(match);
  return played.state.seats.map(({ start }, seat) => at(played.state.balances, seat) - start);
};
const number = (text: string) => Number(text.replace('−', '-'));
const sums = (rows: readonly (readonly number[])[]): Nets => rows.reduce((all, row) => all.map((sum, seat) => sum + at(row, seat)));
/** The numbers behind each name, added up. */
const byName = (match: Match, told: readonly (readonly [name: string, net: number])[]): Nets =>
  match.seats.map(({ name }) => told.filter(([who]) => who === name).reduce((sum, [, net]) => sum + net, 0));

/** Every way on which a round is told, or travels. */
const WAYS: Readonly<Record<string, (match: Match) => Nets>> = {
  'the form that previews it': (match) =>
    sums(roundsOf(replay(match)).map(({ event, before }) => must(previewRound(before, draftOf(event.entry))).step.settlement.net)),
  'a quick settlement': (match) =>
    sums(
      roundsOf(replay(match)).map(({ event, before }) => {
        const names = match.seats.map(({ name }) => name);
        const form = { ...EMPTY_QUICK, names, withChips: true, chips: before.balances.map(String), round: draftOf(event.entry) };
        return must(settleQuick({ ...form, setup: { ...match.setup, rules: before.rules } })).settlement.net;
      }),
    ),
  'the stored row': (match) => netsOf(must(decodeMatch(encodeMatch({ match, deletedAt: null }))).match),
  'a backup': (match) => {
    const [row] = checked({ matches: [encodeMatch({ match, deletedAt: null })], players: [] }).known.matches;
    return netsOf(must(decodeMatch(row?.row)).match);
  },
  'a link': (match) => {
    const text = linkText(encodeMatch({ match, deletedAt: null }));
    const { packed, sum } = must(readFragment(linkFragment(text, 'p', new TextEncoder().encode(text))));
    return netsOf(must(decodeMatch(must(readLinkText(packed, sum, STORED_ROWS.matches)).row)).match);
  },
  'the picture': (match) => {
    const { rows, lines } = pictureContent(reportOf(match, replay(match)), 'today', { app, play, table, share });
    const told = sums(rows.map(({ cells }) => cells.map(number)));
    expect(lines.toSorted((one, other) => one.seat - other.seat).map(({ won }) => won)).toEqual(told);
    return told;
  },
  'the text for a chat': (match) => {
    const told = [...resultText(reportOf(match, replay(match)), 'today', { app, share }).matchAll(/\b([A-E]) ([+−]?\d+)/gu)];
    return byName(match, told.map(([, name = '', net = '']) => [name, number(net)]));
  },
  'the CSV file': (match) => {
    const lines = csvFile(stepRows(match, replay(match), WORDS, UTC)).slice(1).trim().split('\r\n').map((line) => line.split(','));
    const [player, net] = [STEP_COLUMNS.indexOf('player'), STEP_COLUMNS.indexOf('net')];
    return byName(match, lines.map((cells) => [at(cells, player), Number(at(cells, net))]));
  },
  'the statistics': (match) => summaryOf(match).seats.map(({ roundNet }) => roundNet),
};

const FIXTURES: readonly (readonly [name: string, match: Match, nets: Nets])[] = [
  ['FX1', fx1(), [20, -4, 12, -28]],
  ['FX1e', edit(fx1(), 'R1', '0 3 5 8(1)'), [28, 4, 20, -52]],
  ['FX2', rounds(matchOf({ players: 3 }), '0 3(2) 6'), [18, -18, 0]],
  ['FX3', rounds(matchOf(), '0 4 4 7'), [15, -1, -1, -13]],
  ['FX4', rounds(matchOf({ start: [100, 80, 60, 10] }), '0 3 5 10(1)'), [18, -1, -7, -10]],
  // As many 2s as there are: four in one hand leave none for the other.
  ['FX5', rounds(matchOf({ players: 5, settlement: { exhaustion: 'allow-debt' } }), '0 2 4 6 12(4)'), [204, 194, 184, 174, -756]],
  ['FX6', rounds(matchOf({ start: [100, 50, 8, 5] }), '0 2 6 12'), [13, 0, -8, -5]],
];

describe.each(Object.entries(WAYS))('35 a round comes to the same in %s', (_way, told) => {
  it.each(FIXTURES)('%s', (_name, match, nets) => {
    expect(netsOf(match)).toEqual(nets);
    expect(told(match)).toEqual(nets);
  });
});

describe('35 the source', () => {
  const files = ['lib', 'app'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name))
      .map((name) => ({ name: `${room}/${name}`, source: readFileSync(`${room}/${name}`, 'utf8') })),
  );
  const thatSay = (pattern: RegExp) => files.flatMap(({ name, source }) => (pattern.test(source) ? [name] : [])).toSorted();

  it('has one settlement function, called by the replay and by a round without a match', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(thatSay(/\bsettle\(/u)).toEqual(['lib/match/quick.ts', 'lib/match/replay.ts', 'lib/settlement/settle.ts']);
  });

  it('counts and claims in that room alone', () => {
    expect(thatSay(/\b(countHands|claimsOf)\(/u)).toEqual(['lib/settlement/claim.ts', 'lib/settlement/count.ts', 'lib/settlement/settle.ts']);
  });
});

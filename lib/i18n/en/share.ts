import type { TableWords } from '@/lib/exchange';
import { plain, signed } from '../amount';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (n: number) => `${n}${SUFFIXES[ordinals.select(n)] ?? 'th'}`;
const chips = (n: number) => (Math.abs(n) === 1 ? `${plain(n)} chip` : `${plain(n)} chips`);
const rounds = (n: number) => (n === 1 ? '1 round' : `${n} rounds`);

/** A result on its way out of the app. */
export const share = {
  open: 'Share',
  title: 'Share this match',
  none: 'Nothing has been played yet. Come back after the first round.',
  done: 'Handed on.',
  copied: 'Copied.',
  taken: (name: string) => `Your browser has taken the file ${name}. Look in its downloads.`,
  failed: 'This could be neither shared nor copied here.',
  text: {
    title: 'As text',
    share: 'Share the text',
    copy: 'Copy the text',
  },
  result: {
    head: (parts: readonly string[]) => parts.join(' · '),
    running: (n: number) => `${rounds(n)} so far`,
    finished: (n: number) => `${rounds(n)}, finished`,
    conflict: (n: number) => `${rounds(n)} counted; a later one needs mending`,
    line: (place: number, shared: boolean, name: string, total: number, net: number) =>
      `${ordinal(place)}${shared ? ' (shared)' : ''} ${name}: ${chips(total)} (${signed(net)})`,
    round: (n: number, nets: readonly string[]) => `R${n}: ${nets.join(', ')}`,
    earlier: (n: number) => `(${rounds(n)} before that)`,
  },
  picture: {
    title: 'As a picture',
    share: 'Share the picture',
    save: 'Save it',
    copy: 'Copy it',
    failed: 'This browser paints no picture. Share the text instead.',
    rounds: (from: number, to: number) => (from === to ? `R${from}` : `R${from}–${to}`),
  },
  link: {
    title: 'The match itself, to another phone',
    about: 'The link holds names, chips, all rounds with their times, place and note, reasons and rules. Whoever has it can read them; no server does.',
    name: 'A match of Lexio',
    share: 'Share the link',
    copy: 'Copy the link',
  },
  qr: {
    show: 'Show a QR code',
    label: 'QR code of the link',
    about: 'Scan it with the other phone’s camera.',
    tooLong: 'This match is too long for a code that phones can read. Send the link instead.',
  },
  table: {
    title: 'As a table',
    about: 'Every round, for a spreadsheet.',
    save: 'Save the rounds (CSV)',
    share: 'Share the rounds (CSV)',
  },
  tables: {
    title: 'Tables for a spreadsheet',
    about: 'All matches but deleted ones, and all their rounds, as CSV files. Excel and others open them; the app cannot read them back.',
    make: 'Make the tables',
    making: (done: number, all: number) => `${done} of ${all} matches …`,
    matches: 'Matches (CSV)',
    rounds: 'Rounds (CSV)',
    unread: (n: number) => (n === 1 ? 'One match could not be read and is not in the tables.' : `${n} matches could not be read and are not in the tables.`),
    none: 'There is no match to put into a table.',
  },
  words: {
    columns: {
      began: 'Began', ended: 'Ended', state: 'State', rules: 'Edition', rounds: 'Rounds', players: 'Players', player: 'Player',
      place: 'Place', shared: 'Shared', brought: 'Brought', chips: 'Chips', net: 'Net', match: 'Match', round: 'Round', what: 'What',
      entered: 'Entered', tiles: 'Tiles left', twos: '2s among them', count: 'Count', total: 'Total', reason: 'Reason', where: 'Place played', note: 'Note',
    } satisfies TableWords['columns'],
    round: 'Round',
    join: 'Sat down',
    yes: 'yes',
    no: 'no',
  },
  bgStats: {
    title: 'To BG Stats',
    about: 'Opens BG Stats with this result. Names, chips, the time, the place and the note go to its address in the link, once you tap it and not before.',
    link: 'Record in BG Stats',
    later: 'Once the match is over, it can be recorded in BG Stats.',
    comment: (n: number) => rounds(n),
  },
};

import type { MatchEnd } from '@/lib/match';
import { plain } from '../amount';

const chips = (n: number) => (Math.abs(n) === 1 ? `${plain(n)} chip` : `${plain(n)} chips`);
const tiles = (n: number) => (n === 1 ? '1 tile' : `${n} tiles`);
const TWOS = ['no 2', 'one 2', 'two 2s', 'three 2s', 'four 2s'];
const twos = (n: number) => TWOS[n] ?? `${n} 2s`;
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (n: number) => `${n}${SUFFIXES[ORDINALS.select(n)] ?? 'th'}`;
const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

export const play = {
  title: (round: number, limit: number | null) => (limit === null ? `Round ${round}` : `Round ${round} of ${limit}`),
  over: 'Match over',
  menu: 'Match menu',
  scoreboard: 'Scoreboard',
  place: ordinal,
  sharedPlace: (n: number) => `${ordinal(n)}, shared`,
  outSince: (round: number) => `Out since round ${round}`,
  total: (n: number) => `${chips(n)} on the table`,
  deal: (highest: number, handSize: number, unused: number) =>
    `Tiles 1–${highest}, ${handSize} each${unused === 0 ? '' : `, ${unused} unused`}`,
  leadsCloud: (tile: string) => `Whoever holds ${tile} leads.`,
  leadsCloudIfDealt: (tile: string) => `Whoever holds ${tile} leads; if nobody does, agree who leads.`,
  leads: (name: string) => `${name} leads.`,
  whoWentOut: 'Who went out?',
  entry: (round: number) => `Round ${round}: what is left`,
  notPlaying: (name: string) => `${name} is not in this round.`,
  dropTiles: (name: string) => `Drop the tiles of ${name}`,
  wentOut: (name: string) => `${name} went out`,
  tilesLeft: (name: string) => `Tiles left: ${name}`,
  tilesCell: tiles,
  twosHeld: (name: string) => `2s among them: ${name}`,
  twosLabel: '2s',
  twosCell: twos,
  countOf: (nTiles: number, factor: number, count: number) => `${nTiles} × ${factor} = ${count}`,
  save: (round: number) => `Save round ${round}`,
  saveChanges: 'Save changes',
  saving: 'Saving …',
  waitingFor: (names: readonly string[]) => `Still to tap: ${list(names)}`,
  goesOut: (name: string) => `${name} runs out of chips`,
  goOn: (round: number) => `Go on with round ${round}`,
  clear: 'Clear entry',
  cleared: 'Entry cleared',
  draftKept: 'Your entry from before was kept.',
  staleTitle: 'The match moved on',
  stale: 'This entry was begun before the match changed. It is kept here, not saved.',
  staleUse: (round: number) => `Use it for round ${round}`,
  staleDrop: 'Drop this entry',
  payments: (round: number) => `Round ${round}: who pays whom`,
  noPayments: 'Nobody pays anybody.',
  collects: (place: number, name: string) => `${ordinal(place)}: ${name} collects`,
  pays: (from: string, to: string, paid: number) => `${from} pays ${to} ${chips(paid)}`,
  paysNothing: (from: string, to: string) => `${from} has nothing to pay ${to} with`,
  difference: (a: number, b: number, due: number) => `${a} − ${b} = ${due}`,
  multiplied: (a: number, b: number, by: number, due: number) => `(${a} − ${b}) × ${by} = ${due}`,
  short: (due: number, had: number, forgiven: number) =>
    `Owes ${due}, has ${plain(had)}: hands over all and is out of chips. ${forgiven} forgiven (rule 4.8).`,
  atOnce: 'Everybody can pay on balance, so all was booked at once (rule 4.10).',
  doubled: (name: string, nTiles: number, nTwos: number, count: number) =>
    `${name}: ${tiles(nTiles)} with ${twos(nTwos)} count ${count}.`,
  multiplies: (name: string, nTwos: number, factor: number) =>
    `${name} holds ${twos(nTwos)} and pays × ${factor}.`,
  tie: (names: readonly string[]) => `${list(names)} are level and pay each other nothing.`,
  net: 'Net',
  undoRound: (round: number) => `Undo round ${round}`,
  undoEdit: 'Undo the change',
  undoDelete: 'Undo the deletion',
  undoEnd: 'Undo the end',
  redo: 'Redo',
  pastRounds: 'Past rounds',
  noRounds: 'No round has been played yet.',
  roundShort: 'Rd',
  editRound: (n: number) => `Change round ${n}`,
  deleteRound: (n: number) => `Delete round ${n}`,
  deleteRoundAsk: (n: number) => `Delete round ${n}? Later rounds move up. You can undo this.`,
  roundDeleted: (n: number) => `Round ${n} deleted`,
  roundChanged: (n: number) => `Round ${n} changed`,
  laterTotals: 'Totals from here on',
  laterTotalsAbout: 'Before → after this change',
  changesTo: (before: number, after: number) => `${plain(before)}, becomes ${plain(after)}`,
  noLongerCounted: 'no longer counted',
  finish: 'End the match now',
  finishAsk: 'End the match now? The standings become the result. You can undo this.',
  rulesOf: 'Rules of this match',
  conflictTitle: 'A round no longer fits',
  conflictAbout: (waiting: number) =>
    waiting === 1
      ? 'It is kept and not counted until you change or delete it.'
      : `It and the ${waiting - 1} behind it are kept and not counted until you mend this.`,
  conflictBefore: 'No change to it helps: change something before it, or undo.',
  undoLast: 'Undo the last change',
  result: 'Final standings',
  winner: (names: readonly string[]) => (names.length === 1 ? `${names[0] ?? ''} wins` : `${list(names)} share the win`),
  why: {
    'too-few-players': 'Too few players have chips left to go on.',
    'out-of-chips': 'Somebody is left without chips.',
    'round-limit': 'All rounds are played.',
    finished: 'The table ended it here.',
  } satisfies Record<MatchEnd, string>,
  rematch: 'Rematch',
  toHistory: 'All matches',
  awake: 'Keep the screen on',
  awakeOff: 'The screen could not be kept on.',
};

import type { ChipColour } from '@/lib/chips';
import type { HandoverFault, StacksUnknown } from '@/lib/match';
import { plain, signed } from '../amount';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const number = (n: number) => WORDS[n] ?? String(n);
const kind = (count: number, value: number) => `${number(count)} ${value}${count === 1 ? '' : 's'}`;
const chipsText = (n: number) => (Math.abs(n) === 1 ? `${plain(n)} chip` : `${plain(n)} chips`);
const either = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
const all = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** Real chips: who hands which to whom, and what lies where. */
export const chips = {
  title: 'Chips on the table',
  handover: 'Hand over the chips',
  working: 'Working out the fewest chips …',
  moved: (n: number) => (n === 1 ? 'One chip changes hands, fewer is impossible.' : `${n} chips change hands, fewer is impossible.`),
  unproven: (n: number) => `${n === 1 ? 'One chip changes' : `${n} chips change`} hands. Not proven shortest: time ran out.`,
  ranLate: 'No hand-over was found in time.',
  since: 'This covers everything since the last hand-over.',
  follows: 'Somebody ran out, so the chips follow the payments in their order.',
  view: 'How it is shown',
  asList: 'List',
  asTable: 'Round the table',
  kind,
  kinds: (kinds: readonly string[]) => (kinds.length === 0 ? 'no chips' : kinds.join(', ')),
  gives: (from: string, to: string, kinds: readonly string[]) => `${from} gives ${to} ${all(kinds)}`,
  paysFor: (from: string, to: string, n: number) => `${from} pays ${to} ${chipsText(n)}`,
  stays: (from: string, to: string, n: number) => `${from} still owes ${to} ${chipsText(n)}`,
  staysLeast: 'No chips at hand can pay this; less cannot stay.',
  staysAbout: 'It is kept as a note and cleared first next time.',
  owes: (from: string, to: string, n: number) => `${from} owes ${to} ${chipsText(n)} (a note)`,
  onlyNotes: 'No chip has to move: the notes of before are cleared by this.',
  boxOwes: (name: string, n: number) =>
    n > 0 ? `${name} is to get ${chipsText(n)} from the box, which has no chips for it.` : `${name} is to give the box ${chipsText(-n)}, which no chips can do.`,
  already: 'Handed over before',
  allDone: 'All handed over',
  settled: 'Everybody holds the chips of his total.',
  settledBut: 'Everybody holds the chips of his total, but for this:',
  fault: {
    'no-exchange': 'The box does not hold the chips for this. Put some in, then count every stack.',
    'out-of-time': 'No hand-over was found in time. Change some chips among you, then count the stacks.',
    'table-too-large': 'There are more chips here than can be planned.',
    'too-many-holders': 'Too many have something to hand over at once. Settle it as you like, then count the stacks.',
  } satisfies Record<HandoverFault['code'], string>,
  unknown: {
    'other-start': 'Not everybody began with the chips of the set. Count every stack once; then the app can plan.',
    'moved-unseen': 'Chips moved while no hand-overs were planned. Count every stack once; then the app can plan.',
    misfit: 'A hand-over of before no longer fits the stacks. Count every stack once; then the app can plan.',
  } satisfies Record<StacksUnknown, string>,
  toStacks: 'Stacks and counting',
  box: 'the box',
  stackOf: (name: string) => `Chips of ${name}`,
  worth: (n: number) => `worth ${plain(n)}`,
  gets: (n: number) => `is to get ${chipsText(n)}`,
  givesStill: (n: number) => `is to give ${chipsText(n)}`,
  count: (name: string) => `Count the chips of ${name}`,
  countShort: 'Count',
  drop: (name: string) => `Take back the count of ${name}`,
  dropShort: 'Take the count back',
  counted: (name: string, value: number) => `Chips of ${value}: ${name}`,
  fewer: (name: string, value: number) => `One chip of ${value} fewer: ${name}`,
  more: (name: string, value: number) => `One chip of ${value} more: ${name}`,
  recount: 'What was counted',
  asBooked: 'Counted as booked. Nothing is off.',
  off: (name: string, n: number, value: number) =>
    n > 0 ? `${name} has ${kind(n, value)} more than booked` : `${name} has ${kind(-n, value)} fewer than booked`,
  liesWith: (names: readonly string[]) => `The error lies between ${all(names)}.`,
  elsewhere: (n: number, value: number, names: readonly string[]) =>
    n > 0 ? `${kind(n, value)} more must lie with ${either(names)}.` : `${kind(-n, value)} fewer must lie with ${either(names)}.`,
  unexplained: (n: number, value: number) => `${kind(n, value)} on the table that the books do not know, or that are missing.`,
  countMore: (names: readonly string[]) => `Count too: ${names.join(', ')}.`,
  surplus: (n: number) => (n > 0 ? `That is ${chipsText(n)} more than the totals.` : `That is ${chipsText(-n)} less than the totals.`),
  totals: 'And the totals?',
  follow: { name: 'They follow the chips', about: 'The miscount is booked: everybody has what lies there.' },
  stay: { name: 'They stay', about: 'What is off is handed over with the next plan.' },
  change: (name: string, n: number) => `${name} ${signed(n)}`,
  book: 'Book the count',
  settings: 'Planning',
  on: 'Say who hands which chips to whom',
  onAbout: 'After each round: the fewest chips, change included.',
  bank: 'Change with the box',
  bankAbout: 'The sets of absent players serve as a bank.',
  colours: 'Colours',
  colourOf: (value: number) => `Colour of the chips of ${value}`,
  colour: {
    white: 'White', red: 'Red', blue: 'Blue', green: 'Green', black: 'Black', purple: 'Purple', orange: 'Orange', yellow: 'Yellow',
  } satisfies Record<ChipColour, string>,
  use: 'Use this from now on',
  event: {
    handover: (n: number) => `Chips handed over: ${n}`,
    handoverNotes: (n: number, notes: readonly string[]) => `Chips handed over: ${n}; ${notes.join(', ')}`,
    recount: 'Stacks counted, totals stay',
    recountChanges: (changes: readonly string[]) => `Stacks counted: ${changes.join(', ')}`,
    planOn: 'Hand-overs are planned from here on',
    planBank: 'Hand-overs are planned from here on, with the box as bank',
    planOff: 'No hand-overs are planned from here on',
  },
  undo: { handover: 'Undo the hand-over', recount: 'Undo the count', plan: 'Undo the planning' },
};

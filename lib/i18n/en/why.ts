import type { Reason } from '@/lib/settlement';
import { plain } from '../amount';

const chips = (n: number) => (n === 1 ? '1 chip' : `${plain(n)} chips`);
const tiles = (n: number) => (n === 1 ? '1 tile' : `${n} tiles`);
const TWOS = ['no 2', 'one 2', 'two 2s', 'three 2s', 'four 2s'];
const payments = (n: number) => (n === 1 ? '1 payment' : `${n} payments`);
const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
/** Claims with what they come to, where that is not the only number there. */
const claims = (each: readonly string[], sum: number) => `${each.join(', ')}${each.length > 1 ? ` (${sum} in all)` : ''}`;

/** Why a settlement is what it is, the same result in fewer payments, and what would be if. */
export const why = {
  view: 'How to show the payments',
  official: 'Official order',
  netted: 'Fewest payments',
  nettedAbout: (fewest: number, official: number) =>
    `The same result in ${payments(fewest)} instead of ${official}. It is not the order the rules pay in.`,
  nettedSame: (fewest: number) => `The same result. The official order needs no more than ${payments(fewest)} either.`,
  notNetted: (names: readonly string[]) =>
    `${list(names)} ran out on the way, so the order decided who got what: there is no view with fewer payments.`,
  hand: (nTiles: number, nTwos: number) => (nTwos === 0 ? tiles(nTiles) : `${tiles(nTiles)}, ${TWOS[nTwos] ?? `${nTwos} 2s`}`),
  wentOut: 'went out',
  difference: 'Difference',
  multiplied: (name: string) => `2s of ${name}`,
  rule: (clause: string) => `Rule ${clause}`,
  reasons: {
    'each-pair': 'Every two players settle: the higher count pays the difference.',
    'winner-collects': 'Only the player who went out collects.',
    'payer-multiplies': 'The bare tiles make the difference; the 2s of whoever pays multiply it.',
    'first-is-multiplied': 'Only what 1st is paid is multiplied, by the 2s of whoever pays.',
    'bare-tiles': 'The 2s multiply nothing here: the bare tiles count.',
    'ran-out': 'Whoever cannot pay in full hands over all and is out of chips; the rest is forgiven.',
    'last-chip': 'Paying exactly the last chip is not yet being out.',
    'in-debt': 'Nobody runs out here: chips may fall below zero.',
    'at-once': 'Everybody could pay on balance, so all was booked at once. Chips may dip below zero on the way.',
  } satisfies Record<Reason, string>,
  chips: 'Chips before and after',
  sums: 'How it adds up',
  player: 'Player',
  before: 'Before',
  received: '+ got',
  paid: '− paid',
  after: '= after',
  ranOut: (name: string, line: number) => `${name} runs out at line ${line}`,
  forgiven: (to: string, paid: number, due: number, rest: number) =>
    `${to} gets ${paid} of ${due}. ${rest} forgiven (rule 4.8).`,
  claim: (name: string, due: number) => `${name} ${due}`,
  unpaid: (name: string, each: readonly string[], sum: number) => `${name} no longer pays: ${claims(each, sum)}.`,
  unpaidNone: (name: string) => `Nobody had more to collect from ${name}.`,
  uncollected: (name: string, each: readonly string[], sum: number) =>
    `${name} no longer collects: ${claims(each, sum)}.`,
  uncollectedNone: (name: string) => `${name} had nothing to collect.`,
  twosCost: (total: number, shares: readonly number[]) =>
    shares.length === 1 ? `the 2 costs ${chips(total)}` : `2s cost ${total} (${shares.join(' + ')})`,
  /** He would not run out without them. */
  twosCostAll: (total: number, shares: readonly number[]) => {
    if (total === 0) return 'runs out because of it';
    return shares.length === 1 ? `the 2 costs ${chips(total)}: runs out` : `2s cost ${total} (${shares.join(' + ')}): runs out`;
  },
  twosCostNothing: 'runs out with or without 2s',
  overtake: (names: readonly string[], gain: number) => `Gain ${gain} on ${list(names)} to pass`,
  leadAlone: (gain: number) => `Gain ${gain} to lead alone`,
};

import { at, type Seat } from '@/lib/shared';
import { everybodyOf } from './everybody';
import type { Match } from './match';

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Who sits where, by name, ready to stand in a sentence. */
export function namesOf(match: Pick<Match, 'seats' | 'events'>): (seat: Seat) => string {
  const everybody = everybodyOf(match);
  return (seat) => isolated(at(everybody, seat).name);
}

/** A name ready to stand in a sentence: one written from right to left is set apart, so that it does not turn the numbers beside it around. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

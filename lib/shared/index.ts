export { type Brand } from './brand';
export { assertNever, at, invariant, InvariantError } from './invariant';
export { err, ok, type Result } from './result';
export { chips, seat, seatsOf, total, type Chips, type Seat } from './units';
export { readWholeNumber, type WholeNumberError } from './whole-number';

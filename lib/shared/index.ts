export { type Brand } from './brand';
export { assertNever, at, invariant, InvariantError } from './invariant';
export { err, ok, type Result } from './result';

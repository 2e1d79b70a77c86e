import { err, ok, type Result } from './result';

export type WholeNumberError = { readonly code: 'empty' | 'not-a-whole-number' | 'too-long' };

/** Longer than any number the app asks for; short enough that no digit is lost. */
const MOST_DIGITS = 9;

/**
 * Reads a whole number from 0 that somebody typed or pasted. Digits may be full-width, white space may stand around
 * them; signs, fractions, exponents and other numerals are refused, never guessed at. Nothing is not zero.
 */
export function readWholeNumber(text: string): Result<number, WholeNumberError> {
  const trimmed = text.trim();
  if (trimmed === '') return err({ code: 'empty' });
  if (!/^[0-9０-９]+$/u.test(trimmed)) return err({ code: 'not-a-whole-number' });
  const digits = trimmed.normalize('NFKC').replace(/^0+(?=\d)/u, '');
  return digits.length > MOST_DIGITS ? err({ code: 'too-long' }) : ok(Number(digits));
}

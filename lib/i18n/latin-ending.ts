/** How a word ends in Korean ears: on a vowel, on a final consonant, on ㄹ (which 으로/로 sets apart). */
export type Ending = 'vowel' | 'consonant' | 'l' | 'unknown';

/** Read out letter by letter: 엘, 엠, 엔 close; R is 아르 by the book and 알 in speech; the rest are open. */
const LETTERS: Readonly<Record<string, Ending>> = { l: 'l', m: 'consonant', n: 'consonant', r: 'unknown' };

/**
 * Spelling against ending, the first that fits. From the rules for writing foreign words (외래어 표기법) and the forms
 * in common use: l, m, n and ng close a syllable; so do p, t, k after a short vowel (Jack 잭, Scott 스콧), but not after a
 * long one or another consonant (Mark 마크, Kate 케이트); b, d, g, f, v, s, z, x, ch, sh, th and a silent r get a vowel
 * (David 데이비드, Chris 크리스, Alex 알렉스, Peter 피터); -e is silent (Jane 제인, Nicole 니콜, Mike 마이크).
 * `unknown` where usage is divided or spelling does not tell: Matt 맷 · 매트, Greg 그렉 · 그레그, Joseph 조셉 · 조지프.
 */
const ENDINGS: readonly (readonly [RegExp, Ending])[] = [
  [/^(?:park|rene|pele|jaime)$/, 'unknown'],
  [/(?:[aeiouy]ph|ach)$/, 'unknown'],
  [/(?:l|le)$/, 'l'],
  [/(?:[mn]|ng|mb|[aeiouy]nn?e)$/, 'consonant'],
  [/(?:[mn]e|tte)$/, 'unknown'],
  [/[aeiouyhrw]$/, 'vowel'],
  // Two vowels before p, t, k may be one long one; oo is short in Brook, two syllables stand in Elliot and Isaac.
  [/(?:ee|ea|oa|ai|ei|ou|au|oi)[ptkc]$/, 'unknown'],
  [/(?:att|utt?|itt?|pp|q)$/, 'unknown'],
  [/[aeiouy](?:ck|[kcpt]|tt)$/, 'consonant'],
  [/ob$/, 'consonant'],
  [/[aeiouy][bg]$/, 'unknown'],
];

/** How a Latin word ends when Korean says it. */
export function endingOf(word: string): Ending {
  const last = word.normalize('NFC').at(-1) ?? '';
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const letter = plain.at(-1) ?? '';
  if (!/[a-z]/.test(letter)) return 'unknown';
  if (isSpelledOut(word, plain)) return LETTERS[letter] ?? 'vowel';
  // José, Renée, Zoë: a vowel with a sign on it is never silent.
  if (last.toLowerCase() !== letter && /[aeiou]/.test(letter)) return 'vowel';
  return ENDINGS.find(([spelling]) => spelling.test(plain))?.[1] ?? 'vowel';
}

/** A single letter, two capitals, or letters that make no syllable: J, AJ, MC, DJ. */
function isSpelledOut(word: string, plain: string): boolean {
  return plain.length === 1 || /^\p{Lu}{2}$/u.test(word) || !/[aeiouy]/.test(plain);
}

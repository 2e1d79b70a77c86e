/** The longest name, in graphemes (what a reader sees as one sign). */
export const LONGEST_NAME = 24;

/** Signs that no reader sees, white space aside: fillers, joiners, controls, and the braille pattern without dots. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;

/** How two names are told apart: white space, letter case, width, composition and invisible signs aside. */
export function nameKey(name: string): string {
  const visible = name.normalize('NFKC').replace(INVISIBLE, '');
  return visible.trim().replace(/\s+/gu, ' ').toLocaleLowerCase('und');
}

/** What a search compares: as {@link nameKey}, and katakana as the hiragana that sounds the same. */
export function searchKey(text: string): string {
  return nameKey(text).replace(/[\u30a1-\u30f6\u30fd\u30fe]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
}

/** Signs that turn the direction of what stands around them, and are never part of a name. */
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it is stored: no white space around it, single spaces inside, composed, no signs of direction. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(DIRECTION_SIGNS, '').trim().replace(/\s+/gu, ' ');
}

/** What a reader sees as single signs. */
export function graphemesOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** What is wrong with a name for somebody at a table. */
export type NameFault =
  | { readonly code: 'blank-name' }
  | { readonly code: 'long-name'; readonly max: number }
  | { readonly code: 'name-twice'; readonly name: string };

/** @param others what the others at the table are called */
export function nameFaultOf(name: string, others: readonly string[]): NameFault | null {
  const tidy = tidyName(name);
  if (nameKey(tidy) === '') return { code: 'blank-name' };
  if (graphemesOf(tidy).length > LONGEST_NAME) return { code: 'long-name', max: LONGEST_NAME };
  return others.some((other) => nameKey(other) === nameKey(tidy)) ? { code: 'name-twice', name: tidy } : null;
}

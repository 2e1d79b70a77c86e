import type { MatchAbout } from './match';
import { graphemesOf, tidyName } from './name-key';

/** In graphemes (what a reader sees as one sign). */
export const LONGEST_PLACE = 40;
export const LONGEST_NOTE = 500;

export const NOTHING_SAID: MatchAbout = { place: '', note: '' };

export type AboutFault =
  | { readonly code: 'long-place'; readonly max: number; readonly length: number }
  | { readonly code: 'long-note'; readonly max: number; readonly length: number };

/** As it is stored: a place on one line, a note with its lines and no blank ones around them. */
export function tidyAbout({ place, note }: MatchAbout): MatchAbout {
  return { place: tidyName(place), note: note.normalize('NFC').replace(/\r\n?/gu, '\n').trim() };
}

export function aboutFaultOf({ place, note }: MatchAbout): AboutFault | null {
  const [placeLength, noteLength] = [graphemesOf(place).length, graphemesOf(note).length];
  if (placeLength > LONGEST_PLACE) return { code: 'long-place', max: LONGEST_PLACE, length: placeLength };
  return noteLength > LONGEST_NOTE ? { code: 'long-note', max: LONGEST_NOTE, length: noteLength } : null;
}

import { josa } from 'es-hangul';
import { endingOf } from './latin-ending';

/** The pairs of Korean particles the messages use: after a final consonant / after a vowel. */
export const PARTICLES = ['이/가', '을/를', '은/는', '와/과', '으로/로'] as const;
export type Particle = (typeof PARTICLES)[number];

/** How digits are read out: the last one decides the particle. 10, 100 and 1000 end in a consonant as 0 does. */
const READ_AS: Readonly<Record<string, string>> = {
  0: '영', 1: '일', 2: '이', 3: '삼', 4: '사', 5: '오', 6: '육', 7: '칠', 8: '팔', 9: '구',
};

/** A Hangul syllable for each way a word can end. */
const SOUNDS = { vowel: '아', consonant: '안', l: '알', unknown: null } as const;

/**
 * The particle that follows a name, by how the name sounds. Hangul is exact, digits are read as Korean numbers,
 * Latin words by how Korean writes them (see {@link endingOf}); what stands in brackets behind a name is an aside,
 * and the name before it decides. For anything else (an emoji, Kana, Hanja) both forms are written, as Korean print does.
 * @returns the name with its particle, as "민지가", "철수는", "Tim이", "😀이(가)"
 */
export function withParticle(name: string, particle: Particle): string {
  const sounded = soundOf(name);
  if (sounded === null) return name + bothForms(particle);
  return name + josa.pick(sounded, particle);
}

/** What is no sound: white space, marks, punctuation, invisible joiners. */
const SILENT = String.raw`[\s\p{P}\p{S}\p{M}\p{Cf}]`;
const SILENT_END = new RegExp(`${SILENT}+$`, 'u');
const ASIDE = /(?<=[\p{L}\p{N}]\s*)\([^()]*\)\s*$/u;

/** A Hangul syllable that ends as the name does; null where nobody can tell. */
function soundOf(name: string): string | null {
  const spoken = name.normalize('NFKC').trim().replace(ASIDE, '').trimEnd();
  // A name that ends in a picture is read out in nobody knows which words.
  if (/(?:\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier}|\u20e3)[\p{M}\p{Cf}]*$/u.test(spoken)) return null;
  const words = spoken.replace(SILENT_END, '');
  const last = Array.from(words).at(-1);
  if (last === undefined) return null;
  if (/[가-힣]/u.test(last)) return last;
  if (READ_AS[last] !== undefined) return READ_AS[last];
  const word = /[\p{Script=Latin}\p{M}]+$/u.exec(words)?.[0];
  return word === undefined ? null : SOUNDS[endingOf(word)];
}

function bothForms(particle: Particle): string {
  const [closed, open] = particle === '와/과' ? ['과', '와'] : particle.split('/');
  return particle === '으로/로' ? '(으)로' : `${closed}(${open})`;
}

import { josa } from 'es-hangul';

/** The pairs of Korean particles the messages use: after a final consonant / after a vowel. */
export const PARTICLES = ['이/가', '을/를', '은/는', '와/과', '으로/로'] as const;
export type Particle = (typeof PARTICLES)[number];

/** How digits and Latin letters are read out: their last syllable decides the particle. */
const READ_AS: Readonly<Record<string, string>> = {
  0: '영', 1: '일', 2: '이', 3: '삼', 4: '사', 5: '오', 6: '육', 7: '칠', 8: '팔', 9: '구',
};

/** Endings of Latin words that Korean closes with a final consonant: Sam 샘, Bill 빌, Young 영, Jack 잭. */
const LATIN_CLOSED = /(?:[lmn]|ng|ck|[aeiou][kpt])$/iu;
const LATIN_CLOSED_ON_L = /l$/iu;

/**
 * The particle that follows a name, by how the name sounds. Hangul is exact, digits are read as Korean numbers,
 * Latin words by their ending; for anything else (an emoji, Kana, Hanja) both forms are written, as Korean print does.
 * @returns the name with its particle, as "민지가", "철수는", "Tim이", "😀이(가)"
 */
export function withParticle(name: string, particle: Particle): string {
  const sounded = soundOf(name);
  if (sounded === null) return name + bothForms(particle);
  return name + josa.pick(sounded, particle);
}

/** A Hangul syllable that ends as the name does; null where nobody can tell. */
function soundOf(name: string): string | null {
  const words = name.normalize('NFKC').replace(/[\s\p{P}\p{S}\p{M}\u200d]+$/u, '');
  const last = Array.from(words).at(-1);
  // A name that ends in a picture is read out in nobody knows which words.
  if (last === undefined || /\p{Extended_Pictographic}$/u.test(name.trim())) return null;
  if (/[가-힣]/u.test(last)) return last;
  if (READ_AS[last] !== undefined) return READ_AS[last];
  if (!/[a-z]/iu.test(last)) return null;
  if (LATIN_CLOSED_ON_L.test(words)) return '알';
  return LATIN_CLOSED.test(words) ? '안' : '아';
}

function bothForms(particle: Particle): string {
  const [closed, open] = particle === '와/과' ? ['과', '와'] : particle.split('/');
  return particle === '으로/로' ? '(으)로' : `${closed}(${open})`;
}

import { describe, expect, it } from 'vitest';
import { releaseProblem, type Release, type ReleaseEntry } from '@/service-worker/release';

const entry = (url: string): ReleaseEntry => ({ url, revision: null, integrity: 'sha256-x' });
const whole = [entry('./'), entry('./404.html'), entry('./a.js')];
const release = (entries: readonly ReleaseEntry[], count = entries.length): Release => ({ build: 'b', count, entries });

describe('a worker refuses a list that cannot carry the app', () => {
  it('takes a whole one', () => {
    expect(releaseProblem(release(whole))).toBeUndefined();
  });

  it.each<[what: string, list: Release | undefined, problem: RegExp]>([
    ['none at all', undefined, /missing/],
    ['an empty one', release([]), /lacks/],
    ['one cut short', release(whole.slice(0, 2), 3), /2 of 3/],
    ['one with a file twice', release([...whole.slice(0, 2), entry('./')]), /twice/],
    ['one without the start page', release(whole.slice(1)), /lacks \.\/$/],
    ['one without the not-found page', release([entry('./')]), /404/],
    ['one with a file that has no hash', release([...whole, { ...entry('./b.js'), integrity: '' }]), /without a hash/],
  ])('and %s is refused', (_what, list, problem) => {
    expect(releaseProblem(list)).toMatch(problem);
  });
});

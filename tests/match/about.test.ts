import { describe, expect, it } from 'vitest';
import { changeId, describeMatch, LONGEST_NOTE, type Match, type MatchAbout } from '@/lib/match';
import { again, back, balances, fx1, must } from '../support/match-builder';

const say = (match: Match, place: string, note: string, seen: MatchAbout = match.about) =>
  describeMatch(match, seen, { place, note }, changeId(`say ${match.done.length}`));

describe('place and note of a match', () => {
  it('are one step, and change nothing else; undo and redo know it', () => {
    const match = fx1();
    const said = must(say(match, 'Bar 7', 'first\nsecond'));
    expect(said.about).toEqual({ place: 'Bar 7', note: 'first\nsecond' });
    expect([said.events, balances(said)]).toEqual([match.events, balances(match)]);
    expect(back(said)).toMatchObject({ about: { place: '', note: '' }, done: match.done });
    expect(again(back(said)).about).toEqual(said.about);
  });

  it('are stored without blanks around them, a place on one line, a note with its lines', () => {
    expect(must(say(fx1(), '  Bar \n 7 ', '\r\n one\r\n\r\ntwo \n')).about).toEqual({ place: 'Bar 7', note: 'one\n\ntwo' });
  });

  it('can be emptied again', () => {
    const said = must(say(fx1(), 'Bar 7', 'x'));
    expect(must(say(said, ' ', '\n')).about).toEqual({ place: '', note: '' });
  });

  it('said again as they are, are no step', () => {
    const said = must(say(fx1(), 'Bar 7', 'x'));
    expect(must(say(said, ' Bar 7', 'x '))).toBe(said);
  });

  it('as long as a reader sees them: 40 and 500 signs fit, one more is refused with its length', () => {
    const [family, long] = ['👨‍👩‍👧‍👦', '가'.repeat(LONGEST_NOTE)];
    expect(say(fx1(), family.repeat(40), long).ok).toBe(true);
    expect(say(fx1(), family.repeat(41), '')).toEqual({
      ok: false, error: { code: 'bad-about', fault: { code: 'long-place', max: 40, length: 41 } },
    });
    expect(say(fx1(), '', `${long}!`)).toEqual({
      ok: false, error: { code: 'bad-about', fault: { code: 'long-note', max: 500, length: 501 } },
    });
  });

  it('that another window has changed meanwhile, are not written over', () => {
    const match = fx1();
    const said = must(say(match, 'Bar 7', ''));
    expect(say(said, 'Home', '', match.about)).toEqual({ ok: false, error: { code: 'moved-on' } });
  });
});

import { describe, expect, it } from 'vitest';
import { changeId, everybodyOf, namesOf, playerId, renameSeat, replay, type Match } from '@/lib/match';
import { seat } from '@/lib/shared';
import { add, again, back, fx1, joined, must, personAt } from '../support/match-builder';

const names = (match: Match) => everybodyOf(match).map(({ name }) => name);
const rename = (match: Match, index: number, name: string, id = playerId(`player ${'ABCDE'.charAt(index)}`)) =>
  renameSeat(match, seat(index), personAt(match, index), { playerId: id, name }, changeId(`rename ${name} ${match.done.length}`));

describe('a new name', () => {
  it('is one step: total and events stay, undo gives the old one back', () => {
    const renamed = must(rename(fx1(), 1, ' Bo  Lee '));
    expect(names(renamed)).toEqual(['A', 'Bo Lee', 'C', 'D']);
    expect(replay(renamed).state.balances).toEqual([84, 60, 76, 36]);
    expect(renamed.done.at(-1)).toMatchObject({ type: 'rename', seat: 1, before: { name: 'B' }, after: { name: 'Bo Lee' } });
    expect(names(back(renamed))).toEqual(['A', 'B', 'C', 'D']);
    expect(names(again(back(renamed)))).toEqual(['A', 'Bo Lee', 'C', 'D']);
  });

  it('for a newcomer too, and back to before he came', () => {
    const match = must(rename(add(fx1(), joined('E sits')), 4, 'Eve'));
    expect(namesOf(match)(seat(4))).toBe('Eve');
    expect(names(back(match))[4]).toBe('E');
    expect(names(back(back(match)))).toHaveLength(4);
    expect(names(again(again(back(back(match)))))[4]).toBe('Eve');
  });

  it('can say that somebody else sits there', () => {
    expect(everybodyOf(must(rename(fx1(), 1, 'Zoe', playerId('zoe'))))[1]).toMatchObject({ playerId: 'zoe', name: 'Zoe', start: 64 });
  });

  it.each([
    ['blank', '  ', { code: 'blank-name' }],
    ['of somebody at the table', 'ａ', { code: 'name-twice', name: 'ａ' }],
    ['too long', 'x'.repeat(25), { code: 'long-name', max: 24 }],
  ])('%s: refused', (_, name, fault) => {
    expect(rename(fx1(), 1, name)).toEqual({ ok: false, error: { code: 'bad-name', fault } });
  });

  it('of one person on two seats: refused', () => {
    expect(rename(fx1(), 1, 'Zoe', playerId('player A'))).toMatchObject({ ok: false, error: { code: 'bad-name' } });
  });

  it('over one that another window has changed meanwhile: told', () => {
    const seen = personAt(fx1(), 1);
    const other = must(rename(fx1(), 1, 'Bob'));
    expect(renameSeat(other, seat(1), seen, { ...seen, name: 'Bert' }, changeId('late'))).toMatchObject({ ok: false, error: { code: 'moved-on' } });
  });

  it('the same again is no step', () => {
    expect(rename(fx1(), 1, 'B')).toEqual({ ok: true, value: fx1() });
  });
});

import { describe, expect, it } from 'vitest';
import { everybodyOf, peopleOf, playerId, replay, shownUnder, type KnownPerson, type Match } from '@/lib/match';
import { add, back, fx1, joined, left, must, personAt } from '@/tests/support/match-builder';
import { renameSeat, changeId } from '@/lib/match';
import { seat } from '@/lib/shared';

/** `id name` or `id name > other id`. */
function records(...texts: readonly string[]): readonly KnownPerson[] {
  return texts.map((text) => {
    const [record = '', mergedInto = null] = text.split(' > ');
    const [id = '', name = ''] = record.split(' ');
    return { playerId: playerId(id), name, mergedInto: mergedInto === null ? null : playerId(mergedInto) };
  });
}

const who = (...texts: readonly string[]) =>
  Array.from(peopleOf(records(...texts)), ([id, person]) => `${id}: ${person.playerId} ${person.name}`);

const names = (match: Match) => everybodyOf(match).map(({ name }) => name);
const ids = (match: Match) => everybodyOf(match).map((person) => person.playerId);

describe('who somebody is today', () => {
  it('is who his record says, through as many merges as there were', () => {
    expect(who('a Ann', 'b Bo > a', 'c Cho > b')).toEqual(['a: a Ann', 'b: a Ann', 'c: a Ann']);
  });

  it('is himself where the record he was merged into is gone', () => {
    expect(who('b Bo > a')).toEqual(['b: b Bo']);
  });

  it('is one and the same for all in a circle, and for who leads into it', () => {
    expect(who('c Cho > b', 'b Bo > a', 'a Ann > b', 'd Dee > c')).toEqual(['c: a Ann', 'b: a Ann', 'a: a Ann', 'd: a Ann']);
    expect(who('a Ann > a')).toEqual(['a: a Ann']);
  });
});

describe('a match as it is shown', () => {
  const people = peopleOf([
    { playerId: playerId('player B'), name: 'Bob', mergedInto: null },
    { playerId: playerId('player C'), name: 'Cho', mergedInto: playerId('zoe') },
    { playerId: playerId('zoe'), name: 'Zoe', mergedInto: null },
    { playerId: playerId('player E'), name: 'Eve', mergedInto: null },
  ]);

  it('calls everybody by the name of today, newcomers too; who is not known keeps the name he had', () => {
    const shown = shownUnder(people, add(fx1(), joined('late')));
    expect(names(shown)).toEqual(['A', 'Bob', 'Zoe', 'D', 'Eve']);
    expect(ids(shown)).toEqual(['player A', 'player B', 'zoe', 'player D', 'player E']);
    expect(replay(shown).state.seats.map(({ name }) => name)).toEqual(names(shown));
  });

  it('plays as it did', () => {
    const match = add(fx1(), joined('late'), left('goes', 1));
    const { state } = replay(match);
    expect(replay(shownUnder(people, match))).toMatchObject({ state: { balances: state.balances, left: state.left }, conflict: null });
  });

  it('has its steps of undo under the same names, so that they still fit the events', () => {
    const called = must(renameSeat(add(fx1(), joined('late')), seat(1), personAt(fx1(), 1), { playerId: playerId('player B'), name: 'Bert' }, changeId('r')));
    const shown = shownUnder(people, called);
    expect(shown.done.at(-1)).toMatchObject({ after: { name: 'Bob' } });
    expect(names(back(shown))).toEqual(names(shown));
    expect(names(back(back(shown)))).toEqual(['A', 'Bob', 'Zoe', 'D']);
  });

  it('leaves everybody who he was where two seats would be one person', () => {
    const same = peopleOf(records('player|A Ann', 'x X').map((record) => ({ ...record, playerId: playerId('player A') })).concat(
      { playerId: playerId('player B'), name: 'Bo', mergedInto: playerId('player A') },
    ));
    expect(ids(shownUnder(same, fx1()))).toEqual(['player A', 'player B', 'player C', 'player D']);
  });

  it('is untouched where nobody is called otherwise', () => {
    expect(shownUnder(new Map(), add(fx1(), joined('late')))).toEqual(add(fx1(), joined('late')));
  });
});

describe('a name of today', () => {
  const today = (match: Match) =>
    shownUnder(peopleOf([{ playerId: playerId('player A'), name: 'Anna', mergedInto: null }]), match);
  const rename = (index: number, name: string) => {
    const match = fx1();
    const seen = personAt(today(match), index);
    return renameSeat(match, seat(index), seen, { playerId: seen.playerId, name }, changeId('r'), today(match));
  };

  it('is what a rename is told against: the row keeps fitting its steps', () => {
    const match = must(rename(0, 'Annie'));
    expect(match.done.at(-1)).toMatchObject({ before: { name: 'A' }, after: { name: 'Annie' } });
    expect(names(back(match))).toEqual(['A', 'B', 'C', 'D']);
  });

  it('is nobody else’s at this table; the one of that day is free', () => {
    expect(rename(1, 'anna')).toMatchObject({ error: { code: 'bad-name', fault: { code: 'name-twice' } } });
    expect(names(must(rename(1, 'a')))).toEqual(['A', 'a', 'C', 'D']);
  });

  it('given again is no step', () => {
    expect(rename(0, 'Anna')).toEqual({ ok: true, value: fx1() });
  });
});

import { describe, expect, it } from 'vitest';
import { dueByNotes, isSettled, ledgerAtStart, pendingOf, replay, type Match } from '@/lib/match';
import { chips, seat } from '@/lib/shared';
import { add, adjusted, back, balances, drop, edit, joined, left, matchOf, named, returned, rounds, swapped, tryAdd } from '../support/match-builder';
import { accepted, ledger, planFrom, planned, planOf, recounted, withChips } from './table-of-chips';

const SET = [4, 4, 4];
const pending = (match: Match) => pendingOf(ledger(match), replay(match).state);
const worth = (match: Match) => ledger(match).stacks.map(([ones = 0, fives = 0, tens = 0]) => ones + 5 * fives + 10 * tens);
const handedOver = (match: Match, name = 'H') => add(match, accepted(match, name));

describe('which chips lie where', () => {
  it('5.1 everybody begins with the set, and the box holds those of the players who are not there', () => {
    expect(ledgerAtStart(planned())).toEqual({
      values: [1, 5, 10], setChips: 64, stacks: [SET, SET, SET, SET], box: SET, notes: [], unknown: null, last: null,
    });
    expect(ledgerAtStart(planned({ players: 3 })).box).toEqual([8, 8, 8]);
    expect(ledgerAtStart(planned({ players: 5 })).box).toEqual([0, 0, 0]);
  });

  it('with other chips than the set gives, nobody knows until they are counted', () => {
    const match = planned({ start: [100, 64, 64, 64] });
    expect(ledger(match).unknown).toBe('other-start');
    expect(planOf(rounds(match, '0 3 5 8'))).toBeNull();
    const counted = add(match, recounted('C', [[4, 4, 4], [4, 4, 4], [4, 4, 4], [10, 4, 7]], { box: [0, 0, 0] }));
    expect(ledger(counted).unknown).toBeNull();
    expect(pending(counted)).toEqual([36, 0, 0, -36]);
  });

  it('a round moves no chip: it says what is still to be handed over', () => {
    const match = rounds(planned(), '0 3 5 8');
    expect(ledger(match).stacks).toEqual([SET, SET, SET, SET]);
    expect(pending(match)).toEqual([16, 4, -4, -16]);
  });

  it('a hand-over moves them: then everybody holds his total', () => {
    const match = handedOver(rounds(planned(), '0 3 5 8'));
    expect(worth(match)).toEqual(balances(match));
    expect(pending(match)).toEqual([0, 0, 0, 0]);
    expect(isSettled(ledger(match), replay(match).state)).toBe(true);
    expect(ledger(match).last).toBe('H');
  });

  it('the next plan covers every round that was not handed over', () => {
    const skipped = rounds(planned(), '0 3 5 8', '4 0 2 6');
    const match = handedOver(skipped);
    expect(worth(match)).toEqual([76, 80, 64, 36 + 0]);
    expect(worth(match)).toEqual(balances(match));
  });

  it('1 an old round that is edited only changes what is still to be handed over', () => {
    const match = handedOver(rounds(planned(), '0 3 5 8'));
    const stacks = ledger(match).stacks;
    const edited = edit(match, 'R1', '0 3 5 8(1)');
    expect(ledger(edited).stacks).toEqual(stacks);
    expect(pending(edited)).toEqual([8, 8, 8, -24]);
    expect(worth(handedOver(edited, 'H2'))).toEqual(balances(edited));
  });

  it('a round that is deleted is handed back', () => {
    const match = drop(handedOver(rounds(planned(), '0 3 5 8')), 'R1');
    expect(pending(match)).toEqual([-16, -4, 4, 16]);
    expect(worth(handedOver(match, 'back'))).toEqual([64, 64, 64, 64]);
  });

  it('undo of a hand-over puts the chips back', () => {
    const before = rounds(planned(), '0 3 5 8');
    expect(ledger(back(handedOver(before)))).toEqual(ledger(before));
  });

  it('a hand-over that can no longer have been made leaves the totals alone, and the stacks unknown', () => {
    const one = handedOver(rounds(planned(), '0 12 12 12'));
    const two = handedOver(add(one, named('R2', '0 11 12 12')), 'H2');
    const gone = drop(two, 'H');
    expect(balances(gone)).toEqual(balances(two));
    expect(replay(gone).conflict).toBeNull();
    if (ledger(gone).unknown === null) expect(pending(gone)).not.toEqual([0, 0, 0, 0]);
    const misfit = add(planned(), recounted('C', [[0, 0, 10], [4, 8, 4], [4, 8, 4], [4, 4, 0]]), named('R1', '10 0 1 1'));
    const kept = drop(handedOver(misfit), 'C');
    expect(ledger(kept).unknown).toBe('misfit');
    expect(balances(kept)).toEqual(balances(matchOf()).map((each, index) => each + [-28, 12, 8, 8][index]!));
  });
});

describe('chips that move outside a round', () => {
  it('5.5 a buy-in comes out of the box with the next hand-over, a cash-out goes into it', () => {
    const bought = add(planned(), adjusted('buys', { kind: 'buy-in', seat: seat(1), amount: chips(10) }));
    expect(planOf(bought)?.parts.flatMap(({ moves }) => moves)).toEqual([{ from: 'box', to: 1, value: 10, count: 1 }]);
    expect(ledger(handedOver(bought))).toMatchObject({ box: [4, 4, 3], stacks: [SET, [4, 4, 5], SET, SET] });
    const cashed = handedOver(add(planned(), adjusted('cashes', { kind: 'cash-out', seat: seat(0), amount: chips(10) })));
    expect(ledger(cashed)).toMatchObject({ box: [4, 4, 5] });
  });

  it('what the box cannot give stays open, and keeps nothing else from being handed over', () => {
    const coarse = withChips(planned({ players: 3 }), [{ value: 10, count: 6 }]);
    const match = add(coarse, adjusted('buys', { kind: 'buy-in', seat: seat(1), amount: chips(3) }), named('R1', '0 10 10'));
    expect(planOf(match)).toMatchObject({ left: [{ seat: 1, amount: 3 }], notes: [], moved: 2 });
    const done = handedOver(match);
    expect(pending(done)).toEqual([0, 3, 0]);
    // Rounds later it is still who bought in that waits for the box.
    expect(planOf(add(done, named('R2', '0 10 10')))).toMatchObject({ notes: [], left: [{ seat: 1, amount: 3 }] });
  });

  it('with every set on the table, who bought in or sat down with other chips waits for the box, and nobody else', () => {
    const full = planned({ players: 5 });
    const bought = add(full, adjusted('buys', { kind: 'buy-in', seat: seat(2), amount: chips(13) }), named('R1', '0 3 5 8 9'));
    expect(planOf(bought)).toMatchObject({ notes: [], left: [{ seat: 2, amount: 13 }] });
    const came = add(full, left('A goes', 0), joined('F sits', { player: 'F', start: 20 }), named('R1', '- 3 5 8 9 0'));
    expect(planOf(came)).toMatchObject({ left: [{ seat: 5, amount: 20 }] });
  });

  it('who plays with what he bought does not wait for more than he ends with', () => {
    const broke = add(
      withChips(planned({ settlement: { exhaustion: 'out-of-round' } }), [{ value: 1, count: 4 }]), named('R1', '0 9 1 1'),
    );
    const done = handedOver(broke);
    expect(balances(done)[1]).toBe(0);
    const bought = add(done, adjusted('buys', { kind: 'buy-in', seat: seat(1), amount: chips(40) }), named('R2', '0 6 1 1'));
    expect(planOf(bought)).toMatchObject({ notes: [] });
  });

  it('a payment is handed over like a round', () => {
    const paid = add(planned(), adjusted('pays', { kind: 'payment', from: seat(0), to: seat(3), amount: chips(5) }));
    expect(planOf(paid)?.parts.flatMap(({ moves }) => moves)).toEqual([{ from: 0, to: 3, value: 5, count: 1 }]);
  });

  it('who sits down with the usual chips takes a set out of the box; other chips come by the next hand-over', () => {
    expect(ledger(add(planned(), joined('E sits')))).toMatchObject({ stacks: [SET, SET, SET, SET, SET], box: [0, 0, 0], unknown: null });
    const other = add(planned(), joined('E sits', { start: 20 }));
    expect(pending(other)).toEqual([0, 0, 0, 0, 20]);
    expect(ledger(handedOver(other))).toMatchObject({ box: [4, 4, 2], stacks: [SET, SET, SET, SET, [0, 0, 2]] });
  });

  it('111 who leaves takes his chips along; a change of places, a leave and a return move none', () => {
    const match = add(handedOver(rounds(planned(), '0 3 5 8')), left('D goes', 3));
    const stacks = ledger(match).stacks;
    expect(ledger(add(match, returned('D again', 3), swapped('chairs', 0, 3))).stacks).toEqual(stacks);
    const three = add(match, named('R2', '0 3 5 -'));
    expect(planOf(three)?.parts.flatMap(({ moves }) => moves).some(({ from, to }) => from === 3 || to === 3)).toBe(false);
    expect(ledger(handedOver(three, 'H2')).stacks[3]).toEqual(stacks[3]);
  });

  it('111 who leaves before his chips were handed over is still part of the next plan', () => {
    const match = add(rounds(planned(), '0 3 5 8'), left('D goes', 3));
    expect(planOf(match)?.parts.flatMap(({ moves }) => moves).some(({ from }) => from === 3)).toBe(true);
    expect(worth(handedOver(match))).toEqual(balances(match));
  });
});

describe('the box as a bank', () => {
  // Nobody has a 5, and nobody enough 1s: only the box can change.
  const coarse = add(
    planned(),
    recounted('C', [[4, 0, 6], [4, 0, 6], [4, 0, 6], [4, 0, 6]], { box: [4, 20, 0] }),
    adjusted('bet', { kind: 'payment', from: seat(3), to: seat(0), amount: chips(5) }),
  );

  it('takes part only if the table allows it', () => {
    expect(planOf(coarse)).toMatchObject({ notes: [{ from: 3, to: 0 }] });
    expect(planOf(coarse)?.parts.flatMap(({ moves }) => moves).some(({ from }) => from === 'box')).toBe(false);
    const bank = add(coarse, planFrom('bank', { bank: true }));
    expect(planOf(bank)).toMatchObject({ notes: [], moved: 3, proven: true });
    expect(ledger(handedOver(bank))).toMatchObject({ box: [4, 18, 1] });
    expect(worth(handedOver(bank))).toEqual(balances(bank));
  });
});

describe('where no hand-overs are planned', () => {
  it('chips that must move make the stacks unknown, and a count makes them known', () => {
    const off = add(planned(), planFrom('off', { on: false }));
    expect(ledger(off).unknown).toBeNull();
    const played = add(off, named('R1', '0 3 5 8'), planFrom('on', {}));
    expect(ledger(played).unknown).toBe('moved-unseen');
    const counted = add(played, recounted('C', [[5, 5, 5], [3, 5, 4], [5, 3, 4], [3, 3, 3]]));
    expect(ledger(counted).unknown).toBeNull();
    expect(pending(counted)).toEqual([0, 0, 0, 0]);
  });
});

describe('what can be booked', () => {
  const match = rounds(planned(), '0 3 5 8');

  it('only a hand-over after which everybody has his total, but for notes', () => {
    const event = accepted(match, 'H');
    expect(tryAdd(match, { ...event, moves: event.moves.slice(1) })).toMatchObject({ ok: false, error: { code: 'moved-on' } });
    expect(tryAdd(match, { ...event, notes: [{ from: seat(0), to: seat(1), amount: chips(1) }] })).toMatchObject({ ok: false });
    const impossible = { ...event, moves: [{ from: seat(3), to: seat(0), value: 1, count: 20 }] };
    expect(tryAdd(match, impossible)).toMatchObject({ ok: false, error: { code: 'moved-on' } });
    expect(tryAdd(match, event).ok).toBe(true);
  });

  it('155 what another window has handed over is not handed over twice', () => {
    const event = accepted(match, 'H');
    const done = add(match, event);
    expect(tryAdd(done, { ...event, id: accepted(match, 'again').id })).toMatchObject({ ok: false, error: { code: 'moved-on' } });
  });

  it('after the last round too', () => {
    const over = rounds(planned({ roundLimit: 1 }), '0 3 5 8');
    expect(replay(over).end).toBe('round-limit');
    expect(worth(handedOver(over))).toEqual(balances(over));
  });
});

describe('notes', () => {
  /** Nothing that could pay less than 10. */
  const tens = () => withChips(planned({ players: 3 }), [{ value: 10, count: 6 }]);

  it('what no chips can pay stays as the smallest note, and the next hand-over clears it first', () => {
    const match = rounds(tens(), '0 1 2'); // nets +3, 0, −3
    const plan = planOf(match);
    expect(plan?.notes).toEqual([{ from: 2, to: 0, amount: 3 }]);
    const noted = handedOver(match);
    expect(ledger(noted).notes).toEqual([{ from: 2, to: 0, amount: 3 }]);
    expect(pending(noted)).toEqual([0, 0, 0]);
    // 3 back: nothing moves, nothing stays owed.
    expect(planOf(add(noted, named('R2', '2 1 0')))).toMatchObject({ notes: [], moved: 0, proven: true });
    const cleared = handedOver(add(noted, named('R2', '2 1 0')), 'H2');
    expect(ledger(cleared).notes).toEqual([]);
    expect(ledger(cleared).stacks).toEqual([[6], [6], [6]]);
  });

  it('a note with somebody who has gone stays as it is', () => {
    const noted = add(handedOver(rounds(tens(), '0 1 2')), joined('D sits', { player: 'D', start: 60, after: 2 }), left('C goes', 2));
    const next = handedOver(add(noted, named('R2', '0 10 - 10')), 'H2');
    expect(ledger(next).notes).toEqual([{ from: 2, to: 0, amount: 3 }]);
    expect(pending(next)).toEqual([0, 0, 0, 0]);
  });

  it('entitle one and bind the other', () => {
    expect(dueByNotes(3, [{ from: seat(2), to: seat(0), amount: chips(3) }])).toEqual([3, 0, -3]);
  });
});

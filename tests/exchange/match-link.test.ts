import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareRow, linkFragment, linkText, readFragment, readLinkText, type LinkFault } from '@/lib/exchange';
import { matchId, PRESET_SETUPS, replay, startMatch, timestamp, playerId, type Match } from '@/lib/match';
import { decodeMatch, encodeMatch, STORED_ROWS } from '@/lib/storage';
import { add, edit, finished, fx1, matchOf, must } from '../support/match-builder';
import { SEED } from '../support/round-arbitrary';
import { matches } from '../storage/random-match';

const rowOf = (match: Match, deletedAt: number | null = null) => encodeMatch({ match, deletedAt: deletedAt as never });
const bytes = (text: string) => new TextEncoder().encode(text);
const plain = (row: unknown) => linkFragment(linkText(row), 'p', bytes(linkText(row)));

function open(fragment: string): unknown {
  const parts = must(readFragment(fragment));
  return must(readLinkText(parts.packed, parts.sum, STORED_ROWS.matches)).row;
}

function faultOf(fragment: string): LinkFault | null {
  const parts = readFragment(fragment);
  if (!parts.ok) return parts.error;
  const read = readLinkText(parts.value.packed, parts.value.sum, STORED_ROWS.matches);
  return read.ok ? null : read.error;
}

const written = (value: unknown) => linkFragment(JSON.stringify(value), 'p', bytes(JSON.stringify(value)));

describe('a match in a link', () => {
  it('comes out as it went in, whatever was played', () => {
    fc.assert(
      fc.property(matches, (match) => {
        const back = open(plain(rowOf(match)));
        expect(back).toStrictEqual(rowOf({ ...match, done: [], undone: [] }));
        expect(replay(must(decodeMatch(back)).match).state).toEqual(replay(match).state);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('1 an edit, the end and the places arrive', () => {
    const row = open(plain(rowOf(add(edit(fx1(), 'R1', '0 3 5 8(1)'), finished()))));
    expect(replay(must(decodeMatch(row)).match)).toMatchObject({ end: 'finished', state: { balances: [92, 68, 84, 12] } });
  });

  it('carries nothing that nobody sees: no step taken back, no deletion', () => {
    const changed = edit(edit(fx1(), 'R1', '0 3 5 12'), 'R1', '0 3 5 9');
    expect(JSON.stringify(rowOf(changed, 5))).toContain('"tiles":12');
    expect(linkText(rowOf(changed, 5))).not.toContain('"tiles":12');
    expect(open(plain(rowOf(changed, 5)))).toMatchObject({ deletedAt: null, done: [], undone: [] });
  });

  it.each(Object.entries(PRESET_SETUPS))('5 keeps its own rules: %s', (_name, setup) => {
    const players = ['A', 'B', 'C'].map((name) => ({ playerId: playerId(name), name }));
    const chipSet = setup.chipSet.map(({ value, count }) => ({ value, count: Math.max(count, 2) }));
    for (const roundLimit of [null, 5, 7]) {
      const match = must(startMatch({ id: matchId('m'), createdAt: timestamp(1), players, setup: { ...setup, chipSet, roundLimit } }));
      expect(open(plain(rowOf(match)))).toMatchObject({ setup: { ...setup, chipSet, roundLimit } });
    }
  });

  it('says of the rules only what is otherwise, so that the code stays coarse', () => {
    expect(linkText(rowOf(matchOf({ roundLimit: 5 })))).toContain('"setup":{"otherwise":{}}');
    expect(linkText(rowOf(matchOf({ roundLimit: null })))).toContain('"setup":{"otherwise":{"roundLimit":null}}');
  });

  it('a setup that lacks what is taken for granted is told whole: nothing is added on the way', () => {
    const { rules } = PRESET_SETUPS.official;
    const text = linkText({ schema: 9, setup: { preset: 'official', rules: { ...rules, settlement: { penalty: 'none' } }, roundLimit: 5 } });
    expect(text).not.toContain('otherwise');
    expect(text).toContain('"settlement":{"penalty":"none"}');
  });

  it('what it takes for granted never changes: a link of the first version is opened for ever', () => {
    const first = [
      'lexio1peyJzY2hlbWEiOjMsImlkIjoibSIsImNyZWF0ZWRBdCI6MSwiZGVsZXRlZEF0IjpudWxsLCJzZWF0cyI6W3sicGxheWVySWQiOiJhIiwibmFtZSI6I',
      'kFubiIsInN0YXJ0Ijo2NH0seyJwbGF5ZXJJZCI6ImIiLCJuYW1lIjoi66-87KeAIiwic3RhcnQiOjY0fSx7InBsYXllcklkIjoiYyIsIm5hbWUiOiJDZW0iL',
      'CJzdGFydCI6NjR9XSwic2V0dXAiOnsib3RoZXJ3aXNlIjp7InJ1bGVzIjp7InNldHRsZW1lbnQiOnsicGVuYWx0eSI6Im5vbmUifX19fSwiYWJvdXQiOnsic',
      'GxhY2UiOiIiLCJub3RlIjoiIn0sImV2ZW50cyI6W3siaWQiOiJyIiwiYXQiOjIsInR5cGUiOiJyb3VuZCIsImVudHJ5Ijp7Indpbm5lciI6MCwiaGFuZHMiO',
      'lt7InRpbGVzIjowLCJ0d29zIjowfSx7InRpbGVzIjozLCJ0d29zIjoxfSx7InRpbGVzIjo1LCJ0d29zIjowfV19fV0sImRvbmUiOltdLCJ1bmRvbmUiOltdf',
      'Q.7c2e38b5',
    ].join('');
    const row = open(first);
    expect(row).toMatchObject({
      setup: {
        preset: 'official', roundLimit: 5, chipPlan: { on: false, bank: false, colours: [] }, chipSet: [{ value: 1, count: 4 }, { value: 5, count: 4 }, { value: 10, count: 4 }],
        rules: {
          comparison: { straightOrder: 'official', flushOrder: 'all-numbers' },
          settlement: { penalty: 'none', penaltyScope: 'count', collectors: 'all', exhaustion: 'out-of-match', settlementOrder: 'ordered' },
          deal: { dealPlan: 'standard', twoPlayerDeal: 'up-to-six' }, lead: 'cloud-three', tableOfTwo: 'ends', suitNaming: 'symbol',
        },
      },
    });
    expect(replay(must(decodeMatch(row)).match).state.balances).toEqual([72, 63, 57]);
  });
});

describe('a link that is no match is refused', () => {
  const good = plain(rowOf(fx1()));
  const row = rowOf(fx1()) as Record<string, unknown>;

  it.each(['', '#', '#top', 'a=1', 'LEXIO1pabc.00000000'])('%j holds none', (fragment) => {
    expect(faultOf(fragment)).toEqual({ code: 'no-match' });
  });

  it('a later version says so, whatever it looks like', () => {
    expect(faultOf(good.replace('lexio1', 'lexio2'))).toEqual({ code: 'newer' });
    expect(faultOf('lexio12q!?')).toEqual({ code: 'newer' });
    expect(faultOf(written({ ...row, schema: 99 }))).toEqual({ code: 'newer' });
  });

  it('cut off at any place, or with any sign changed, it is not taken', () => {
    for (let length = 'lexio'.length; length < good.length; length += 7) {
      expect(faultOf(good.slice(0, length)), String(length)).toEqual({ code: 'cut-off' });
    }
    fc.assert(
      fc.property(fc.integer({ min: 'lexio1p'.length, max: good.length - 1 }), fc.constantFrom('A', 'b', '7', '_', '.', '%'), (place, sign) => {
        fc.pre(good[place] !== sign);
        const changed = good.slice(0, place) + sign + good.slice(place + 1);
        // The last sign of the packed part has bits to spare: what they say does not count.
        if (faultOf(changed) === null) expect(open(changed)).toStrictEqual(open(good));
        else expect(faultOf(changed)).toEqual({ code: 'cut-off' });
      }),
      { seed: SEED, numRuns: 300 },
    );
    expect(faultOf(`${good}.`)).toEqual({ code: 'cut-off' });
    expect(faultOf(`lexio1p${'A'.repeat(300_000)}.00000000`)).toEqual({ code: 'cut-off' });
  });

  it.each<[what: string, value: unknown, path: string]>([
    ['no object', [1], ''],
    ['a number', 7, ''],
    ['another thing', { a: 1 }, 'schema'],
    ['a round of a player who is not there', { ...row, events: [{ id: 'x', at: 1, type: 'round', entry: { winner: 9, hands: [null, null, null, null] } }] }, 'events[0].entry.winner'],
    ['a field nobody knows', { ...row, extra: 1 }, 'extra'],
    ['infinity as text', { ...row, createdAt: 'Infinity' }, 'createdAt'],
    ['a setup with less', { ...row, setup: { otherwise: { preset: 'mine' } } }, 'setup.preset'],
    ['a prototype', JSON.parse('{"schema":2,"setup":{"otherwise":{"__proto__":{"x":1}}}}'), ''],
  ])('made by hand: %s', (_what, value, path) => {
    const fault = faultOf(written(value));
    expect(fault).toMatchObject({ code: 'damaged' });
    if (path !== '') expect(fault).toMatchObject({ path });
  });

  it('what is no text is not taken for one', () => {
    expect(faultOf(linkFragment('x', 'p', bytes('y')))).toEqual({ code: 'cut-off' });
    expect(faultOf(linkFragment('not json', 'p', bytes('not json')))).toEqual({ code: 'damaged', path: '' });
  });
});

it('a row without undo is what two phones can both hold', () => {
  const changed = edit(fx1(), 'R1', '0 3 5 9');
  expect(bareRow(rowOf(changed, 4))).toStrictEqual(rowOf({ ...changed, done: [], undone: [] }));
  expect(bareRow(null)).toEqual({});
});

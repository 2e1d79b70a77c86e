import { describe, expect, it } from 'vitest';
import { BACKUP_VERSION, beginsAsBackup, readBackup, type BackupFault } from '@/lib/exchange';
import { timestamp } from '@/lib/match';
import { encodeMatch, STORED_ROWS } from '@/lib/storage';
import { fx1, must } from '../support/match-builder';
import { checked, EXPORTED_AT, textOfRows } from './backup-file';

const MATCH = encodeMatch({ match: fx1(), deletedAt: timestamp(9) }) as Record<string, unknown>;
const PLAYER = { schema: 2, id: 'p', name: '😀 민지 <img src=x onerror=alert(1)>', key: '😀 민지 <img src=x onerror=alert(1)>', mergedInto: null, archived: false };
const UNREADABLE = { id: 'odd', events: 'none' };
const FILE = textOfRows({ matches: [MATCH, UNREADABLE], players: [PLAYER] });

const read = (text: string) => readBackup(text, STORED_ROWS);
const faultOf = (text: string): BackupFault | null => {
  const answer = read(text);
  return answer.ok ? null : answer.error;
};
/** The file with one thing in it changed. */
function tampered(change: (file: Record<string, never>) => unknown): string {
  const file = JSON.parse(FILE) as Record<string, never>;
  const next = change(file);
  return JSON.stringify(next ?? file);
}

describe('a sound file', () => {
  it('says what it is, in words a person can read', () => {
    expect(JSON.parse(FILE)).toMatchObject({
      format: 'lexio-backup', version: 1, app: 'build 7', exportedAt: '2026-04-08T18:30:00.000Z',
      matches: [{ id: 'match', deletedAt: 9 }], players: [{ id: 'p' }], unreadable: { matches: [UNREADABLE], players: [] }, leftOut: [],
    });
  });

  it('is read back as it was made', () => {
    expect(read(FILE)).toEqual({
      ok: true,
      value: {
        app: 'build 7', exportedAt: EXPORTED_AT, leftOut: [],
        known: { matches: [{ id: 'match', row: MATCH, lastChange: 9 }], players: [{ id: 'p', row: PLAYER, lastChange: null }] },
        unreadable: { matches: [UNREADABLE], players: [] },
      },
    });
  });

  it.each([
    ['a mark at its start', `\ufeff${FILE}`],
    ['white space and line ends of another system', JSON.stringify(JSON.parse(FILE), null, 2).replaceAll('\n', '\r\n')],
  ])('may have %s (65)', (_what, text) => {
    expect(read(text)).toEqual(read(FILE));
    expect(beginsAsBackup(text)).toBe(true);
  });

  it('of an empty app is sound, too (75)', () => {
    expect(checked({ matches: [], players: [] }).known).toEqual({ matches: [], players: [] });
  });

  it('may hold rows of an older schema', () => {
    const answer = must(read(tampered((file) => ({ ...file, matches: [{ ...MATCH, schema: 1 }] }))));
    expect(answer.known.matches[0]?.row).toEqual(MATCH);
  });

  it('hands over what an older build could not read and this one can', () => {
    const later = must(read(tampered((file) => ({ ...file, matches: [], unreadable: { matches: [MATCH], players: [] } }))));
    expect(later.known.matches).toHaveLength(1);
    expect(later.unreadable.matches).toEqual([]);
  });

  it('names what no file can hold', () => {
    const rows = { matches: [{ id: 'when', at: new Date(0) }, { id: 'big', n: 1n }, { id: 7 }], players: [] };
    expect(checked(rows)).toMatchObject({ leftOut: ['when', 'big', '7'], unreadable: { matches: [] } });
  });
});

describe('69 a file that is not taken', () => {
  const round = { id: 'r', at: 1, type: 'round', entry: { winner: 0, hands: [{ tiles: 0, twos: 0 }, { tiles: 3, twos: 0 }] } };
  const withRound = (event: unknown) => tampered((file) => ({ ...file, matches: [{ ...MATCH, events: [event], done: [], undone: [] }] }));
  const four = [0, 3, 5, 8].map((tiles) => ({ tiles, twos: 0 }));
  it.each<[what: string, text: string, fault: BackupFault]>([
    ['empty', '', { code: 'empty' }],
    ['white space', '\ufeff \n', { code: 'empty' }],
    ['a picture renamed', '\u0089PNG\r\n\u001a\n\u0000IHDR', { code: 'not-json' }],
    ['cut off', FILE.slice(0, -10), { code: 'cut-off' }],
    ['cut off after its first words', FILE.slice(0, 40), { code: 'cut-off' }],
    ['with a number that is none', FILE.replace('"deletedAt":9', '"deletedAt":NaN'), { code: 'cut-off' }],
    ['of another app', '{"format":"excalidraw","version":2}', { code: 'other-file' }],
    ['a list', '[]', { code: 'other-file' }],
    ['nothing, in JSON', 'null', { code: 'other-file' }],
    ['newer', tampered((file) => ({ ...file, version: BACKUP_VERSION + 1, app: 'build 99', what: 'else' })), { code: 'newer', app: 'build 99' }],
    ['with a newer row', tampered((file) => ({ ...file, matches: [{ ...MATCH, schema: 999 }] })), { code: 'newer', app: 'build 7' }],
    ['without a version', tampered((file) => ({ ...file, version: '1' })), { code: 'damaged', path: 'version', problem: 'no version number' }],
    ['without a build', tampered((file) => ({ ...file, app: 3 })), { code: 'damaged', path: 'app', problem: 'not a text' }],
    ['with a date nobody can read (41)', tampered((file) => ({ ...file, exportedAt: '8.4.2026' })), { code: 'damaged', path: 'exportedAt', problem: 'no such time' }],
    ['with a match of no date (41)', tampered((file) => ({ ...file, matches: [{ ...MATCH, createdAt: '2026-04-08' }] })), { code: 'damaged', path: 'matches[0].createdAt', problem: 'invalid_type' }],
    ['with a field too many', tampered((file) => ({ ...file, extra: 1 })), { code: 'damaged', path: 'extra', problem: 'unknown field' }],
    ['with a field too many in a row', tampered((file) => ({ ...file, players: [{ ...PLAYER, extra: 1 }] })), { code: 'damaged', path: 'players[0].extra', problem: 'unrecognized_keys' }],
    ['without a list', tampered((file) => ({ ...file, players: {} })), { code: 'damaged', path: 'players', problem: 'not a list of rows' }],
    ['with an id twice', tampered((file) => ({ ...file, matches: [MATCH, MATCH] })), { code: 'damaged', path: 'matches[1].id', problem: 'stands twice' }],
    ['with an id twice, once unreadable', tampered((file) => ({ ...file, unreadable: { matches: [{ id: 'match' }], players: [] } })), { code: 'damaged', path: 'unreadable.matches[0].id', problem: 'stands twice' }],
    ['with an unreadable row of no name', tampered((file) => ({ ...file, unreadable: { matches: [{ id: 4 }], players: [] } })), { code: 'damaged', path: 'unreadable.matches[0].id', problem: 'no name to keep it under' }],
    ['with unreadable rows of an unknown kind', tampered((file) => ({ ...file, unreadable: { matches: [], players: [], drafts: [] } })), { code: 'damaged', path: 'unreadable.drafts', problem: 'unknown field' }],
    ['with names left out that are none', tampered((file) => ({ ...file, leftOut: [1] })), { code: 'damaged', path: 'leftOut', problem: 'not a list of names' }],
    ['with a round missing a player', withRound(round), { code: 'damaged', path: 'matches[0].events[0].entry.hands', problem: 'not of a table of 4' }],
    ['with a winner who never sat there', withRound({ ...round, entry: { winner: 9, hands: four } }), { code: 'damaged', path: 'matches[0].events[0].entry.winner', problem: 'not of a table of 4' }],
    ['with a count in words', withRound({ ...round, entry: { winner: 0, hands: four.map((hand) => ({ ...hand, tiles: 'Infinity' })) } }), { code: 'damaged', path: 'matches[0].events[0].entry.hands[0].tiles', problem: 'invalid_type' }],
  ])('%s', (_what, text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });

  it('whatever single field is left out', () => {
    const fields = Object.keys(JSON.parse(FILE) as object);
    expect(fields).toHaveLength(8);
    for (const field of fields) {
      expect(faultOf(tampered((file) => Object.fromEntries(Object.entries(file).filter(([key]) => key !== field)))), field).not.toBeNull();
    }
  });

  it('wherever it is cut off', () => {
    for (let length = 0; length < FILE.length; length += 97) expect(faultOf(FILE.slice(0, length)), `${length}`).not.toBeNull();
  });
});

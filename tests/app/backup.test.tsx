// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackupReminder } from '@/app/_components/backup/backup-reminder';
import { BackupScreen } from '@/app/_components/backup/backup-screen';
import { readBackupFile } from '@/app/_components/backup/read-file';
import { dateText } from '@/app/_components/history/match-date';
import { lastBackup, rememberBackup } from '@/app/_hooks/last-backup';
import { LARGE_FILE } from '@/lib/exchange';
import { matchId, timestamp } from '@/lib/match';
import { ok } from '@/lib/shared';
import { encodeMatch, type Everything } from '@/lib/storage';
import { fx1, matchOf } from '../support/match-builder';
import { button, en, show, textOf } from '../support/render';
import { textOfRows } from '../exchange/backup-file';

const { backup, fault } = en;
const rowOf = (id: string, match = matchOf()) => encodeMatch({ match: { ...match, id: matchId(id) }, deletedAt: null });

const world = vi.hoisted(() => ({ rows: undefined as unknown, since: 0, rewrite: vi.fn() }));
vi.mock('dexie-react-hooks', () => ({ useLiveQuery: (query: { name: string }) => (query.name === 'readEverything' ? world.rows : world.since) }));
vi.mock('@/lib/storage', async (original) => ({
  ...(await original<object>()),
  readEverything: function readEverything() {},
  rewriteEverything: world.rewrite,
}));

const KEY = 'lexio.last-backup';
let downloaded: string[] = [];

beforeEach(() => {
  downloaded = [];
  world.rows = { matches: [rowOf('a'), rowOf('b')], players: [] } satisfies Everything;
  world.since = 0;
  world.rewrite.mockReset().mockImplementation((decide: (now: unknown) => { ok: boolean }) => {
    const decided = decide(world.rows);
    return Promise.resolve(decided.ok ? ok(undefined) : decided);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloaded.push(this.download);
  });
});

afterEach(() => {
  localStorage.removeItem(KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY })); // the page forgets, too
});

/** jsdom has no share sheet. */
function stubSheet(share: () => Promise<void>) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

describe('77 saving says what happened', () => {
  it('downloads where no sheet takes files', async () => {
    const { user } = show(<BackupScreen />);
    expect(screen.getByText(backup.never)).toBeTruthy();
    expect(screen.queryByRole('button', { name: backup.saveAsFile })).toBeNull();
    await user.click(button(backup.save));
    expect(downloaded).toHaveLength(1);
    expect(await screen.findByText(backup.downloaded(downloaded[0] ?? ''))).toBeTruthy();
    expect(lastBackup()).not.toBeNull();
  });

  it('hands the file to the sheet where there is one', async () => {
    const share = vi.fn((_data?: ShareData) => Promise.resolve());
    stubSheet(share);
    const { user } = show(<BackupScreen />);
    await user.click(button(backup.save));
    expect(await screen.findByText(backup.shared)).toBeTruthy();
    expect(share.mock.calls[0]?.[0]?.files?.[0]?.name).toMatch(/^lexio-backup-.*\.json$/u);
    expect(downloaded).toEqual([]);
  });

  it('is silent about a sheet that was closed', async () => {
    stubSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const { user } = show(<BackupScreen />);
    await user.click(button(backup.save));
    await user.click(button(backup.save));
    expect(screen.queryByRole('status')).toBeNull();
    expect([downloaded, lastBackup()]).toEqual([[], null]);
  });

  it('downloads what the sheet refuses', async () => {
    stubSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { user } = show(<BackupScreen />);
    await user.click(button(backup.save));
    await waitFor(() => expect(downloaded).toHaveLength(1));
    expect(await screen.findByText(backup.downloaded(downloaded[0] ?? ''))).toBeTruthy();
  });

  it('names what no file can hold', async () => {
    world.rows = { matches: [{ id: 'odd one', at: new Date(0) }], players: [] };
    const { user } = show(<BackupScreen />);
    await user.click(button(backup.save));
    expect(await screen.findByText(backup.leftOut('odd one'))).toBeTruthy();
  });
});

describe('restoring', () => {
  const choose = async (rows: Everything) => {
    const shown = show(<BackupScreen />);
    await shown.user.upload(screen.getByLabelText(backup.choose), new File([textOfRows(rows)], 'x.bin'));
    await screen.findByRole('region', { name: backup.found });
    return shown;
  };
  const later = { ...fx1(), createdAt: timestamp(7) };

  it('where matches differ says which is newer, and asks', async () => {
    const { user } = await choose({ matches: [rowOf('a', later)], players: [] });
    const found = textOf(screen.getByRole('region', { name: backup.found }));
    expect(found).toContain(backup.laterInFile(1));
    expect(found).toContain(backup.nothing);
    await user.click(screen.getByRole('radio', { name: backup.keep.file }));
    await user.click(button(backup.merge));
    expect(await screen.findByText(backup.doneMatches(2, 2))).toBeTruthy();
    expect(downloaded).toEqual([expect.stringMatching(/^lexio-before-restore-/u)]);
    await user.click(button(backup.safetyAgain));
    expect(downloaded).toHaveLength(2);
    expect(lastBackup()).toBeNull(); // b is in no backup
  });

  it('155 what was saved in another window meanwhile is not written over', async () => {
    const { user } = await choose({ matches: [rowOf('c')], players: [] });
    world.rewrite.mockImplementationOnce((decide: (now: unknown) => unknown) => Promise.resolve(decide({ matches: [], players: [] })));
    await user.click(button(backup.merge));
    expect(textOf(await screen.findByRole('alert'))).toBe(`${backup.fault['moved-on']}${backup.unchanged}`);
    await user.click(button(backup.merge)); // the second attempt
    expect(await screen.findByText(backup.doneMatches(2, 3))).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['full', 'failed'] as const)('says so when the device is %s', async (code) => {
    const { user } = await choose({ matches: [rowOf('c')], players: [] });
    world.rewrite.mockResolvedValueOnce({ ok: false, error: { code, name: 'x' } });
    await user.click(button(backup.merge));
    expect(textOf(await screen.findByRole('alert'))).toBe(`${fault.storage[code]}${backup.unchanged}`);
  });

  it('all that is here now being in the file, its date is the date of the last backup', async () => {
    world.rows = { matches: [], players: [] };
    const { user } = await choose({ matches: [rowOf('c')], players: [] });
    await user.click(button(backup.merge));
    await screen.findByText(backup.doneMatches(0, 1));
    expect(lastBackup()).toBe(Date.UTC(2026, 3, 8, 18, 30));
  });

  it('an older file takes nothing from the date of a later backup', async () => {
    world.rows = { matches: [], players: [] };
    rememberBackup(timestamp(Date.UTC(2026, 4, 1)));
    const { user } = await choose({ matches: [rowOf('c')], players: [] });
    await user.click(button(backup.merge));
    await screen.findByText(backup.doneMatches(0, 1));
    expect(lastBackup()).toBe(Date.UTC(2026, 4, 1));
  });
});

describe('a large file', () => {
  const large = (text: string) => {
    const file = new File([text], 'x');
    Object.defineProperty(file, 'size', { value: LARGE_FILE });
    return readBackupFile(file);
  };
  it('is taken if it is ours, however large', async () => {
    expect(await large(textOfRows({ matches: [], players: [] }))).toMatchObject({ ok: true });
  });
  it('is not read at all otherwise', async () => {
    expect(await large('{"a":1}')).toEqual({ ok: false, error: { code: 'too-large' } });
  });
});

describe('159 the reminder', () => {
  it('comes with the fifth match in no backup, and says when the last was', () => {
    world.since = 4;
    const { unmount } = show(<BackupReminder />);
    expect(screen.queryByRole('note')).toBeNull();
    unmount();
    world.since = 5;
    rememberBackup(timestamp(5));
    show(<BackupReminder />);
    expect(textOf(screen.getByRole('note'))).toContain(`${backup.remind(5)}${backup.last(dateText(timestamp(5), 'en'))}`);
  });

  it.each(['', 'x', '-3', '1e400', '9999999999999999'])('takes %j for no moment at all', (stored) => {
    localStorage.setItem(KEY, stored);
    expect(lastBackup()).toBeNull();
  });
});

// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useMatch } from '@/app/_hooks/use-match';
import { useMatchActions, type MatchActions } from '@/app/_hooks/use-match-actions';
import { faultText, useReport } from '@/app/_hooks/use-report';
import { LOCALES } from '@/lib/i18n';
import { messagesOf } from '@/lib/i18n/catalogues';
import { basisOf, matchId, playerId, PRESET_SETUPS, timestamp, type Match, type MatchId } from '@/lib/match';
import { seat } from '@/lib/shared';
import { createMatch, readDraft, readMatch, roundDraftKey, writeDraft, type StorageFault } from '@/lib/storage';
import { fx1, must } from '../support/match-builder';
import { roundOf } from '../support/round-text';
import { en, runHook } from '../support/render';

let made = 0;

/** A match of its own on the device. */
async function stored(): Promise<Match> {
  made += 1;
  const id = matchId(`match ${made}`);
  const names = ['A', 'B', 'C', 'D'];
  const newPlayerIds = names.map((name) => playerId(`${name} of ${made}`));
  return must(await createMatch({ id, createdAt: timestamp(made), names, newPlayerIds, setup: PRESET_SETUPS.official }));
}

async function onDisk(id: MatchId): Promise<Match> {
  const read = await readMatch(id);
  if (read.status !== 'ready') throw new Error(read.status);
  return read.value.match;
}

const R1 = roundOf('0 3 5 8');

describe('a change', () => {
  it('is on disk when it has been told, and the draft it came from is gone', async () => {
    const { id } = await stored();
    const key = roundDraftKey(id, null);
    must(await writeDraft(key, { kind: 'round', matchId: id, eventId: null, basis: null, at: timestamp(1), draft: { winner: seat(0), tiles: [null, 3, 5, 8], twos: [0, 0, 0, 0] } }));
    const { result } = runHook(useMatchActions, id);
    const told = await act(() => result.current.saveRound(R1, { lastEvent: null }, key));
    expect(told?.ok).toBe(true);
    expect((await onDisk(id)).events).toMatchObject([{ type: 'round', entry: R1 }]);
    expect(await readDraft(key)).toEqual({ status: 'missing' });
  });

  it('63 a second tap while it is under way does nothing, and says so by null', async () => {
    const { id } = await stored();
    const { result } = runHook(useMatchActions, id);
    const told = await act(() => {
      const { saveRound } = result.current;
      return Promise.all([1, 2, 3].map(() => saveRound(R1, { lastEvent: null }, 'none')));
    });
    expect(told.map((each) => each?.ok ?? null)).toEqual([true, null, null]);
    expect((await onDisk(id)).events).toHaveLength(1);
    expect(result.current.busy).toBe(false);
  });

  it('that takes long enough to be noticed is busy until it is done, whatever comes of it', async () => {
    const { id } = await stored();
    const { result } = runHook(useMatchActions, id);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let saving: ReturnType<MatchActions['saveRound']> | undefined;
    act(() => {
      saving = result.current.saveRound(R1, { lastEvent: null }, 'none');
      vi.advanceTimersByTime(100);
    });
    expect(result.current.busy).toBe(true);
    vi.useRealTimers();
    await act(() => saving);
    expect(result.current.busy).toBe(false);
    const refused = await act(() => result.current.undo('another' as never));
    expect(refused).toEqual({ ok: false, error: { code: 'moved-on' } });
    expect(result.current.busy).toBe(false);
  });

  it('round, edit, end, deletion: each is made, taken back and repeated', async () => {
    const { id } = await stored();
    const { result } = runHook(useMatchActions, id);
    const last = async () => (await onDisk(id)).done.at(-1)?.id as never;
    const kinds = async () => (await onDisk(id)).events.map((event) => event.type).join(' ');

    must(await act(() => result.current.saveRound(R1, { lastEvent: null }, 'none')) as never);
    const [round] = (await onDisk(id)).events;
    if (round?.type !== 'round') throw new Error('no round');
    must(await act(() => result.current.editRound(round, roundOf('0 3 5 8(1)'), 'none')) as never);
    expect((await onDisk(id)).events).toMatchObject([{ id: round.id, entry: roundOf('0 3 5 8(1)') }]);
    const match = await onDisk(id);
    must(await act(() => result.current.add({ type: 'finish' }, basisOf(match))) as never);
    expect(await kinds()).toBe('round finish');
    const end = await last();
    must(await act(() => result.current.undo(end)) as never);
    expect(await kinds()).toBe('round');
    must(await act(() => result.current.redo(end)) as never);
    expect(await kinds()).toBe('round finish');
    must(await act(() => result.current.deleteEvent(round.id)) as never);
    expect(await kinds()).toBe('finish');
  });

  it('155 made on stale ground is refused, and the disk is as it was', async () => {
    const { id } = await stored();
    const [one, two] = [runHook(useMatchActions, id), runHook(useMatchActions, id)];
    await act(() => one.result.current.saveRound(R1, { lastEvent: null }, 'none'));
    const late = await act(() => two.result.current.saveRound(roundOf('4 0 2 6'), { lastEvent: null }, 'none'));
    expect(late).toEqual({ ok: false, error: { code: 'moved-on' } });
    expect((await onDisk(id)).events).toMatchObject([{ entry: R1 }]);
  });

  it('of a match that is not there is refused', async () => {
    const { result } = runHook(useMatchActions, matchId('nowhere'));
    expect(await act(() => result.current.add({ type: 'finish' }, { lastEvent: null }))).toEqual({ ok: false, error: { code: 'missing' } });
  });
});

it('161 a match that is shown follows what another hand changes', async () => {
  const { id } = await stored();
  const { result } = runHook(useMatch, id);
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', played: { state: { roundsPlayed: 0 } } }));
  const other = runHook(useMatchActions, id);
  await act(() => other.result.current.saveRound(R1, { lastEvent: null }, 'none'));
  await waitFor(() => expect(result.current).toMatchObject({ played: { state: { balances: [80, 68, 60, 48] } } }));
});

it('a match that is not on the device is missing', async () => {
  const { result } = runHook(useMatch, matchId('nowhere'));
  await waitFor(() => expect(result.current).toEqual({ status: 'missing' }));
});

describe('what is said of a change', () => {
  const match = fx1();
  const damage = { code: 'damaged', path: '', problem: '' } as const;
  const STORAGE: { readonly [C in StorageFault['code']]: Extract<StorageFault, { code: C }> } = {
    missing: { code: 'missing' },
    broken: { code: 'broken', damage },
    newer: { code: 'newer', damage: { ...damage, code: 'newer' } },
    full: { code: 'full' },
    failed: { code: 'failed', name: 'Error' },
  };

  it.each(LOCALES)('%s: a storage fault has its sentence, a refused change names the player', (locale) => {
    const messages = messagesOf(locale);
    for (const fault of Object.values(STORAGE)) {
      expect(faultText(fault, match, messages)).toBe(messages.fault.storage[fault.code]);
    }
    const missing = { code: 'bad-entry', errors: [{ code: 'missing-count', seat: seat(2) }] } as const;
    expect(faultText(missing, match, messages)).toBe(messages.fault.change(missing, () => 'C'));
  });

  it('is nothing for one that was made or not begun, and a message for one that was refused', async () => {
    const { result } = runHook(() => useReport(match), undefined);
    const told: boolean[] = [];
    act(() => void told.push(result.current({ ok: true, value: match }), result.current(null)));
    expect(told).toEqual([true, false]);
    expect(screen.queryByRole('listitem')).toBeNull();
    act(() => void told.push(result.current({ ok: false, error: STORAGE.full })));
    expect(told.at(-1)).toBe(false);
    expect(await screen.findByText(en.fault.storage.full, { selector: 'div' })).toBeTruthy();
  });
});

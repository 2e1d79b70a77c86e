// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useRoundDraft, type TypedRound } from '@/app/_hooks/use-round-draft';
import { eventId, matchId, timestamp, type EventId, type MatchId } from '@/lib/match';
import { emptyDraft } from '@/lib/settlement';
import { seat } from '@/lib/shared';
import * as storage from '@/lib/storage';
import { runHook } from '../support/render';

vi.mock('@/lib/storage', async (original) => {
  const actual = await original<typeof storage>();
  return { ...actual, readDraft: vi.fn(actual.readDraft) };
});
const { readDraft, roundDraftKey, writeDraft } = storage;

const typed = (tiles: number): TypedRound => ({
  draft: { ...emptyDraft(4), winner: seat(0), tiles: [null, tiles, null, null] },
  basis: { lastEvent: null },
});

let made = 0;
const freshId = () => matchId(`draft ${(made += 1)}`);

function keep(id: MatchId, event: EventId | null, { draft, basis }: TypedRound) {
  return writeDraft(roundDraftKey(id, event), {
    kind: 'round', matchId: id, eventId: event, basis: basis.lastEvent, draft, at: timestamp(1),
  });
}

const onDisk = async (id: MatchId, event: EventId | null = null) => {
  const read = await readDraft(roundDraftKey(id, event));
  return read.status === 'ready' && read.value.kind === 'round' ? read.value.draft : null;
};

const runDraft = (id: MatchId, event: EventId | null = null) =>
  runHook(({ match, round }: { match: MatchId; round: EventId | null }) => useRoundDraft(match, round), { match: id, round: event });

/** The disk has read, and answers when it is told to. */
async function slowDisk(key: string): Promise<() => Promise<void>> {
  const read = await readDraft(key);
  let answer = () => {};
  vi.mocked(readDraft).mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(read))));
  return () =>
    act(async () => {
      answer();
      await new Promise((done) => setImmediate(done));
    });
}

describe('61 a half-typed round', () => {
  it('begins with nothing, once the disk has said so', async () => {
    const { result } = runDraft(freshId());
    expect(result.current).toMatchObject({ loaded: false, typed: null, kept: false });
    await waitFor(() => expect(result.current).toMatchObject({ loaded: true, typed: null, kept: false }));
  });

  it('is taken up again, and said to be kept until it is typed on', async () => {
    const id = freshId();
    await keep(id, null, { ...typed(5), basis: { lastEvent: eventId('R2') } });
    const { result } = runDraft(id);
    await waitFor(() => expect(result.current.kept).toBe(true));
    expect(result.current.typed).toEqual({ ...typed(5), basis: { lastEvent: 'R2' } });
    act(() => result.current.type(typed(6)));
    expect(result.current).toMatchObject({ loaded: true, kept: false, typed: typed(6) });
  });

  it('goes to the disk with every tap, the last one last', async () => {
    const id = freshId();
    const { result } = runDraft(id);
    await waitFor(() => expect(result.current.loaded).toBe(true));
    for (const tiles of [1, 2, 3]) act(() => result.current.type(typed(tiles)));
    await waitFor(async () => expect(await onDisk(id)).toEqual(typed(3).draft));
  });

  it('typed before the disk has answered wins over what the disk says', async () => {
    const id = freshId();
    await keep(id, null, typed(9));
    const answer = await slowDisk(roundDraftKey(id, null));
    const { result } = runDraft(id);
    expect(result.current.loaded).toBe(false);
    act(() => result.current.type(typed(2)));
    expect(result.current).toMatchObject({ loaded: true, typed: typed(2), kept: false });
    await answer();
    expect(result.current).toMatchObject({ loaded: true, typed: typed(2), kept: false });
  });

  it('that is cleared is gone from screen and disk', async () => {
    const id = freshId();
    await keep(id, null, typed(5));
    const { result } = runDraft(id);
    await waitFor(() => expect(result.current.kept).toBe(true));
    act(() => result.current.clear());
    expect(result.current).toMatchObject({ loaded: true, typed: null, kept: false });
    await waitFor(async () => expect(await readDraft(roundDraftKey(id, null))).toEqual({ status: 'missing' }));
  });

  it('that was saved is forgotten here; its draft went with the save', async () => {
    const id = freshId();
    await keep(id, null, typed(5));
    const { result } = runDraft(id);
    await waitFor(() => expect(result.current.kept).toBe(true));
    act(() => result.current.forget());
    expect(result.current.typed).toBeNull();
    expect(await onDisk(id)).toEqual(typed(5).draft);
  });

  it('belongs to its match and round alone', async () => {
    const [id, other] = [freshId(), freshId()];
    await keep(id, eventId('R1'), typed(5));
    const { result, rerender } = runDraft(id, eventId('R1'));
    await waitFor(() => expect(result.current.typed).toEqual(typed(5)));
    act(() => result.current.type(typed(6)));
    rerender({ match: id, round: eventId('R2') });
    expect(result.current.typed).toBeNull();
    await waitFor(() => expect(result.current).toMatchObject({ loaded: true, typed: null }));
    rerender({ match: other, round: eventId('R1') });
    await waitFor(() => expect(result.current).toMatchObject({ loaded: true, typed: null }));
    rerender({ match: id, round: eventId('R1') });
    await waitFor(() => expect(result.current.typed).toEqual(typed(6)));
  });

  it('where the disk cannot be read begins empty, and can be typed', async () => {
    vi.mocked(readDraft).mockRejectedValueOnce(new Error('closed'));
    const { result } = runDraft(freshId());
    await waitFor(() => expect(result.current).toMatchObject({ loaded: true, typed: null }));
    act(() => result.current.type(typed(4)));
    expect(result.current.typed).toEqual(typed(4));
  });
});

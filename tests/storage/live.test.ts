import { liveQuery } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { timestamp } from '@/lib/match';
import { newDisk, newTab, openTab } from './tab';
import { addRound, FX1, must, playFx1 } from './fx1';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Follows a read as a screen does; `until` resolves with the first answer that fits. */
function follow<T>(query: () => Promise<T>) {
  const answers: T[] = [];
  const waiting = new Set<() => void>();
  const subscription = liveQuery(query).subscribe((answer) => {
    answers.push(answer);
    for (const look of [...waiting]) look();
  });
  ends.push(() => subscription.unsubscribe());
  const until = (fits: (answer: T) => boolean) =>
    new Promise<T>((resolve) => {
      const look = () => {
        const answer = answers.at(-1);
        if (answer === undefined || !fits(answer)) return;
        waiting.delete(look);
        resolve(answer);
      };
      waiting.add(look);
      look();
    });
  return { answers, until };
}

describe('161 a live read follows every write', () => {
  it('from before storage is open, in memory too', async () => {
    const tab = await newTab();
    const list = follow(() => tab.listMatches(5));
    const match = follow(() => tab.readMatch(FX1));
    const people = follow(() => tab.suggestedPlayers(9));
    const draft = follow(() => tab.readDraft(tab.SETUP_DRAFT_KEY));
    await tab.openStorage();
    await match.until((found) => found.status === 'missing');
    await playFx1(tab, 1);
    await match.until((found) => found.status === 'ready' && found.value.match.events.length === 1);
    await list.until((found) => found.length === 1);
    await people.until((found) => found.length === 4);
    must(await tab.changeMatch(FX1, addRound(2)));
    await match.until((found) => found.status === 'ready' && found.value.match.events.length === 2);
    await list.until(([first]) => first?.status === 'ready' && first.value.match.events.length === 2);
    must(await tab.setDeleted(FX1, timestamp(1)));
    await list.until((found) => found.length === 0);
    const known = await people.until((found) => found.length === 4);
    expect(known.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cho', 'Dee']);
    expect(draft.answers.every(({ status }) => status === 'missing')).toBe(true);
  });

  it('made in another tab', async () => {
    const disk = newDisk();
    const [one, two] = [await openTab(disk), await openTab(disk)];
    const seen = follow(() => two.readMatch(FX1));
    await seen.until((found) => found.status === 'missing');
    await playFx1(one, 3);
    await seen.until((found) => found.status === 'ready' && found.value.match.events.length === 3);
  });
});

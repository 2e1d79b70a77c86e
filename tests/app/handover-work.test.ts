import { afterEach, expect, it, vi } from 'vitest';
import { DEADLINE_MS, HANDOVER_WORK } from '@/app/_workers/handover-work';
import { handoverTask, ledgerOf, replay } from '@/lib/match';
import { rounds } from '../support/match-builder';
import { planned } from '../match/table-of-chips';

afterEach(() => {
  vi.restoreAllMocks();
});

function planAt(clock: () => number) {
  vi.spyOn(performance, 'now').mockImplementation(clock);
  const match = rounds(planned(), '0 3 5 8');
  const played = replay(match);
  const task = handoverTask(ledgerOf(match, played.steps), played);
  if (task === null) throw new Error('nothing to hand over');
  return HANDOVER_WORK.planHandover(task);
}

it('within the time the plan is proven', () => {
  let asked = 0;
  expect(planAt(() => ((asked += 1) === 1 ? 5000 : 5000 + DEADLINE_MS))).toMatchObject({ ok: true, value: { moved: 5, proven: true } });
});

it('past the deadline the best so far is told, as not proven', () => {
  let now = 5000;
  expect(planAt(() => (now += DEADLINE_MS + 1))).toMatchObject({ ok: true, value: { proven: false } });
});

import { valueOf, type ChipSet } from '@/lib/chips';
import {
  CHIP_PLAN_ON, eventId, handoverTask, ledgerOf, notesKept, replay, solveHandover, timestamp,
  type ChipPlan, type HandoverEvent, type HandoverPlan, type Match, type MatchEvent,
} from '@/lib/match';
import { chips } from '@/lib/shared';
import { matchOf, type MatchOptions } from '../support/match-builder';

/** A match whose hand-overs are planned. */
export function planned(options: MatchOptions = {}): Match {
  return matchOf({ chipPlan: CHIP_PLAN_ON, ...options });
}

/** The same match with other chips, which everybody begins with. */
export function withChips(match: Match, chipSet: ChipSet): Match {
  return { ...match, setup: { ...match.setup, chipSet }, seats: match.seats.map((each) => ({ ...each, start: valueOf(chipSet) })) };
}

export const ledger = (match: Match) => ledgerOf(match, replay(match).steps);

/** What the app proposes now, with all the time there is; null where nothing has to be handed over. */
export function planOf(match: Match): HandoverPlan | null {
  const played = replay(match);
  const task = handoverTask(ledgerOf(match, played.steps), played);
  if (task === null) return null;
  const plan = solveHandover(task, () => false);
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
}

/** The plan as it is accepted. */
export function accepted(match: Match, name: string): HandoverEvent {
  const plan = planOf(match);
  if (plan === null) throw new Error('nothing to hand over');
  const played = replay(match);
  const kept = notesKept(ledgerOf(match, played.steps), played.state);
  return {
    id: eventId(name), at: timestamp(0), type: 'handover',
    moves: plan.parts.flatMap(({ moves }) => moves), notes: [...kept, ...plan.notes],
  };
}

export function recounted(name: string, stacks: readonly (readonly number[])[], { box = [4, 4, 4], changes = stacks.map(() => 0) } = {}): MatchEvent {
  return { id: eventId(name), at: timestamp(0), type: 'recount', stacks, box, changes: changes.map(chips) };
}

export function planFrom(name: string, plan: Partial<ChipPlan>): MatchEvent {
  return { id: eventId(name), at: timestamp(0), type: 'chip-plan', plan: { ...CHIP_PLAN_ON, ...plan } };
}

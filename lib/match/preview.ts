import { checkEntry, entryOf, type CheckedEntry, type RoundDraft } from '@/lib/settlement';
import { err, invariant, ok, type Result } from '@/lib/shared';
import { eventId, timestamp, type Adjustment } from './match';
import { entryTableOf, follow, type Problem, type RoundStep } from './replay';
import { endOf, type TableState } from './table-state';

/** What an adjustment would leave on the table, by the same function as booking it. */
export function previewAdjustment(before: TableState, adjustment: Adjustment): Result<TableState, readonly Problem[]> {
  const event = { id: eventId('preview'), at: timestamp(0), type: 'adjustment', reason: '', adjustment } as const;
  const step = follow(before, event);
  return step.ok ? ok(step.value.after) : step;
}

/** A round that has not been saved, and what it would do. */
export interface RoundPreview {
  readonly entry: CheckedEntry;
  readonly step: RoundStep;
}

/**
 * What a half-typed round would do after `before`, or what is still wrong with it.
 * The same check and the same settlement as saving it.
 */
export function previewRound(before: TableState, draft: RoundDraft): Result<RoundPreview, readonly Problem[]> {
  const end = endOf(before);
  if (end) return err([{ code: 'match-was-over', end }]);
  const table = entryTableOf(before);
  if (table === null) return err([{ code: 'too-few-to-play' }]);
  const checked = checkEntry(entryOf(draft), table);
  if (!checked.ok) return checked;
  const event = { id: eventId('preview'), at: timestamp(0), type: 'round', entry: checked.value } as const;
  const step = follow(before, event);
  if (!step.ok) return step;
  invariant('round' in step.value, 'a round makes a round step');
  return ok({ entry: checked.value, step: step.value });
}

import { checkEntry, entryOf, type CheckedEntry, type RoundDraft } from '@/lib/settlement';
import { err, invariant, ok, type Result } from '@/lib/shared';
import { eventId, timestamp, type Match } from './match';
import { entryTableOf, follow, type Problem, type RoundStep } from './replay';
import { endOf, type TableState } from './table-state';

/** A round that has not been saved, and what it would do. */
export interface RoundPreview {
  readonly entry: CheckedEntry;
  readonly step: RoundStep;
}

/**
 * What a half-typed round would do after `before`, or what is still wrong with it.
 * The same check and the same settlement as saving it.
 */
export function previewRound(
  match: Pick<Match, 'seats' | 'setup'>,
  before: TableState,
  draft: RoundDraft,
): Result<RoundPreview, readonly Problem[]> {
  const end = endOf(match, before);
  if (end) return err([{ code: 'match-was-over', end }]);
  const table = entryTableOf(match, before);
  invariant(table !== null, 'a match that goes on has a table');
  const checked = checkEntry(entryOf(draft), table);
  if (!checked.ok) return checked;
  const event = { id: eventId('preview'), at: timestamp(0), type: 'round', entry: checked.value } as const;
  const step = follow(match, before, event);
  if (!step.ok) return step;
  invariant('round' in step.value, 'a round makes a round step');
  return ok({ entry: checked.value, step: step.value });
}

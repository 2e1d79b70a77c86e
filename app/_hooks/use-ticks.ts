'use client';

import { movesText, readMoves, type Move } from '@/lib/chips';
import { afterMoves, pendingOf, type ChipLedger, type Match, type TableState } from '@/lib/match';
import { useFormDraft } from './use-form-draft';

/** What of a hand-over has been ticked as done, kept on disk until the hand-over is booked. */
export interface Ticks {
  readonly loaded: boolean;
  /** Made under an earlier plan: the match has moved on since. */
  readonly done: readonly Move[];
  /** Of the plan that is shown now. */
  readonly ticked: readonly Move[];
  readonly tick: (ticked: readonly Move[]) => void;
  readonly key: string;
  readonly forget: () => void;
}

export function useTicks(match: Match, state: TableState, ledger: ChipLedger): Ticks {
  const { loaded, fields, key, type, forget } = useFormDraft(match.id, 'handover');
  // A round that is changed or taken away makes another plan, though the last event stays what it was.
  const asOf = [match.events.at(-1)?.id ?? '', ...pendingOf(ledger, state)].join(' ');
  const chips = ledger.last ?? '';
  // A hand-over or a count that was booked since holds what was ticked, or makes it void.
  const valid = fields.chips === chips;
  const before = valid ? movesIn(fields.done) : [];
  const ticked = valid ? movesIn(fields.ticked) : [];
  const isOld = fields.after !== asOf;
  const made = isOld ? [...before, ...ticked] : before;
  const done = ledger.unknown === null && afterMoves(ledger, made) !== null ? made : [];
  return {
    loaded,
    done,
    ticked: isOld ? [] : ticked,
    tick: (now) => type({ after: asOf, chips, done: movesText(done), ticked: movesText(now) }),
    key,
    forget,
  };
}

function movesIn(text: string | undefined): readonly Move[] {
  return readMoves(text ?? '') ?? [];
}

import { applyMoves, valueOf, type ChipSet, type Move, type Note, type Stack, type TableChips } from '@/lib/chips';
import { TABLE_SIZES } from '@/lib/rules';
import { assertNever, at, chips, type Chips } from '@/lib/shared';
import type { EventId, HandoverEvent, Match, RecountEvent } from './match';
import type { Step } from './replay';

/** Why nobody can say which chips lie where until they are counted. */
export type StacksUnknown =
  /** Somebody began with other chips than the set gives. */
  | 'other-start'
  /** Chips moved while no hand-overs were planned. */
  | 'moved-unseen'
  /** A hand-over of the past can no longer have been made. */
  | 'misfit';

/** Which real chips lie where: a function of the match alone (rules.md 5.1, 5.5). Rounds do not move them, hand-overs do. */
export interface ChipLedger {
  /** What one chip of each kind is worth, rising. */
  readonly values: readonly number[];
  /** What a set of a player comes to. */
  readonly setChips: Chips;
  /** By seat. They mean nothing where `unknown` says why. */
  readonly stacks: readonly Stack[];
  /** The sets of absent players, whether or not the table changes with them. */
  readonly box: Stack;
  /** Left by the last hand-over. */
  readonly notes: readonly Note[];
  readonly unknown: StacksUnknown | null;
  /** The last hand-over or recount. */
  readonly last: EventId | null;
}

/** A game holds one set for each player of the largest table. */
const SETS = Math.max(...TABLE_SIZES);

/** The chips as everybody sat down with them. */
export function ledgerAtStart({ seats, setup: { chipSet } }: Pick<Match, 'seats' | 'setup'>): ChipLedger {
  const own = chipSet.map(({ count }) => count);
  const other = seats.some(({ start }) => start !== valueOf(chipSet));
  return {
    values: chipSet.map(({ value }) => value),
    setChips: valueOf(chipSet),
    stacks: seats.map(() => own),
    box: own.map((count) => count * Math.max(0, SETS - seats.length)),
    notes: [],
    unknown: other ? 'other-start' : null,
    last: null,
  };
}

/** The chips after everything that happened. */
export function ledgerOf(match: Pick<Match, 'seats' | 'setup'>, steps: readonly Step[]): ChipLedger {
  return steps.reduce((ledger, step) => ledgerAfter(ledger, step, match.setup.chipSet), ledgerAtStart(match));
}

function ledgerAfter(before: ChipLedger, step: Step, chipSet: ChipSet): ChipLedger {
  const { event } = step;
  switch (event.type) {
    case 'handover':
      return handedOver(before, event);
    case 'recount':
      return recounted(before, event);
    case 'join': {
      const own = chipSet.map(({ count }) => count);
      const takesSet = event.player.start === valueOf(chipSet) && own.every((count, kind) => count <= at(before.box, kind));
      // Other chips come out of the box with the next hand-over.
      const stacks = [...before.stacks, takesSet ? own : own.map(() => 0)];
      const box = takesSet ? before.box.map((count, kind) => count - at(own, kind)) : before.box;
      return seen({ ...before, stacks, box }, step, takesSet);
    }
    case 'round':
    case 'adjustment':
      return seen(before, step, step.before.balances.every((balance, seat) => balance === step.after.balances[seat]));
    case 'leave':
    case 'return':
    case 'swap':
    case 'rules':
    case 'chip-plan':
    case 'finish':
      return before;
    default:
      return assertNever(event);
  }
}

/** Where no hand-overs are planned, chips that must move do so in a way that nobody has told. */
function seen(after: ChipLedger, step: Step, nothingToMove: boolean): ChipLedger {
  return nothingToMove || step.before.chipPlan.on ? after : lost(after, 'moved-unseen');
}

function lost(ledger: ChipLedger, why: StacksUnknown): ChipLedger {
  return { ...ledger, unknown: ledger.unknown ?? why };
}

function handedOver(before: ChipLedger, { id, moves, notes }: HandoverEvent): ChipLedger {
  const after = afterMoves({ ...before, notes, last: id }, moves);
  return after ?? lost({ ...before, notes, last: id }, 'misfit');
}

/** Once moves were made; null where the chips for them do not lie there. */
export function afterMoves(ledger: ChipLedger, moves: readonly Move[]): ChipLedger | null {
  const moved = applyMoves(tableOf(ledger), moves);
  return moved.ok ? { ...ledger, stacks: moved.value.stacks, box: moved.value.box ?? ledger.box } : null;
}

function recounted(before: ChipLedger, { id, stacks, box }: RecountEvent): ChipLedger {
  return { ...before, stacks, box, unknown: null, last: id };
}

/** All chips, the box among those who hold some. */
export function tableOf({ values, stacks, box }: ChipLedger): TableChips & { readonly box: Stack } {
  return { values, stacks, box };
}

/** By seat: what notes entitle to, less what they bind to pay. Chips; sums to zero. */
export function dueByNotes(seats: number, notes: readonly Note[]): readonly Chips[] {
  return Array.from({ length: seats }, (_, seat) =>
    chips(notes.reduce((sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0), 0)),
  );
}

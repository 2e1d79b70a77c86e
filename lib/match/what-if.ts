import { draftOf } from '@/lib/settlement';
import { at, chips, invariant, seatsOf, type Chips, type Seat } from '@/lib/shared';
import { previewRound, type RoundPreview } from './preview';

/** What his 2s cost a player in a round that is being typed in: against the same tiles with another in their place. */
export interface TwosCost {
  readonly seat: Seat;
  /** 2 by 2, in chips: what the first costs, what the second costs on top, … Running out can make it 0. */
  readonly shares: readonly Chips[];
  /** The sum of the shares. */
  readonly total: Chips;
  /** Whether he runs out of chips in this round, and whether he would without his 2s. */
  readonly runsOut: boolean;
  readonly runsOutAnyway: boolean;
}

/**
 * By seat: what the 2s cost their holders; null where none are held. Each figure is the difference between two
 * previews of whole rounds, running out included.
 */
export function twosCostsOf({ entry, step }: RoundPreview): readonly (TwosCost | null)[] {
  const settledWith = (seat: Seat, twos: number) => {
    const draft = draftOf(entry);
    const preview = previewRound(step.before, { ...draft, twos: draft.twos.with(seat, twos) });
    invariant(preview.ok, 'a round with fewer 2s is a round');
    return preview.value.step.settlement;
  };
  return seatsOf(entry.hands.length).map((seat) => {
    const twos = at(entry.hands, seat)?.twos ?? 0;
    if (twos === 0) return null;
    const settled = Array.from({ length: twos + 1 }, (_, held) => settledWith(seat, held));
    const nets = settled.map(({ net }) => at(net, seat));
    const out = settled.map(({ ranOut }) => ranOut.some((gone) => gone.seat === seat));
    return {
      seat,
      shares: nets.slice(1).map((net, before) => chips(at(nets, before) - net)),
      total: chips(at(nets, 0) - at(nets, twos)),
      runsOut: at(out, twos),
      runsOutAnyway: at(out, 0),
    };
  });
}

import type { Messages } from '@/lib/i18n';
import { namesOf, roundNumberOf, type Change, type Match, type MatchEvent, type Replay } from '@/lib/match';
import { assertNever } from '@/lib/shared';

type Texts = Pick<Messages, 'play' | 'table' | 'chips'>;

/** Which change a button takes back, in words. */
export function undoLabel(match: Match, played: Replay, change: Change, { play, table, chips }: Texts): string {
  switch (change.type) {
    case 'remove':
      return play.undoDelete;
    case 'replace':
      return play.undoEdit;
    case 'rename':
      return table.undo.rename(change.after.name);
    case 'describe':
      return table.undo.describe;
    case 'add':
      return undoEvent(match, played, change.event, { play, table, chips });
    default:
      return assertNever(change);
  }
}

function undoEvent(match: Match, played: Replay, event: MatchEvent, { play, table, chips }: Texts): string {
  const { undo } = table;
  const name = namesOf(match);
  switch (event.type) {
    case 'round': {
      const round = roundNumberOf(played, event.id);
      return round === null ? play.undoLast : play.undoRound(round);
    }
    case 'finish':
      return play.undoEnd;
    case 'adjustment':
      return undo[event.adjustment.kind];
    case 'join':
      return undo.join(event.player.name);
    case 'leave':
      return undo.leave(name(event.seat));
    case 'return':
      return undo.return(name(event.seat));
    case 'swap':
      return undo.swap;
    case 'rules':
      return undo.rules;
    case 'handover':
      return chips.undo.handover;
    case 'recount':
      return chips.undo.recount;
    case 'chip-plan':
      return chips.undo.plan;
    default:
      return assertNever(event);
  }
}

'use client';

import { useRouter } from 'next/navigation';
import { useMessages } from '@/app/_components/frame/locale';
import { Button, ButtonLink } from '@/app/_components/ui/button';
import { Confirm } from '@/app/_components/ui/confirm';
import { SwitchRow } from '@/app/_components/ui/switch-row';
import type { MatchActions } from '@/app/_hooks/use-match-actions';
import { usePutAway } from '@/app/_hooks/use-put-away';
import { useReport } from '@/app/_hooks/use-report';
import type { WakeLockView } from '@/app/_hooks/use-wake-lock';
import { basisOf, everybodyOf, playersAt, type Match, type Replay } from '@/lib/match';
import { RuleList } from './rule-list';
import { aboutHref, chipsHref, playersHref, roundsHref, rulesHref, shareHref, stacksHref } from './routes';

export interface MatchMenuListProps {
  readonly match: Match;
  readonly played: Replay;
  readonly actions: MatchActions;
  readonly awake: WakeLockView;
  readonly onDone: () => void;
}

/** What the menu of a match holds; loaded when it is first opened. */
export function MatchMenuList({ match, played, actions, awake, onDone }: MatchMenuListProps) {
  const { play, history, table, share, common, chips } = useMessages();
  const report = useReport(match);
  const router = useRouter();
  const { putAway } = usePutAway();

  const finish = () => void actions.add({ type: 'finish' }, basisOf(match)).then((result) => report(result) && onDone());
  const leave = () => void putAway(match.id).then((done) => done && router.push('/history/'));
  return (
    <div className="flex flex-col gap-3">
      <ButtonLink href={roundsHref(match.id)}>{play.pastRounds}</ButtonLink>
      <ButtonLink href={chipsHref(match.id)}>{table.chips}</ButtonLink>
      <ButtonLink href={stacksHref(match.id)}>{chips.title}</ButtonLink>
      <ButtonLink href={playersHref(match.id)}>{table.players}</ButtonLink>
      <ButtonLink href={rulesHref(match.id)}>{table.rules}</ButtonLink>
      <ButtonLink href={aboutHref(match.id)}>{table.about}</ButtonLink>
      <ButtonLink href={shareHref(match.id)}>{share.open}</ButtonLink>
      <ButtonLink href="/history/">{play.toHistory}</ButtonLink>
      {played.end === null && played.conflict === null && (
        <Confirm
          trigger={<Button>{play.finish}</Button>}
          title={play.finish}
          body={play.finishAsk}
          action={play.finish}
          onConfirm={finish}
        />
      )}
      <SwitchRow
        label={play.awake}
        about={awake.wanted && (awake.state === 'refused' || awake.state === 'unsupported') ? play.awakeOff : undefined}
        checked={awake.wanted && awake.state !== 'refused' && awake.state !== 'unsupported'}
        onChange={awake.want}
        className="justify-between"
      />
      <section className="border-t border-line pt-3">
        <h3 className="mb-2 font-semibold">{play.rulesOf}</h3>
        <RuleList
          of={{ ...match.setup, rules: played.state.rules, roundLimit: played.state.roundLimit }}
          players={playersAt(played.state).length}
          seats={match.seats}
        />
      </section>
      <div className="border-t border-line pt-3">
        <Confirm
          trigger={
            <Button look="danger" className="w-full">
              {history.deleteMatch}
            </Button>
          }
          title={history.deleteTitle}
          body={history.deleteAsk(common.names(everybodyOf(match).map((seat) => seat.name)))}
          action={common.delete}
          onConfirm={leave}
        />
      </div>
    </div>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button, ButtonLink } from '@/app/_components/ui/button';
import { useStartMatch } from '@/app/_hooks/use-start-match';
import { rematchOf, type Match, type Replay } from '@/lib/match';
import { at } from '@/lib/shared';
import { matchHref, shareHref } from './routes';

/** After the last round: the same table once more, the result to whoever wants it, or back to the history. */
export function EndActions({ match, played }: { readonly match: Match; readonly played: Replay }) {
  const { play, share } = useMessages();
  const router = useRouter();
  const start = useStartMatch();
  const leaving = useRef(false);
  const rematch = async () => {
    if (leaving.current) return;
    leaving.current = true;
    const { state } = played;
    const names = rematchOf(state).map((seat) => at(state.seats, seat).name);
    const started = await start({ names, setup: { ...match.setup, rules: state.rules, chipPlan: state.chipPlan } });
    if (started) router.push(matchHref(started.id));
    else leaving.current = false;
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button look="primary" onClick={() => void rematch()}>
        {play.rematch}
      </Button>
      <ButtonLink href={shareHref(match.id)}>{share.open}</ButtonLink>
      <ButtonLink href="/history/" className="col-span-2">
        {play.toHistory}
      </ButtonLink>
    </div>
  );
}

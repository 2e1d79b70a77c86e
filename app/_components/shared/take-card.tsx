'use client';

import { useLocale, useMessages } from '@/app/_components/frame/locale';
import { dateText } from '@/app/_components/history/match-date';
import { matchHref } from '@/app/_components/play/routes';
import { downloadFile } from '@/app/_components/backup/save-file';
import { Button, ButtonLink } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/card';
import { Confirm } from '@/app/_components/ui/confirm';
import { usePutAway } from '@/app/_hooks/use-put-away';
import type { SharedMatch } from '@/app/_hooks/use-shared-match';
import { useTakeMatch, type TakeView } from '@/app/_hooks/use-take-match';
import { reportOf } from '@/lib/exchange';
import { plain } from '@/lib/i18n';
import { isolated, replay, type Match } from '@/lib/match';

/** Whether this phone has the match, and the way to have it. */
export function TakeCard({ shared }: { readonly shared: SharedMatch }) {
  const messages = useMessages();
  const view = useTakeMatch(shared);
  const { meeting, fault, safetyCopy } = view;
  const { backup } = messages;
  return (
    <section aria-label={messages.shared.here} className="flex flex-col gap-3">
      {fault && (
        <Notice tone="alarm" role="alert">
          {fault.code === 'moved-on' ? messages.shared.movedOn : messages.fault.storage[fault.code]}
        </Notice>
      )}
      {meeting && <Offer shared={shared} view={view} />}
      {safetyCopy && (
        <Notice>
          <p>{backup.safetySaved(safetyCopy.name)}</p>
          <Button className="mt-2" onClick={() => downloadFile(safetyCopy)}>
            {backup.safetyAgain}
          </Button>
        </Notice>
      )}
    </section>
  );
}

function Offer({ shared, view }: { readonly shared: SharedMatch; readonly view: TakeView }) {
  const { shared: texts, history } = useMessages();
  const { bringBack } = usePutAway();
  const { meeting, busy, take, mine } = view;
  const { id } = shared.match;
  switch (meeting?.state) {
    case 'new':
      return (
        <Button look="primary" disabled={busy} onClick={take}>
          {texts.save}
        </Button>
      );
    case 'same':
      return (
        <Notice>
          <p>{texts.saved}</p>
          <ButtonLink href={matchHref(id)} className="mt-2">
            {texts.open}
          </ButtonLink>
        </Notice>
      );
    case 'deleted':
      return (
        <Notice tone="warn">
          <p>{texts.deleted}</p>
          <Button className="mt-2" onClick={() => void bringBack(id)}>
            {history.restore}
          </Button>
        </Notice>
      );
    case 'broken':
      return <Notice tone="warn">{texts.broken}</Notice>;
    case 'different':
      return (
        <Notice tone="warn" title={texts.different}>
          <p>{texts.later[meeting.later ?? 'nobodyKnows']}</p>
          {mine && <Told heading={texts.mine} match={mine} />}
          <Told heading={texts.theirs} match={shared.match} />
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink href={matchHref(id)}>{texts.openMine}</ButtonLink>
            <Confirm
              trigger={<Button disabled={busy}>{texts.replace}</Button>}
              title={texts.replaceTitle}
              body={texts.replaceAsk}
              action={texts.replaceDo}
              onConfirm={take}
            />
          </div>
        </Notice>
      );
    default:
      return null;
  }
}

/** One of two states of a match, in a line: how far it came, when, and how it stands. */
function Told({ heading, match }: { readonly heading: string; readonly match: Match }) {
  const { history } = useMessages();
  const locale = useLocale();
  const { roundsPlayed, lastEvent, began, lines } = reportOf(match, replay(match));
  return (
    <p className="mt-2">
      <span className="block font-medium">{heading}</span>
      <span className="block text-sm">
        {history.rounds(roundsPlayed)} · {dateText(lastEvent ?? began, locale)}
      </span>
      <span className="block text-sm tabular-nums">{lines.map(({ name, chips }) => `${isolated(name)} ${plain(chips)}`).join(' · ')}</span>
    </p>
  );
}

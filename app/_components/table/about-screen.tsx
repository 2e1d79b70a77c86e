'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { matchHref } from '@/app/_components/play/routes';
import { Button } from '@/app/_components/ui/button';
import { TextArea } from '@/app/_components/ui/text-area';
import { TextField } from '@/app/_components/ui/text-field';
import { useFormDraft } from '@/app/_hooks/use-form-draft';
import type { PlayedMatch } from '@/app/_hooks/use-match';
import { useMatchActions } from '@/app/_hooks/use-match-actions';
import { faultText, useReport } from '@/app/_hooks/use-report';
import { aboutFaultOf, graphemesOf, LONGEST_NOTE, tidyAbout, type MatchAbout } from '@/lib/match';

/** Where a match was played, and what is worth remembering of it; also long after its end. */
export function AboutScreen({ match }: Pick<PlayedMatch, 'match'>) {
  const messages = useMessages();
  const { table } = messages;
  const router = useRouter();
  const report = useReport(match);
  const actions = useMatchActions(match.id);
  const { loaded, fields, key, type, forget } = useFormDraft(match.id, 'about');
  // What stood there when the form was opened: what another window says meanwhile is not overwritten unseen.
  const [seen, setSeen] = useState(match.about);

  const typed: MatchAbout = { place: fields.place ?? seen.place, note: fields.note ?? seen.note };
  const tidy = tidyAbout(typed);
  const fault = aboutFaultOf(tidy);
  const left = LONGEST_NOTE - graphemesOf(tidy.note).length;
  const save = async () => {
    const result = await actions.describe(seen, typed, key);
    if (result?.ok === false && result.error.code === 'moved-on') setSeen(match.about);
    if (!report(result)) return;
    forget();
    router.push(matchHref(match.id));
  };
  return (
    <Page title={table.about} back={matchHref(match.id)}>
      {loaded && (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextField
            label={table.place}
            value={typed.place}
            onChange={(place) => type({ place })}
            about={table.placeAbout}
            fault={fault?.code === 'long-place' ? faultText({ code: 'bad-about', fault }, match, messages) : null}
            autoCapitalize="words"
          />
          <TextArea
            label={table.note}
            value={typed.note}
            onChange={(note) => type({ note })}
            about={table.noteAbout(left)}
            faulty={left < 0}
          />
          <Button type="submit" look="primary" disabled={actions.busy || fault !== null}>
            {table.save}
          </Button>
        </form>
      )}
    </Page>
  );
}

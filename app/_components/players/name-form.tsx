'use client';

import { useState } from 'react';
import { useLocale, useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { TextField } from '@/app/_components/ui/text-field';
import { useToast } from '@/app/_components/ui/toast';
import { playerFaultText } from '@/app/_hooks/use-player-actions';
import { tidyName, type Person } from '@/lib/match';
import { renamePlayer, type Player } from '@/lib/storage';
import { MergeOffer } from './merge-offer';

/** Another name; where somebody has it, the offer to make the two one. */
export function NameForm({ player, onDone }: { readonly player: Player; readonly onDone: () => void }) {
  const messages = useMessages();
  const { people } = messages;
  const locale = useLocale();
  const toast = useToast();
  // Whom the form was opened for: another window may rename him meanwhile, and is not overwritten unseen.
  const [seen, setSeen] = useState<Person>(player);
  const [name, setName] = useState(player.name);
  const [fault, setFault] = useState<string | null>(null);
  const [namesake, setNamesake] = useState<Person | null>(null);
  const [busy, setBusy] = useState(false);

  const type = (text: string) => {
    setName(text);
    setFault(null);
    setNamesake(null);
  };
  const save = async () => {
    if (busy) return;
    setBusy(true);
    const result = await renamePlayer(seen, name);
    setBusy(false);
    if (result.ok) {
      if (tidyName(name) !== seen.name) toast({ text: people.renamed(tidyName(name)) });
      return onDone();
    }
    setFault(playerFaultText(result.error, messages, locale));
    if (result.error.code === 'name-taken') setNamesake(result.error.by);
    if (result.error.code === 'moved-on') setSeen(player);
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField label={people.name} value={name} onChange={type} fault={fault} autoCapitalize="words" spellCheck={false} />
      <Button type="submit" look="primary" disabled={busy}>
        {people.save}
      </Button>
      {namesake && <MergeOffer key={namesake.playerId} from={player} into={namesake} onDone={onDone} />}
    </form>
  );
}

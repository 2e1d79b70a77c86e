'use client';

import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Choice } from '@/app/_components/ui/choice';
import { Sheet } from '@/app/_components/ui/sheet';
import { TextField } from '@/app/_components/ui/text-field';
import type { MatchActions } from '@/app/_hooks/use-match-actions';
import { faultText } from '@/app/_hooks/use-report';
import { everybodyOf, namesOf, tidyName, type Match } from '@/lib/match';
import { at, type Seat } from '@/lib/shared';

interface RenameSheetProps {
  readonly match: Match;
  readonly seat: Seat;
  readonly actions: MatchActions;
}

/** Another name for who sits there, or the name of somebody else who does. */
export function RenameSheet({ match, seat, actions }: RenameSheetProps) {
  const messages = useMessages();
  const { table } = messages;
  const person = at(everybodyOf(match), seat);
  const [open, setOpen] = useState(false);
  // Who sat there when the sheet was opened: another window may rename him meanwhile, and must not be overwritten unseen.
  const [seen, setSeen] = useState(person);
  const [name, setName] = useState(person.name);
  const [other, setOther] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const show = (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted) return;
    setFault(null);
    setSeen(person);
    // What was typed and not saved is still there, unless it was nothing or somebody is called otherwise by now.
    if (name.trim() === '' || seen.name !== person.name) setName(person.name);
  };
  const type = (text: string) => {
    setName(text);
    setFault(null);
  };
  const save = async () => {
    const result = await actions.rename(seat, seen, name, other);
    if (result === null) return;
    if (!result.ok) return setFault(faultText(result.error, match, messages));
    setOpen(false);
    setOther(false);
    setName(tidyName(name));
  };
  return (
    <Sheet
      title={table.rename(namesOf(match)(seat))}
      open={open}
      onOpenChange={show}
      trigger={<Button aria-label={table.rename(namesOf(match)(seat))}>{table.renameShort}</Button>}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField label={table.newName} value={name} onChange={type} fault={fault} autoCapitalize="words" spellCheck={false} />
        <Choice
          label={table.renameWho}
          value={other ? 'other' : 'same'}
          onChange={(value) => {
            setOther(value === 'other');
            setFault(null);
          }}
          options={[
            { value: 'same', name: table.renameSame },
            { value: 'other', name: table.renameOther, about: table.renameAbout },
          ]}
        />
        <Button type="submit" look="primary" disabled={actions.busy}>
          {table.save}
        </Button>
      </form>
    </Sheet>
  );
}

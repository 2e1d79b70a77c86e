'use client';

import { Download, Share2 } from 'lucide-react';
import { useMessages } from '@/app/_components/frame/locale';
import { tableWords } from '@/app/_components/share/table-words';
import { Button } from '@/app/_components/ui/button';
import { Card, Notice } from '@/app/_components/ui/card';
import { useHandOn } from '@/app/_hooks/use-hand-on';
import { useTables } from '@/app/_hooks/use-tables';
import type { Everything } from '@/lib/storage';
import { canShareFile } from './save-file';

interface TablesCardProps {
  /** undefined: not read yet. */
  readonly rows: Everything | undefined;
}

/** All matches for a spreadsheet: made first, then handed on. */
export function TablesCard({ rows }: TablesCardProps) {
  const messages = useMessages();
  const { tables } = messages.share;
  const { state, make } = useTables();
  return (
    <Card aria-label={tables.title} className="flex flex-col gap-3">
      <h2 className="font-semibold">{tables.title}</h2>
      <p className="text-muted">{tables.about}</p>
      <Button disabled={!rows} onClick={() => rows && make(rows, tableWords(messages))}>{tables.make}</Button>
      {state.status === 'making' && (
        <p role="status" className="text-muted tabular-nums">
          {tables.making(state.done, state.all)}
        </p>
      )}
      {state.status === 'none' && <Notice>{tables.none}</Notice>}
      {state.status === 'made' && (
        <>
          <div className="grid grid-cols-2 gap-2">
            <FileButton file={state.matches} name={tables.matches} />
            <FileButton file={state.rounds} name={tables.rounds} />
          </div>
          {state.unread > 0 && <Notice tone="warn">{tables.unread(state.unread)}</Notice>}
        </>
      )}
    </Card>
  );
}

function FileButton({ file, name }: { readonly file: File; readonly name: string }) {
  const hand = useHandOn();
  const shares = canShareFile(file);
  return (
    <Button className="px-2" onClick={() => (shares ? hand.file(file) : hand.download(file))}>
      {shares ? <Share2 aria-hidden className="size-5" /> : <Download aria-hidden className="size-5" />}
      {name}
    </Button>
  );
}

'use client';

import { Download, Share2 } from 'lucide-react';
import { canShareFile } from '@/app/_components/backup/save-file';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { csvFile, stepHead, stepRows } from '@/lib/exchange';
import type { Match, Replay } from '@/lib/match';
import { csvNamed } from './csv-named';
import { localTime } from './local-time';
import { tableWords } from './table-words';
import { useHandOn } from '@/app/_hooks/use-hand-on';

/** The rounds of one match for a spreadsheet. */
export function TableCard({ match, played }: { readonly match: Match; readonly played: Replay }) {
  const messages = useMessages();
  const { share } = messages;
  const hand = useHandOn();
  const make = () => {
    const words = tableWords(messages);
    return csvNamed('lexio-rounds', match.createdAt, [csvFile([stepHead(words), ...stepRows(match, played, words, localTime)])]);
  };
  const shares = canShareFile(csvNamed('lexio-rounds', match.createdAt, []));
  return (
    <Card aria-label={share.table.title} className="flex flex-col gap-3">
      <h2 className="font-semibold">{share.table.title}</h2>
      <p className="text-muted">{share.table.about}</p>
      {shares && (
        <Button onClick={() => hand.file(make())}>
          <Share2 aria-hidden className="size-5" />
          {share.table.share}
        </Button>
      )}
      <Button look={shares ? 'quiet' : 'plain'} onClick={() => hand.download(make())}>
        <Download aria-hidden className="size-5" />
        {share.table.save}
      </Button>
    </Card>
  );
}

'use client';

import { Copy, Share2 } from 'lucide-react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { hasShareSheet } from './share-text';
import { useHandOn } from '@/app/_hooks/use-hand-on';

/** A result as people write it into a chat, shown as it will arrive. */
export function TextCard({ text }: { readonly text: string }) {
  const { share } = useMessages();
  const hand = useHandOn();
  return (
    <Card aria-label={share.text.title} className="flex flex-col gap-3">
      <h2 className="font-semibold">{share.text.title}</h2>
      <p className="rounded-field bg-sunken p-3 text-sm break-words whitespace-pre-line tabular-nums">{text}</p>
      {hasShareSheet() && (
        <Button look="primary" onClick={() => hand.text(text)}>
          <Share2 aria-hidden className="size-5" />
          {share.text.share}
        </Button>
      )}
      <Button look={hasShareSheet() ? 'plain' : 'primary'} onClick={() => hand.copy(text)}>
        <Copy aria-hidden className="size-5" />
        {share.text.copy}
      </Button>
    </Card>
  );
}

'use client';

import { Copy, Download, Share2 } from 'lucide-react';
import { canShareFile } from '@/app/_components/backup/save-file';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { useHandOn } from '@/app/_hooks/use-hand-on';
import { usePicture } from '@/app/_hooks/use-picture';
import type { Timestamp } from '@/lib/match';
import type { PictureContent } from './picture-content';

interface PictureCardProps {
  readonly content: PictureContent;
  /** When the match began: what the file is called by. */
  readonly began: Timestamp;
  /** What the picture says, for who does not see it. */
  readonly text: string;
}

/** The result as a picture: painted while the reader looks at it, so that it is there when he taps. */
export function PictureCard({ content, began, text }: PictureCardProps) {
  const { share } = useMessages();
  const { picture } = share;
  const hand = useHandOn();
  const { canvas, file, failed } = usePicture(content, began);
  const shares = file !== null && canShareFile(file);
  return (
    <Card aria-label={picture.title} className="flex flex-col gap-3">
      <h2 className="font-semibold">{picture.title}</h2>
      {failed ? (
        <p className="text-muted">{picture.failed}</p>
      ) : (
        <>
          <canvas ref={canvas} role="img" aria-label={`${picture.title}. ${text}`} className="w-full rounded-field border border-line" />
          {shares && (
            <Button onClick={() => hand.file(file)}>
              <Share2 aria-hidden className="size-5" />
              {picture.share}
            </Button>
          )}
          <div className="grid grid-cols-2 gap-2">
            <Button className="px-2" disabled={file === null} onClick={() => file && hand.download(file)}>
              <Download aria-hidden className="size-5" />
              {picture.save}
            </Button>
            <Button className="px-2" disabled={file === null} onClick={() => file && hand.picture(file)}>
              <Copy aria-hidden className="size-5" />
              {picture.copy}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

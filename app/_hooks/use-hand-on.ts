'use client';

import { useMemo } from 'react';
import { downloadFile, shareFile, type SaveOutcome } from '@/app/_components/backup/save-file';
import { useMessages } from '@/app/_components/frame/locale';
import { useToast } from '@/app/_components/ui/toast';
import { copyText, shareLink, shareText, type ShareOutcome } from '@/app/_components/share/share-text';

/** Ways out of the app; each says what became of it, and is silent where the reader closed the sheet. */
export interface HandOn {
  readonly text: (text: string) => void;
  readonly link: (title: string, url: string) => void;
  readonly copy: (text: string) => void;
  /** To the share sheet, to the disk where it takes no files. */
  readonly file: (file: File) => void;
  readonly download: (file: File) => void;
  readonly picture: (file: File) => void;
}

export function useHandOn(): HandOn {
  const { share } = useMessages();
  const toast = useToast();
  return useMemo(() => {
    const tell = async (outcome: Promise<ShareOutcome | SaveOutcome> | SaveOutcome, name = '') => {
      const became = await outcome;
      if (became === 'shared') toast({ text: share.done });
      if (became === 'copied') toast({ text: share.copied });
      if (became === 'downloaded') toast({ text: share.taken(name) });
      if (became === 'failed') toast({ text: share.failed, tone: 'alarm' });
    };
    return {
      text: (text) => void tell(shareText(text)),
      link: (title, url) => void tell(shareLink(title, url)),
      copy: (text) => void tell(copyText(text)),
      file: (file) => void tell(shareFile(file), file.name),
      download: (file) => void tell(downloadFile(file), file.name),
      picture: (file) => void tell(copyPicture(file)),
    };
  }, [share, toast]);
}

async function copyPicture(file: File): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    return 'copied';
  } catch {
    return 'failed';
  }
}

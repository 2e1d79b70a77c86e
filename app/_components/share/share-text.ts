/** What became of a text or a link that was to be shared. `dismissed`: the reader closed the sheet, which is no fault. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

/** Hands a link to the system's share sheet; where there is none, to the clipboard. To be called by a tap. */
export function shareLink(title: string, url: string): Promise<ShareOutcome> {
  return share({ title, url }, url);
}

/** The same for a text. It goes alone: with a title or a link beside it some apps take only one of them. */
export function shareText(text: string): Promise<ShareOutcome> {
  return share({ text }, text);
}

export async function copyText(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Whether the system has a share sheet at all. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

async function share(data: ShareData, otherwise: string): Promise<ShareOutcome> {
  if (hasShareSheet()) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  return copyText(otherwise);
}

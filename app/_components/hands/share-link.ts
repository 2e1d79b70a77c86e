/** What became of a link that was to be shared. `dismissed`: the reader closed the sheet, which is no fault. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

/** Hands a link to the system's share sheet; where there is none, to the clipboard. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

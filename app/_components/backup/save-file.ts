/**
 * What became of a file that was to leave the app. `dismissed`: the reader closed the sheet, which is no fault.
 * `downloaded`: the browser took it; whether it is on the disk, only the browser knows.
 */
export type SaveOutcome = 'shared' | 'dismissed' | 'downloaded';

/** Whether the system's share sheet takes such a file here. */
export function canShareFile(file = new File(['{}'], 'backup.json', { type: 'application/json' })): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [file] });
}

/** Hands a file to the system's share sheet; downloads it where the sheet does not take it. To be called by a tap. */
export async function shareFile(file: File): Promise<SaveOutcome> {
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    return downloadFile(file);
  }
}

/** How long a browser may take to fetch what it was handed. */
const HELD_MS = 60_000;

export function downloadFile(file: File): SaveOutcome {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), HELD_MS);
  return 'downloaded';
}

/** Browsers made from Chromium have it; the types of the DOM do not know it yet. */
declare class CloseWatcher extends EventTarget {
  /** Asks what the device asks: the `close` event follows. */
  requestClose(): void;
  destroy(): void;
}

interface Window {
  readonly CloseWatcher?: typeof CloseWatcher;
}

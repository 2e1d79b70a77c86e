import { askToPersist } from '@/lib/storage';

const ASKED_KEY = 'lexio.asked-to-persist';

/**
 * Asks the browser to keep the data the first time on this device, and never again by itself: in some browsers each
 * time is a question to the user. Whoever wants to can ask again in the settings.
 */
export async function askToPersistOnce(): Promise<void> {
  try {
    if (localStorage.getItem(ASKED_KEY) !== null) return;
    localStorage.setItem(ASKED_KEY, 'yes');
  } catch {
    return; // a browser that remembers nothing promises nothing
  }
  await askToPersist();
}

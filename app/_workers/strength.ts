import { background } from './background';
import type { STRENGTH_WORK } from './strength-work';

export const strengthInBackground = background<typeof STRENGTH_WORK>(
  () => new Worker(new URL('./strength.worker.ts', import.meta.url)),
  async () => (await import('./strength-work')).STRENGTH_WORK,
);

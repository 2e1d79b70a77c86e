import { background } from './background';
import type { HANDOVER_WORK } from './handover-work';

export const handoverInBackground = background<typeof HANDOVER_WORK>(
  () => new Worker(new URL('./handover.worker.ts', import.meta.url)),
  async () => (await import('./handover-work')).HANDOVER_WORK,
);

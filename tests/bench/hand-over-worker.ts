import { HANDOVER_WORK } from '@/app/_workers/handover-work';
import { chips, seatsOf } from '@/lib/shared';
import { drawnTables } from './hand-over-tables';

/** Plans of one kind, as the worker of the app makes them: milliseconds in the order they were made. */
export interface WorkerPlans {
  readonly title: string;
  readonly wall: readonly number[];
  /** Plans whose time ran out. */
  readonly late: number;
}

addEventListener('message', ({ data }: MessageEvent<number>) => {
  const answers = drawnTables(data).map(({ title, tables }): WorkerPlans => {
    let late = 0;
    const wall = tables.map(({ table, net }) => {
      const started = performance.now();
      const plan = HANDOVER_WORK.planHandover({ seats: seatsOf(net.length), table, net, throughBox: net.map(() => chips(0)), payments: null });
      if (!plan.ok || !plan.value.proven) late += 1;
      return performance.now() - started;
    });
    return { title, wall, late };
  });
  postMessage(answers);
});

import { DEADLINE_MS } from '@/app/_workers/handover-work';
import { planHandover, type TableChips } from '@/lib/chips';
import type { Chips } from '@/lib/shared';
import { drawnTables } from './hand-over-tables';

export interface Plans {
  readonly title: string;
  /** Milliseconds of every plan, rising: as the clock on the wall has it, and as the processor worked. */
  readonly wall: readonly number[];
  readonly worked: readonly number[];
  /** Plans whose time ran out. */
  readonly late: number;
  /** Most chips that one plan moved. */
  readonly most: number;
}

/** Plans for tables drawn at random. */
export function planned(plans: number): readonly Plans[] {
  return drawnTables(plans).map(({ title, tables }) => {
    const measured = tables.map(({ table, net }) => measurePlan(table, net));
    const rising = (times: readonly number[]) => times.toSorted((a, b) => a - b);
    return {
      title,
      wall: rising(measured.map(({ wall }) => wall)),
      worked: rising(measured.map(({ worked }) => worked)),
      late: measured.filter(({ late }) => late).length,
      most: Math.max(...measured.map(({ moved }) => moved)),
    };
  });
}

function measurePlan(table: TableChips, net: readonly Chips[]) {
  const processor = process.cpuUsage();
  const started = performance.now();
  const plan = planHandover(table, net, () => performance.now() - started > DEADLINE_MS);
  const wall = performance.now() - started;
  const { user, system } = process.cpuUsage(processor);
  const late = plan.ok ? !plan.value.fewestPairs : plan.error.code === 'out-of-time';
  return { wall, worked: (user + system) / 1000, late, moved: plan.ok ? plan.value.moved : 0 };
}

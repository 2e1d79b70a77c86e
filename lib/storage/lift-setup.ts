import { CHIP_PLAN_OFF } from '@/lib/match';
import { plain } from './plain';

/** From this schema on a setup says whether hand-overs are planned. */
const FIRST_WITH_CHIP_PLAN = 3;

/**
 * A row of an earlier schema with what its setup did not say: where nobody tracked the chips, nobody knows where they
 * lie.
 * @param path where the setup stands in the row
 */
export function withChipPlan(row: unknown, path: readonly string[]): unknown {
  if (!isRecord(row) || typeof row.schema !== 'number' || row.schema >= FIRST_WITH_CHIP_PLAN) return row;
  return lifted(row, path);
}

function lifted(part: unknown, [step, ...rest]: readonly string[]): unknown {
  if (!isRecord(part)) return part;
  if (step === undefined) return 'chipPlan' in part ? part : { ...part, chipPlan: plain(CHIP_PLAN_OFF) };
  return step in part ? { ...part, [step]: lifted(part[step], rest) } : part;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

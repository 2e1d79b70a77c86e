import { assertNever, err, ok, type Result } from '@/lib/shared';
import { answerHandover, type HandoverAnswer } from './handover-answer';
import { caseInput, type CaseInput } from './input';
import { answerMatch, type MatchAnswer } from './match-answer';
import { answerClassify, answerCompare, type ClassifyAnswer, type CompareAnswer } from './hand-answer';
import { answerSettle, type SettleAnswer } from './settle-answer';

/** What is printed for input that is refused. */
export const REFUSED = { error: true } as const;

export type Answer = ClassifyAnswer | CompareAnswer | SettleAnswer | MatchAnswer | HandoverAnswer | typeof REFUSED;

/** The result of one case, in the form of the `expected` objects of tests/vectors. */
export function answer(input: unknown): Answer {
  const read = caseInput.safeParse(input);
  if (!read.success) return REFUSED;
  const answered = answerCase(read.data);
  return answered.ok ? answered.value : REFUSED;
}

function answerCase(input: CaseInput): Result<Answer, unknown> {
  switch (input.kind) {
    case 'classify':
      return answerClassify(input);
    case 'compare':
      return answerCompare(input);
    case 'settle':
      return answerSettle(input);
    case 'match':
      return answerMatch(input);
    case 'handover':
      return answerHandover(input);
    default:
      return assertNever(input);
  }
}

/** The results of a whole file, in its order, or one sentence on what is wrong with it. */
export function answerFile(text: string): Result<readonly Answer[], string> {
  let cases: unknown;
  try {
    cases = JSON.parse(text);
  } catch {
    return err('conformance: the input is not JSON; expected an array of cases.');
  }
  if (!Array.isArray(cases)) return err('conformance: the input is JSON, but not an array of cases.');
  return ok(cases.map(answer));
}

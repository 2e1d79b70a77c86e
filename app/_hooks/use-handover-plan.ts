'use client';

import { useEffect, useMemo, useState } from 'react';
import { handoverInBackground } from '@/app/_workers/handover';
import type { HandoverFault, HandoverPlan, HandoverTask } from '@/lib/match';
import type { Result } from '@/lib/shared';

/** The hand-over for a task, planned beside the page; null until it is known. The answer to an earlier task is dropped. */
export function useHandoverPlan(task: HandoverTask | null): Result<HandoverPlan, HandoverFault> | null {
  // The task is made anew with every drawing of the screen: what it says decides.
  const question = task === null ? null : JSON.stringify(task);
  const asked = useMemo(() => (question === null ? null : (JSON.parse(question) as HandoverTask)), [question]);
  const [answer, setAnswer] = useState<{ to: HandoverTask; plan: Result<HandoverPlan, HandoverFault> } | null>(null);
  const [fault, setFault] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    let wanted = true;
    handoverInBackground.ask('planHandover', asked).then(
      (plan) => wanted && setAnswer({ to: asked, plan }),
      (error: unknown) => wanted && setFault({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [asked]);
  if (fault) throw fault.error;
  return asked !== null && answer?.to === asked ? answer.plan : null;
}

'use client';

import { useCallback } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { useToast } from '@/app/_components/ui/toast';
import { namesOf, type ChangeError, type Match } from '@/lib/match';
import type { Messages } from '@/lib/i18n';
import type { Result } from '@/lib/shared';
import type { StorageFault } from '@/lib/storage';

/** A storage fault in words, or a refused change. */
export function faultText(fault: ChangeError | StorageFault, match: Match, messages: Messages): string {
  switch (fault.code) {
    case 'missing':
    case 'broken':
    case 'newer':
    case 'full':
    case 'failed':
      return messages.fault.storage[fault.code];
    default:
      return messages.fault.change(fault, namesOf(match));
  }
}

/**
 * Says why a change was refused; says nothing about one that was made.
 * @returns a function that tells whether the change was made
 */
export function useReport(match: Match): (result: Result<unknown, ChangeError | StorageFault> | null) => boolean {
  const messages = useMessages();
  const toast = useToast();
  return useCallback(
    (result) => {
      if (result === null) return false;
      if (!result.ok) toast({ text: faultText(result.error, match, messages), tone: 'alarm' });
      return result.ok;
    },
    [match, messages, toast],
  );
}

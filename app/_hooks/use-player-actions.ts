'use client';

import { useMemo } from 'react';
import { useLocale, useMessages } from '@/app/_components/frame/locale';
import { dayText } from '@/app/_components/history/match-date';
import { useToast } from '@/app/_components/ui/toast';
import type { Locale, Messages } from '@/lib/i18n';
import type { Person } from '@/lib/match';
import {
  bringPlayerBack, deletePlayer, mergePlayers, separatePlayer, setArchived, type PlayerFault, type StorageFault,
} from '@/lib/storage';
import type { Result } from '@/lib/shared';

/** Why a record was left as it is, in words. @param two who was to be made one, where that was asked */
export function playerFaultText(
  fault: PlayerFault | StorageFault,
  messages: Messages,
  locale: Locale,
  two: readonly [one: string, other: string] = ['', ''],
): string {
  const { people } = messages;
  switch (fault.code) {
    case 'bad-name':
      return messages.fault.name(fault.fault);
    case 'name-taken':
      return people.taken(fault.by.name);
    case 'met':
      return fault.createdAt === null ? people.fault.metUnreadable(...two) : people.fault.met(...two, dayText(fault.createdAt, locale));
    case 'moved-on':
    case 'in-use':
      return people.fault[fault.code];
    case 'missing':
    case 'broken':
    case 'newer':
    case 'full':
    case 'failed':
      return messages.fault.storage[fault.code];
  }
}

/** What can be done to a record. Each says what came of it, and tells whether it was done. */
export interface PlayerActions {
  /** @returns why it was not done, for the place where it was asked; null: it was */
  readonly merge: (from: Person, into: Person) => Promise<string | null>;
  readonly separate: (player: Person) => Promise<boolean>;
  readonly archive: (player: Person, archived: boolean) => Promise<boolean>;
  readonly remove: (player: Person) => Promise<boolean>;
}

export function usePlayerActions(): PlayerActions {
  const messages = useMessages();
  const locale = useLocale();
  const toast = useToast();
  return useMemo(() => {
    const { people, common } = messages;
    const told = <T>(result: Result<T, PlayerFault | StorageFault>): result is { ok: true; value: T } => {
      if (!result.ok) toast({ text: playerFaultText(result.error, messages, locale), tone: 'alarm' });
      return result.ok;
    };
    const separate = async ({ playerId, name }: Person) => {
      const done = told(await separatePlayer(playerId));
      if (done) toast({ text: people.separated(name) });
      return done;
    };
    return {
      separate,
      merge: async (from, into) => {
        const merged = await mergePlayers(from.playerId, into.playerId);
        if (!merged.ok) return playerFaultText(merged.error, messages, locale, [from.name, into.name]);
        toast({ text: people.merged(from.name, into.name), action: { label: common.undo, run: () => void separate(from) } });
        return null;
      },
      archive: async ({ playerId }, archived) => told(await setArchived(playerId, archived)),
      remove: async ({ playerId, name }) => {
        const gone = await deletePlayer(playerId);
        if (!told(gone)) return false;
        toast({
          text: people.deleted(name),
          action: { label: common.undo, run: () => void bringPlayerBack(gone.value).then((back) => void told(back)) },
        });
        return true;
      },
    };
  }, [locale, messages, toast]);
}

'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { useToast } from '@/app/_components/ui/toast';
import type { MatchId } from '@/lib/match';
import type { Damage } from '@/lib/storage';

interface BrokenMatchProps {
  readonly id: MatchId;
  readonly damage: Damage;
  readonly raw: unknown;
}

/** A match that cannot be read: what is wrong and where, and a way to take the data along. */
export function BrokenMatch({ id, damage, raw }: BrokenMatchProps) {
  const { history, fault } = useMessages();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(raw, null, 2));
      toast({ text: history.copied });
    } catch {
      toast({ text: history.copyFailed, tone: 'alarm' });
    }
  };
  return (
    <Card className="border-loss" aria-label={history.brokenTitle}>
      <h2 className="font-semibold">{history.brokenTitle}</h2>
      <p className="mt-1 text-muted">{damage.code === 'newer' ? fault.storage.newer : history.brokenAbout}</p>
      <p className="mt-1 text-sm text-muted">{history.brokenWhere(`${damage.path || id}: ${damage.problem}`)}</p>
      <Button className="mt-3" onClick={() => void copy()}>
        {history.brokenCopy}
      </Button>
    </Card>
  );
}

'use client';

import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useMessages } from '@/app/_components/frame/locale';
import { KnownPlayers } from '@/app/_components/setup/known-players';
import { SeatList } from '@/app/_components/setup/seat-list';
import { Card } from '@/app/_components/ui/card';
import { Choice } from '@/app/_components/ui/choice';
import { TABLE_SIZES } from '@/lib/rules';
import { quickNames } from './quick-names';
import { seatsOf } from '@/lib/shared';

interface QuickPlayersProps {
  /** Clockwise, as typed. */
  readonly names: readonly string[];
  /** `origins` says by new seat where it was before; null: a new one. */
  readonly onChange: (names: readonly string[], origins: readonly (number | null)[]) => void;
  /** By seat. */
  readonly faults: readonly (string | null)[];
  /** Whether the names are laid open. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** How many play; and who they are, where the table wants to say. */
export function QuickPlayers({ names, onChange, faults, open, onOpen }: QuickPlayersProps) {
  const { quick, hands, setup, common } = useMessages();
  const named = names.some((name) => name.trim() !== '');
  const resize = (count: number) => {
    const kept = names.slice(0, count);
    put([...kept, ...Array.from({ length: count - kept.length }, () => '')]);
  };
  const put = (next: readonly string[]) => onChange(next, next.map((_, index) => (index < names.length ? index : null)));
  return (
    <Card aria-label={setup.players} className="pb-2">
      <Choice
        label={hands.table}
        value={String(names.length)}
        onChange={(count) => resize(Number(count))}
        options={TABLE_SIZES.map((size) => ({ value: String(size), name: String(size), label: hands.players(size) }))}
        columns={4}
      />
      <Collapsible.Root open={open} onOpenChange={onOpen} className="mt-2">
        <Collapsible.Trigger className="group flex min-h-touch w-full items-center gap-2 text-left">
          <span className="font-semibold">{quick.names}</span>{' '}
          <span className="min-w-0 grow truncate text-right text-muted">
            {named ? common.names(seatsOf(names.length).map(quickNames(names, quick))) : quick.namesOptional}
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-data-[state=open]:rotate-180" />
        </Collapsible.Trigger>
        <Collapsible.Content className="pt-2">
          <KnownPlayers names={names} onChange={put} />
          <SeatList names={names} onChange={onChange} faults={faults} placeholder={quick.player} />
        </Collapsible.Content>
      </Collapsible.Root>
    </Card>
  );
}

'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { Users } from 'lucide-react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { nameKey } from '@/lib/match';
import { lastTable, suggestedPlayers } from '@/lib/storage';
import { MOST_PLAYERS } from './table-limits';

interface KnownPlayersProps {
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

const MOST_SUGGESTIONS = 12;

/** Those who played before, one tap each; and the whole of the last table in one. */
export function KnownPlayers({ names, onChange }: KnownPlayersProps) {
  const { setup, common } = useMessages();
  const players = useLiveQuery(() => suggestedPlayers(MOST_SUGGESTIONS));
  const table = useLiveQuery(() => lastTable());
  const seated = new Set(names.map(nameKey));
  const lastNames = table?.map((player) => player.name) ?? [];
  const untouched = names.every((name) => name.trim() === '');
  const free = names.findIndex((name) => name.trim() === '');
  const suggestions = (players ?? []).filter((player) => !seated.has(nameKey(player.name)));

  const add = (name: string) => onChange(free >= 0 ? names.with(free, name) : [...names, name]);
  return (
    <>
      {untouched && lastNames.length > 0 && (
        <Button className="mb-3 w-full" onClick={() => onChange(lastNames)}>
          <Users aria-hidden className="size-5 shrink-0" />
          {setup.samePlayers(common.names(lastNames))}
        </Button>
      )}
      {suggestions.length > 0 && (free >= 0 || names.length < MOST_PLAYERS) && (
        <div role="group" aria-label={setup.suggestions} className="mb-3 flex flex-wrap gap-2">
          {suggestions.map(({ playerId, name }) => (
            <Button
              key={playerId}
              look="quiet"
              className="max-w-full border border-line px-3"
              aria-label={setup.addSuggested(name)}
              onClick={() => add(name)}
            >
              <span className="truncate">{name}</span>
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

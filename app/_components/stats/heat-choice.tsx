'use client';

import { X } from 'lucide-react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { SelectField } from '@/app/_components/ui/select-field';
import type { PlayerFigures } from '@/lib/stats';

interface HeatChoiceProps {
  readonly players: readonly PlayerFigures[];
  readonly chosen: readonly PlayerFigures[];
  readonly most: number;
  readonly onChoose: (players: readonly PlayerFigures[]) => void;
}

const ALPHABET = new Intl.Collator('und');

/** Who stands in the table: one out, another in. */
export function HeatChoice({ players, chosen, most, onChoose }: HeatChoiceProps) {
  const { stats } = useMessages();
  const others = players.filter((player) => !chosen.includes(player)).toSorted((a, b) => ALPHABET.compare(a.name, b.name));
  const options = [{ value: '', name: stats.nobodyMore }, ...others.map(({ playerId, name }) => ({ value: playerId as string, name }))];
  return (
    <div className="flex flex-col gap-3 pt-1">
      <div className="flex flex-wrap gap-2">
        {chosen.map((player) => (
          <Button
            key={player.playerId}
            className="max-w-full"
            disabled={chosen.length <= 2}
            aria-label={stats.takeOut(player.name)}
            onClick={() => onChoose(chosen.filter((each) => each !== player))}
          >
            <span className="truncate">{player.name}</span>
            <X aria-hidden className="size-4" />
          </Button>
        ))}
      </div>
      {chosen.length < most && others.length > 0 ? (
        <SelectField
          label={stats.addPlayer}
          value=""
          onChange={(id) => onChoose([...chosen, ...others.filter(({ playerId }) => playerId === id)])}
          options={options}
        />
      ) : (
        <p className="text-sm text-muted">{stats.mostPlayers(most)}</p>
      )}
    </div>
  );
}

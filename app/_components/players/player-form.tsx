'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { SwitchRow } from '@/app/_components/ui/switch-row';
import { usePlayerActions } from '@/app/_hooks/use-player-actions';
import type { RosterView } from '@/app/_hooks/use-roster';
import type { Player } from '@/lib/storage';
import { MergeForm } from './merge-form';
import { NameForm } from './name-form';

interface PlayerFormProps {
  readonly player: Player;
  readonly roster: RosterView;
  /** Whether no match speaks of him. */
  readonly unused: boolean;
  readonly onDone: () => void;
}

/** Everything that can be changed about a player. */
export function PlayerForm({ player, roster, unused, onDone }: PlayerFormProps) {
  const { people } = useMessages();
  const { archive, remove, separate } = usePlayerActions();
  const merged = roster.players.filter(
    ({ playerId }) => playerId !== player.playerId && roster.people.get(playerId)?.playerId === player.playerId,
  );
  const others = roster.players.filter(
    ({ playerId }) => playerId !== player.playerId && roster.people.get(playerId)?.playerId === playerId,
  );
  return (
    <div className="flex flex-col gap-5">
      <NameForm player={player} onDone={onDone} />
      {others.length > 0 && <MergeForm player={player} others={others} onDone={onDone} />}
      {merged.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="text-sm text-muted">{people.mergedHere}</p>
          {merged.map((record) => (
            <Button key={record.playerId} onClick={() => void separate(record)}>
              {people.separate(record.name)}
            </Button>
          ))}
        </div>
      )}
      <SwitchRow
        label={people.archive}
        about={people.archiveAbout}
        checked={player.archived}
        onChange={(archived) => void archive(player, archived)}
        className="justify-between"
      />
      {unused && merged.length === 0 && (
        <div>
          <p className="mb-2 text-sm text-muted">{people.deleteAbout}</p>
          <Button look="danger" className="w-full" onClick={() => void remove(player).then((done) => done && onDone())}>
            {people.delete}
          </Button>
        </div>
      )}
    </div>
  );
}

'use client';

import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { SelectField } from '@/app/_components/ui/select-field';
import type { Player } from '@/lib/storage';
import { MergeOffer } from './merge-offer';

interface MergeFormProps {
  readonly player: Player;
  readonly others: readonly Player[];
  readonly onDone: () => void;
}

/** Says that this is somebody else's second record. */
export function MergeForm({ player, others, onDone }: MergeFormProps) {
  const { people } = useMessages();
  const [chosen, setChosen] = useState('');
  const into = others.find(({ playerId }) => playerId === chosen);
  const options: readonly { readonly value: string; readonly name: string }[] = [
    { value: '', name: people.sameNobody },
    ...others.map(({ playerId, name }) => ({ value: playerId, name })),
  ];
  return (
    <div className="flex flex-col gap-3">
      <SelectField label={people.same} value={chosen} onChange={setChosen} options={options} />
      {into && <MergeOffer key={into.playerId} from={player} into={into} onDone={onDone} />}
    </div>
  );
}

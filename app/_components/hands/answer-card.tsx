'use client';

import { useMemo, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { laidOut, playableHands, type Combination, type ComparisonSettings, type Tile } from '@/lib/rules';
import { HandTiles } from './strength-card';

interface AnswerCardProps {
  readonly held: readonly Tile[];
  /** The most that anybody holds at this table. */
  readonly most: number;
  /** null: nothing lies there, any size can be played. */
  readonly toBeat: Combination | null;
  readonly settings: ComparisonSettings;
  readonly name: (tile: Tile) => string;
}

/** Every answer from the tiles held, or why there is none to tell. */
export function AnswerCard({ held, most, toBeat, settings, name }: AnswerCardProps) {
  const { hands } = useMessages();
  // Of a whole deck there would be millions.
  const answers = useMemo(
    () => (held.length > most ? null : playableHands(held, toBeat, settings)),
    [held, most, toBeat, settings],
  );
  return (
    <Card aria-label={hands.answers} className="flex flex-col gap-2">
      <h2 className="font-semibold">{hands.answers}</h2>
      {answers === null ? (
        <p className="text-loss">{hands.heldTooMany(most)}</p>
      ) : !answers.ok ? (
        <p className="text-loss">
          {answers.error.code === 'tile-in-both' ? hands.tileInBoth(name(answers.error.tile)) : hands.noCombination(answers.error, name)}
        </p>
      ) : answers.value.length === 0 ? (
        <p>{hands.noAnswers}</p>
      ) : (
        <AnswerList answers={answers.value} name={name} />
      )}
    </Card>
  );
}

const PAGE = 20;

function AnswerList({ answers, name }: { readonly answers: readonly Combination[]; readonly name: (tile: Tile) => string }) {
  const { hands } = useMessages();
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {hands.answersCount(answers.length)}
      </p>
      <ol className="flex flex-col gap-2">
        {answers.slice(0, shown).map((answer) => (
          <li key={answer.tiles.map(name).join()} className="flex items-center justify-between gap-2">
            <span>{hands.kinds[answer.kind]}</span>
            <HandTiles tiles={laidOut(answer)} name={name} />
          </li>
        ))}
      </ol>
      {answers.length > shown && <Button onClick={() => setShown(shown + PAGE)}>{hands.more}</Button>}
    </>
  );
}

'use client';

import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Card } from '@/app/_components/ui/card';
import { useStrength } from '@/app/_hooks/use-strength';
import { laidOut, tileCode, type Combination, type ComparisonSettings, type StrengthCount, type Tile } from '@/lib/rules';
import { TileFace } from './tile-face';

interface StrengthCardProps {
  readonly label: string;
  readonly hand: Combination;
  /** Tiles that nobody else can hold. */
  readonly excluded: readonly Tile[];
  readonly settings: ComparisonSettings;
  readonly name: (tile: Tile) => string;
}

/** How many of the hands that can still be held beat this one: counted, not guessed. */
export function StrengthCard({ label, hand, excluded, settings, name }: StrengthCardProps) {
  const { hands } = useMessages();
  const strength = useStrength(hand, excluded, settings);
  // What stands there while counting holds the room that the answer will take: nothing below it jumps.
  const [last, setLast] = useState<StrengthCount>({ beatenBy: 0, playable: 0, sets: 0, strongest: hand, nextStronger: hand });
  if (strength !== null && strength !== last) setLast(strength);
  return (
    <Card aria-label={hands.strength(label)} aria-busy={strength === null} className="relative flex flex-col gap-2">
      <h2 className="font-semibold">{hands.strength(label)}</h2>
      {strength === null && <p className="absolute inset-x-0 top-1/2 text-center text-muted shown-late">{hands.counting}</p>}
      <div className={`flex flex-col gap-2 ${strength === null ? 'invisible' : ''}`}>
        <StrengthFigures strength={strength ?? last} name={name} />
      </div>
    </Card>
  );
}

interface StrengthFiguresProps {
  readonly strength: StrengthCount;
  readonly name: (tile: Tile) => string;
}

function StrengthFigures({ strength, name }: StrengthFiguresProps) {
  const { hands } = useMessages();
  const { beatenBy, playable, sets, strongest, nextStronger } = strength;
  return (
    <>
      <p>
        <span className="text-lg font-semibold tabular-nums">{hands.beatenBy(beatenBy, sets)}</span>{' '}
        <span className="text-sm text-muted">{hands.beatenAbout}</span>
      </p>
      <StrengthBar weaker={playable - beatenBy} playable={playable} />
      <p className="text-sm text-muted tabular-nums">{hands.weakerShare(playable - beatenBy, playable)}</p>
      {nextStronger && <NamedHand label={hands.nextStronger} hand={nextStronger} name={name} />}
      {nextStronger === null && <p className="font-medium text-gain">{hands.unbeatable}</p>}
      {strongest && nextStronger && <NamedHand label={hands.strongest} hand={strongest} name={name} />}
    </>
  );
}

/** How much of what could be played this hand beats: from none to all. */
function StrengthBar({ weaker, playable }: { readonly weaker: number; readonly playable: number }) {
  const share = playable === 0 ? 1 : weaker / playable;
  return (
    <div aria-hidden className="h-3 overflow-hidden rounded-full bg-sunken">
      <div className="h-full rounded-full bg-felt" style={{ width: `${(share * 100).toFixed(1)}%` }} />
    </div>
  );
}

interface NamedHandProps {
  readonly label: string;
  readonly hand: Combination;
  readonly name: (tile: Tile) => string;
}

/** A combination with what it is called and its tiles. */
export function NamedHand({ label, hand, name }: NamedHandProps) {
  const { hands } = useMessages();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p>
        <span className="text-sm text-muted">{label}</span> {hands.kinds[hand.kind]}
      </p>
      <HandTiles tiles={laidOut(hand)} name={name} />
    </div>
  );
}

export function HandTiles({ tiles, name }: { readonly tiles: readonly Tile[]; readonly name: (tile: Tile) => string }) {
  return (
    <ul className="flex gap-0.5">
      {tiles.map((tile) => (
        <li key={tileCode(tile)}>
          <span className="sr-only">{name(tile)}</span>
          <TileFace tile={tile} size="small" />
        </li>
      ))}
    </ul>
  );
}

'use client';

import { X } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { IconButton } from '@/app/_components/ui/button';
import type { TypedHand } from '@/app/_hooks/use-typed-hand';
import { isSameTile, MADE_SIZE, tileCode, type Tile } from '@/lib/rules';
import { TileFace } from './tile-face';

interface RackProps {
  readonly label: string;
  readonly hand: TypedHand;
  readonly active: boolean;
  readonly name: (tile: Tile) => string;
  /** The tiles that decided. */
  readonly marked: readonly Tile[];
  readonly onActivate: () => void;
  /** What these tiles are, in words. */
  readonly caption: string;
}

/** Whatever was pasted: no tile is written longer. */
const LONGEST_WORD = 16;

function shortened(word: string): string {
  const signs = [...word];
  return signs.length > LONGEST_WORD ? `${signs.slice(0, LONGEST_WORD).join('')}…` : word;
}

/** One hand: its tiles, each to be tapped back, and beside them the same hand as text, in step both ways. */
export function Rack({ label, hand, active, name, marked, onActivate, caption }: RackProps) {
  const { hands } = useMessages();
  const faultId = useId();
  const { tiles, text, put } = hand;
  const fault = hand.unfinished ? null : hand.fault;
  return (
    <section
      aria-label={label}
      className={`rounded-card border-2 bg-surface p-2 ${active ? 'border-felt' : 'border-line'}`}
    >
      <div className="flex items-center justify-between gap-2">
        <button
          type="button"
          aria-pressed={active}
          aria-label={hands.chooseHand(label)}
          onClick={onActivate}
          className="min-h-touch grow rounded-field px-2 text-left font-semibold active:bg-felt-soft"
        >
          {label} <span className="font-normal text-muted">{caption}</span>
        </button>
        {text !== '' && (
          <IconButton aria-label={hands.clearHand(label)} onClick={() => put([])}>
            <X aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
      <ul className="flex min-h-14 flex-wrap gap-1 px-1">
        {tiles.map((tile, index) => {
          const decided = marked.some((other) => isSameTile(other, tile));
          return (
            <li key={`${tileCode(tile)}-${index}`}>
              <button
                type="button"
                aria-label={(decided ? hands.takeBackDecider : hands.takeBack)(name(tile))}
                onClick={() => put(tiles.toSpliced(index, 1))}
                className="rounded-lg"
              >
                <TileFace tile={tile} marked={decided} />
              </button>
            </li>
          );
        })}
        {Array.from({ length: Math.max(0, MADE_SIZE - tiles.length) }, (_, index) => (
          <li key={`free-${index}`} aria-hidden className="h-14 w-11 rounded-lg border border-dashed border-line" />
        ))}
      </ul>
      <input
        type="text"
        aria-label={hands.textOf(label)}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : faultId}
        placeholder={hands.textHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onFocus={onActivate}
        onChange={(event) => hand.type(event.target.value)}
        onBlur={hand.tidy}
        className="mt-2 min-h-touch w-full rounded-field border border-edge bg-paper px-3 font-mono text-base aria-invalid:border-loss"
      />
      {fault !== null && (
        <p id={faultId} role="alert" className="mt-1 px-1 text-sm font-medium text-loss">
          {hands.badWord({ ...fault, word: shortened(fault.word) })}
        </p>
      )}
    </section>
  );
}

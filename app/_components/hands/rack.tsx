'use client';

import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { IconButton } from '@/app/_components/ui/button';
import { formatTiles, isSameTile, MADE_SIZE, readTiles, tileCode, type Tile } from '@/lib/rules';
import { TileFace } from './tile-face';

interface RackProps {
  readonly label: string;
  readonly highest: number;
  readonly tiles: readonly Tile[];
  readonly active: boolean;
  readonly name: (tile: Tile) => string;
  readonly marked: readonly Tile[];
  readonly onActivate: () => void;
  readonly onChange: (tiles: readonly Tile[]) => void;
  /** Whether the text is one that cannot be read, so that the tiles are not what is meant. */
  readonly onUnreadable: (unreadable: boolean) => void;
  /** What these tiles are, in words. */
  readonly caption: string;
}

/** One hand: its tiles, each to be tapped back, and beside them the same hand as text, in step both ways. */
export function Rack({ label, highest, tiles, active, name, marked, onActivate, onChange, onUnreadable, caption }: RackProps) {
  const { hands } = useMessages();
  const fault = useId();
  // What is being typed, and the tiles it belongs to: once they change by a tap, they have the last word.
  const [typed, setTyped] = useState<{ text: string; of: readonly Tile[] } | null>(null);

  const type = (next: string) => {
    const read = readTiles(next, highest);
    setTyped({ text: next, of: read.ok ? read.value : tiles });
    onUnreadable(!read.ok);
    if (read.ok) onChange(read.value);
  };
  const put = (next: readonly Tile[]) => {
    setTyped(null);
    onUnreadable(false);
    onChange(next);
  };
  const text = typed !== null && sameTiles(typed.of, tiles) ? typed.text : formatTiles(tiles);
  const read = readTiles(text, highest);
  const bad = read.ok ? null : read.error;
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
        {tiles.length > 0 && (
          <IconButton aria-label={hands.clearHand(label)} onClick={() => put([])}>
            <X aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
      <ul className="flex min-h-14 flex-wrap gap-1 px-1">
        {tiles.map((tile, index) => (
          <li key={`${tileCode(tile)}-${index}`}>
            <button
              type="button"
              aria-label={hands.takeBack(name(tile))}
              onClick={() => put(tiles.toSpliced(index, 1))}
              className="rounded-lg"
            >
              <TileFace tile={tile} marked={marked.some((other) => isSameTile(other, tile))} />
            </button>
          </li>
        ))}
        {Array.from({ length: Math.max(0, MADE_SIZE - tiles.length) }, (_, index) => (
          <li key={`free-${index}`} aria-hidden className="h-14 w-11 rounded-lg border border-dashed border-line" />
        ))}
      </ul>
      <input
        type="text"
        aria-label={hands.textOf(label)}
        aria-invalid={bad !== null}
        aria-describedby={bad === null ? undefined : fault}
        placeholder={hands.textHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onFocus={onActivate}
        onChange={(event) => type(event.target.value)}
        onBlur={() => bad === null && setTyped(null)}
        className="mt-2 min-h-touch w-full rounded-field border border-edge bg-paper px-3 font-mono text-base aria-invalid:border-loss"
      />
      {bad !== null && (
        <p id={fault} role="alert" className="mt-1 px-1 text-sm font-medium text-loss">
          {hands.badWord(bad)}
        </p>
      )}
    </section>
  );
}

function sameTiles(a: readonly Tile[], b: readonly Tile[]): boolean {
  return a.length === b.length && a.every((tile, index) => isSameTile(tile, b[index] ?? tile));
}

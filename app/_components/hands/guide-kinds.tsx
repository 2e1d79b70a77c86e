'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { COMBINATION_KINDS, MADE_KINDS, type Tile } from '@/lib/rules';
import { EXAMPLES, exampleOf } from './example';
import { HandTiles } from './strength-card';

/** Strongest Made first, then what is played in threes, twos and ones. */
const SHOWN = COMBINATION_KINDS.toReversed();

/** Every combination with a drawn example that the rules accept. */
export function GuideKinds({ highest, name }: { readonly highest: number; readonly name: (tile: Tile) => string }) {
  const { guide, hands } = useMessages();
  return (
    <ol className="flex flex-col gap-3 print:gap-2">
      {SHOWN.map((kind) => (
        <li key={kind}>
          <p className="font-medium">
            {(MADE_KINDS as readonly string[]).includes(kind) && (
              <span className="mr-2 text-muted tabular-nums">{SHOWN.indexOf(kind) + 1}.</span>
            )}
            {hands.kinds[kind]}
          </p>
          <p className="mb-1 text-sm text-muted">{guide.kinds[kind]}</p>
          <HandTiles tiles={exampleOf(kind, EXAMPLES[kind], highest).tiles} name={name} />
        </li>
      ))}
    </ol>
  );
}

'use client';

import { useMessages } from '@/app/_components/frame/locale';
import type { SuitNaming } from '@/lib/match';
import { COMBINATION_KINDS, laidOut, MADE_KINDS, type CombinationKind, type ComparisonSettings, type Tile } from '@/lib/rules';
import { EXAMPLES, exampleOf } from './example';
import { HandTiles } from './strength-card';

/** Strongest Made first, then what is played in threes, twos and ones. */
const SHOWN = COMBINATION_KINDS.toReversed();

interface GuideKindsProps {
  readonly settings: ComparisonSettings;
  readonly naming: SuitNaming;
  readonly name: (tile: Tile) => string;
}

const isMade = (kind: CombinationKind) => (MADE_KINDS as readonly string[]).includes(kind);

/** Every combination with a drawn example that the rules accept. */
export function GuideKinds({ settings, naming, name }: GuideKindsProps) {
  const { guide, hands } = useMessages();
  const about = (kind: CombinationKind): string => {
    if (kind === 'pair') return guide.pair(hands.suits[naming].sun);
    return kind === 'flush' ? guide.flush[settings.flushOrder] : guide.kinds[kind];
  };
  return (
    <ol className="flex flex-col gap-3 print:gap-1.5">
      {SHOWN.map((kind) => (
        <li key={kind} className={isMade(kind) ? '' : 'print:flex print:items-start print:justify-between print:gap-2'}>
          <div>
            <p className="font-medium">
              {isMade(kind) && <span className="mr-2 text-muted tabular-nums">{SHOWN.indexOf(kind) + 1}.</span>}
              {hands.kinds[kind]}
            </p>
            <p className="mb-1 text-sm text-muted print:text-xs">{about(kind)}</p>
          </div>
          <HandTiles tiles={laidOut(exampleOf(kind, EXAMPLES[kind], settings.highest))} name={name} />
        </li>
      ))}
    </ol>
  );
}

'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Card } from '@/app/_components/ui/card';
import type { SuitNaming } from '@/lib/match';
import { otherReadings, type CompareError, type Comparison, type ComparisonSettings, type Tile } from '@/lib/rules';
import type { Result } from '@/lib/shared';
import { headline, reasonText } from './verdict-text';

interface VerdictProps {
  readonly result: Result<Comparison, CompareError>;
  readonly settings: ComparisonSettings;
  readonly naming: SuitNaming;
  readonly name: (tile: Tile) => string;
}

/** Who wins and what decided it, in one sentence; and where another table would say otherwise. */
export function Verdict({ result, settings, naming, name }: VerdictProps) {
  const { hands } = useMessages();
  return (
    <Card role="status" aria-label={hands.verdict} className="border-felt">
      {result.ok ? (
        <>
          <p className="text-lg font-semibold">{headline(result.value, hands)}</p>
          <p>
            {reasonText(result.value, naming, hands)}{' '}
            <span className="whitespace-nowrap text-sm text-muted">({hands.rule(result.value.clause)})</span>
          </p>
          <OtherReadings comparison={result.value} settings={settings} />
        </>
      ) : (
        <p className="text-muted">
          {result.error.code === 'tile-in-both' ? hands.tileInBoth(name(result.error.tile)) : hands.noPlay(hands.hand[result.error.hand])}
        </p>
      )}
    </Card>
  );
}

function OtherReadings({ comparison, settings }: { comparison: Comparison; settings: ComparisonSettings }) {
  const { hands } = useMessages();
  const others = otherReadings(comparison, settings);
  if (others.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-2 text-sm text-muted">
      <p className="font-semibold">{hands.elsewhere}</p>
      <ul>
        {others.map((other) => (
          <li key={`${other.option}-${other.value}`}>
            {other.option === 'straightOrder'
              ? hands.elsewhereStraight(other.value, hands.hand[other.winner])
              : hands.elsewhereFlush(other.value, hands.hand[other.winner])}{' '}
            ({hands.rule(other.clause)})
          </li>
        ))}
      </ul>
    </div>
  );
}

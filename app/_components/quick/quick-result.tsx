'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Payments } from '@/app/_components/play/payments';
import { Card } from '@/app/_components/ui/card';
import { plain } from '@/lib/i18n';
import type { QuickSettlement } from '@/lib/match';
import type { SettlementRules } from '@/lib/settlement';
import { at, seatsOf, type Chips, type Seat } from '@/lib/shared';

interface QuickResultProps {
  readonly names: (seat: Seat) => string;
  readonly settled: QuickSettlement;
  readonly rules: SettlementRules;
}

/** Who pays whom, and what everybody has then where chips are counted. */
export function QuickResult({ names, settled, rules }: QuickResultProps) {
  const { quick } = useMessages();
  const { settlement, stocks } = settled;
  return (
    <Card aria-label={quick.payments}>
      <h2 className="font-semibold">{quick.payments}</h2>
      {!stocks && <p className="text-sm text-muted">{quick.paidInFull}</p>}
      <div className="mt-3">
        <Payments names={names} settlement={settlement} rules={rules} />
      </div>
      {stocks && <Afterwards names={names} before={stocks} after={settlement.after} />}
    </Card>
  );
}

interface AfterwardsProps {
  readonly names: (seat: Seat) => string;
  readonly before: readonly Chips[];
  readonly after: readonly Chips[];
}

function Afterwards({ names, before, after }: AfterwardsProps) {
  const { quick, play } = useMessages();
  return (
    <>
      <h3 className="mt-3 border-t border-line pt-2 text-sm font-semibold text-muted">{quick.after}</h3>
      <dl aria-label={quick.after}>
        {seatsOf(after.length).map((seat) => (
          <div key={seat} className="flex justify-between gap-3">
            <dt className="min-w-0 truncate">{names(seat)}</dt>
            <dd className="shrink-0 tabular-nums">
              <span className="sr-only">{play.changesTo(at(before, seat), at(after, seat))}</span>
              <span aria-hidden>
                <span className="text-muted">{plain(at(before, seat))} → </span>
                <span className="font-semibold">{plain(at(after, seat))}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

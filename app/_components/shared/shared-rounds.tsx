'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Net } from '@/app/_components/play/amount';
import { eventText } from '@/app/_components/play/event-text';
import { Payments } from '@/app/_components/play/payments';
import { Card } from '@/app/_components/ui/card';
import { Disclosure } from '@/app/_components/ui/disclosure';
import { namesOf, type Match, type Replay } from '@/lib/match';
import { at } from '@/lib/shared';

/** What happened, step by step; each round opens to who paid whom. Nothing can be changed here. */
export function SharedRounds({ match, played }: { readonly match: Match; readonly played: Replay }) {
  const messages = useMessages();
  const { play, shared } = messages;
  const name = namesOf(match);
  return (
    <Card aria-label={shared.rounds} className="py-1">
      {played.steps.length === 0 && <p className="py-2 text-muted">{play.noRounds}</p>}
      <ol>
        {played.steps.map((step) => (
          <li key={step.event.id} className="border-line not-last:border-b">
            {'round' in step ? (
              <Disclosure
                summary={
                  <span className="block py-1.5">
                    <span className="block font-semibold">{play.payments(step.round)}</span>
                    <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                      {step.settlement.hands.map(({ seat }) => (
                        <span key={seat}>
                          {name(seat)} <Net amount={at(step.settlement.net, seat)} />
                        </span>
                      ))}
                    </span>
                  </span>
                }
              >
                <div className="pb-3">
                  <Payments names={name} settlement={step.settlement} rules={step.before.rules.settlement} />
                </div>
              </Disclosure>
            ) : (
              <p className="py-2 text-sm text-muted">{eventText(match, step, messages)}</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { matchHref } from '@/app/_components/play/routes';
import { ruleChanges } from '@/app/_components/play/rule-changes';
import { RoundLimitField } from '@/app/_components/setup/round-limit-field';
import { RuleOptions } from '@/app/_components/setup/rule-options';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { useFormDraft } from '@/app/_hooks/use-form-draft';
import { useMatchActions } from '@/app/_hooks/use-match-actions';
import type { PlayedMatch } from '@/app/_hooks/use-match';
import { useReport } from '@/app/_hooks/use-report';
import { basisOf, MOST_ROUNDS, type Match, type TableState } from '@/lib/match';
import { fieldsOfRules, rulesOfFields } from './rules-form';
import { useClosedReason } from './use-closed-reason';

/** Other rules, or another number of rounds, from the next round on. */
export function RulesScreen({ match, played }: PlayedMatch) {
  const { table } = useMessages();
  const closed = useClosedReason(played, 'table');
  return (
    <Page title={table.rules} back={matchHref(match.id)}>
      {closed === null ? <RulesForm match={match} state={played.state} /> : <p>{closed}</p>}
    </Page>
  );
}

function RulesForm({ match, state }: { readonly match: Match; readonly state: TableState }) {
  const { table, setup } = useMessages();
  const router = useRouter();
  const report = useReport(match);
  const actions = useMatchActions(match.id);
  const { loaded, fields, key, type, clear, forget } = useFormDraft(match.id, 'rules');

  const typed = rulesOfFields(fields, state);
  const { rules, roundLimit } = typed;
  const round = state.roundsPlayed + 1;
  const changes = ruleChanges(state, typed, { setup, table });
  const allowed = roundLimit === null || (roundLimit >= 1 && roundLimit <= MOST_ROUNDS);
  const save = async () => {
    if (!report(await actions.add({ type: 'rules', rules, roundLimit }, basisOf(match), key))) return;
    forget();
    router.push(matchHref(match.id));
  };
  if (!loaded) return null;
  return (
    <>
      <p className="text-muted">{table.rulesAbout(round)}</p>
      <Card aria-label={setup.rounds}>
        <h2 className="mb-2 font-semibold">{setup.rounds}</h2>
        <RoundLimitField limit={roundLimit} onChange={(limit) => type(fieldsOfRules({ rules, roundLimit: limit }))} />
      </Card>
      <Card aria-label={setup.rulesTitle}>
        <h2 className="font-semibold">{setup.rulesTitle}</h2>
        <p className="mb-1 text-sm text-muted">{setup.rulesHint}</p>
        <RuleOptions
          of={{ ...match.setup, rules }}
          players={match.seats.length}
          onChange={(next) => type(fieldsOfRules({ rules: next.rules, roundLimit }))}
        />
      </Card>
      <Card className="flex flex-col gap-3">
        <div role="status">
          {changes.length === 0 && <p className="text-muted">{table.rulesSame}</p>}
          <ul className="flex flex-col gap-1 font-medium">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          {roundLimit !== null && roundLimit <= state.roundsPlayed && (
            <p className="mt-1 text-warn">{table.rulesEnd(state.roundsPlayed)}</p>
          )}
        </div>
        <Button look="primary" disabled={changes.length === 0 || !allowed || actions.busy} onClick={() => void save()}>
          {table.fromRound(round)}
        </Button>
        {changes.length > 0 && <Button onClick={clear}>{table.rulesDrop}</Button>}
      </Card>
    </>
  );
}

'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { TextField } from '@/app/_components/ui/text-field';
import { useFormDraft } from '@/app/_hooks/use-form-draft';
import type { MatchActions } from '@/app/_hooks/use-match-actions';
import { useReport } from '@/app/_hooks/use-report';
import { valueOf } from '@/lib/chips';
import { basisOf, nameFaultOf, nameKey, namesOf, playersAt, type Match, type TableState } from '@/lib/match';
import { at, chips, readWholeNumber } from '@/lib/shared';
import { suggestedPlayers } from '@/lib/storage';
import { seatIn } from './chips-form';
import { SeatChoice } from './seat-choice';

const MOST_SUGGESTIONS = 8;

interface NewcomerFormProps {
  readonly match: Match;
  readonly state: TableState;
  readonly actions: MatchActions;
}

/** Somebody sits down between two rounds, with a stated stock of chips. */
export function NewcomerForm({ match, state, actions }: NewcomerFormProps) {
  const { table, setup, fault } = useMessages();
  const report = useReport(match);
  const { loaded, fields, key, type, forget } = useFormDraft(match.id, 'newcomer');
  const known = useLiveQuery(() => suggestedPlayers(MOST_SUGGESTIONS + state.seats.length), [state.seats.length]);

  const usual = String(valueOf(match.setup.chipSet));
  const name = fields.name ?? '';
  const stock = readWholeNumber(fields.start ?? usual);
  const seats = playersAt(state);
  const chosen = seatIn(fields, 'after');
  const after = chosen !== null && seats.includes(chosen) ? chosen : (seats.at(-1) ?? at(state.order, 0));
  const nameFault = nameFaultOf(name, state.seats.map((seat) => seat.name));
  const shownFault = nameFault && nameFault.code !== 'blank-name' ? fault.name(nameFault) : null;
  const stockFault = stock.ok ? (stock.value === 0 ? setup.noNumber : null) : setup.wholeNumber(fields.start ?? '');
  const seated = new Set(state.seats.map((seat) => nameKey(seat.name)));
  const suggestions = (known ?? []).filter((player) => !seated.has(nameKey(player.name))).slice(0, MOST_SUGGESTIONS);

  const sitDown = async () => {
    if (nameFault || !stock.ok) return;
    const saved = await actions.sitDown({ name, start: chips(stock.value), after }, basisOf(match), key);
    if (report(saved)) forget();
  };
  if (!loaded) return null;
  return (
    <Card aria-label={table.newcomer} className="flex flex-col gap-4">
      <div>
        <h2 className="font-semibold">{table.newcomer}</h2>
        <p className="text-sm text-muted">{table.newcomerAbout(state.roundsPlayed + 1)}</p>
      </div>
      {suggestions.length > 0 && (
        <div role="group" aria-label={setup.suggestions} className="flex flex-wrap gap-2">
          {suggestions.map((player) => (
            <Button
              key={player.playerId}
              look="quiet"
              className="max-w-full border border-line px-3"
              aria-label={setup.addSuggested(player.name)}
              onClick={() => type({ name: player.name })}
            >
              <span className="truncate">{player.name}</span>
            </Button>
          ))}
        </div>
      )}
      <TextField
        label={table.newName}
        value={name}
        onChange={(text) => type({ name: text })}
        fault={shownFault}
        autoCapitalize="words"
        spellCheck={false}
      />
      <TextField
        label={table.newcomerChips}
        inputMode="numeric"
        value={fields.start ?? usual}
        onChange={(text) => type({ start: text })}
        fault={stockFault}
      />
      <SeatChoice
        label={table.newcomerAfter}
        seats={seats}
        names={namesOf(match)}
        value={after}
        onChange={(seat) => type({ after: String(seat) })}
      />
      {stock.ok && stock.value > 0 && (
        <p className="text-sm text-warn tabular-nums">{table.totalBecomes(state.onTable, state.onTable + stock.value)}</p>
      )}
      <Button
        look="primary"
        disabled={nameFault !== null || stockFault !== null || actions.busy}
        onClick={() => void sitDown()}
      >
        {table.sitsDown(name.trim())}
      </Button>
    </Card>
  );
}

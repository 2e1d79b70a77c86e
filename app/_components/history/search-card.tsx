'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Disclosure } from '@/app/_components/ui/disclosure';
import { SelectField } from '@/app/_components/ui/select-field';
import { TextField } from '@/app/_components/ui/text-field';
import { useRoster } from '@/app/_hooks/use-roster';
import { SEARCH_KEYS, type SearchView } from '@/app/_hooks/use-search';
import { playerId } from '@/lib/match';
import { TABLE_SIZES } from '@/lib/rules';

/** Narrows the list of matches; every part of it at once, and at every letter. */
export function SearchCard({ view }: { readonly view: SearchView }) {
  const { history } = useMessages();
  const { fields, change, clear } = view;
  const roster = useRoster();
  const people = roster?.players.filter((player) => roster.people.get(player.playerId)?.playerId === player.playerId) ?? [];
  const narrowed = SEARCH_KEYS.filter((key) => key !== 'q' && fields[key] !== '').length;
  return (
    <search className="flex flex-col gap-1">
      <TextField
        label={history.search}
        type="search"
        enterKeyHint="search"
        value={fields.q}
        onChange={(q) => change({ q })}
        spellCheck={false}
      />
      <Disclosure summary={<span className="text-sm text-muted">{history.filters(narrowed)}</span>}>
        <div className="grid gap-3 pb-2 min-[22.5rem]:grid-cols-2">
          <SelectField
            label={history.player}
            value={roster?.people.get(playerId(fields.player))?.playerId ?? fields.player}
            onChange={(player) => change({ player })}
            options={[{ value: '', name: history.anybody }, ...people.map((person) => ({ value: person.playerId, name: person.name }))]}
          />
          <SelectField
            label={history.size}
            value={fields.size}
            onChange={(size) => change({ size })}
            options={[{ value: '', name: history.anySize }, ...TABLE_SIZES.map((size) => ({ value: String(size), name: history.sizeOf(size) }))]}
          />
          <TextField label={history.from} type="date" value={fields.from} onChange={(from) => change({ from })} />
          <TextField label={history.to} type="date" value={fields.to} onChange={(to) => change({ to })} />
        </div>
      </Disclosure>
      {(narrowed > 0 || fields.q !== '') && (
        <Button look="quiet" className="self-start" onClick={clear}>
          {history.showAll}
        </Button>
      )}
    </search>
  );
}

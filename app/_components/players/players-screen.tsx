'use client';

import { useMemo, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { Button, ButtonLink } from '@/app/_components/ui/button';
import { Card, Notice } from '@/app/_components/ui/card';
import { Disclosure } from '@/app/_components/ui/disclosure';
import { TextField } from '@/app/_components/ui/text-field';
import { useRoster, type RosterView } from '@/app/_hooks/use-roster';
import { useSummaries } from '@/app/_hooks/use-summaries';
import { searchKey, type PlayerId } from '@/lib/match';
import { attendanceOf, type Attendance } from '@/lib/stats';
import type { Player } from '@/lib/storage';
import { PlayerRow } from './player-row';

const PAGE = 40;
/** From so many on, a name is looked for rather than scrolled to. */
const MANY = 12;

/** Everybody who ever played on this device: renamed, made one, archived. */
export function PlayersScreen() {
  const { people, stats, fault } = useMessages();
  const roster = useRoster();
  const summaries = useSummaries();
  const { matches, putAway } = summaries.status === 'ready' ? summaries : NOTHING;
  const seen = useMemo(() => roster && matches && attendanceOf(matches, roster.people), [roster, matches]);
  const away = useMemo(() => roster && putAway && attendanceOf(putAway, roster.people), [roster, putAway]);
  return (
    <Page title={people.title} back="/">
      <ButtonLink href="/stats/">{stats.title}</ButtonLink>
      {roster && roster.unreadable > 0 && <Notice tone="warn">{people.unreadable(roster.unreadable)}</Notice>}
      {roster?.players.length === 0 && <p className="text-muted">{people.empty}</p>}
      {summaries.status === 'failed' && <Notice tone="alarm">{fault.storage[summaries.fault.code]}</Notice>}
      {roster && seen && away && <PlayerLists roster={roster} seen={seen} away={away} />}
    </Page>
  );
}

const NOTHING = { matches: undefined, putAway: undefined };

interface PlayerListsProps {
  readonly roster: RosterView;
  readonly seen: ReadonlyMap<PlayerId, Attendance>;
  /** The same in matches that were put away. */
  readonly away: ReadonlyMap<PlayerId, Attendance>;
}

function PlayerLists({ roster, seen, away }: PlayerListsProps) {
  const { people } = useMessages();
  const [search, setSearch] = useState('');
  // Who was merged is a line of the person he turned out to be.
  const persons = roster.players.filter(({ playerId }) => roster.people.get(playerId)?.playerId === playerId);
  const wanted = searchKey(search);
  const found = persons.filter(({ name }) => searchKey(name).includes(wanted));
  const active = found.filter(({ archived }) => !archived);
  const archived = found.filter((player) => player.archived);
  return (
    <>
      {persons.length > MANY && <TextField label={people.search} type="search" value={search} onChange={setSearch} />}
      {persons.length > 0 && found.length === 0 && <p role="status">{people.none}</p>}
      <PlayerList label={people.title} players={active} roster={roster} seen={seen} away={away} />
      {archived.length > 0 && (
        <Card className="py-1">
          <Disclosure summary={people.archived(archived.length)}>
            <PlayerList label={people.archived(archived.length)} players={archived} roster={roster} seen={seen} away={away} />
          </Disclosure>
        </Card>
      )}
    </>
  );
}

interface PlayerListProps extends PlayerListsProps {
  readonly label: string;
  readonly players: readonly Player[];
}

function PlayerList({ label, players, roster, seen, away }: PlayerListProps) {
  const { people } = useMessages();
  const [limit, setLimit] = useState(PAGE);
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-2">
        {players.slice(0, limit).map((player) => (
          <PlayerRow
            key={player.playerId}
            player={player}
            roster={roster}
            attendance={seen.get(player.playerId)}
            unused={!seen.has(player.playerId) && !away.has(player.playerId)}
          />
        ))}
      </ul>
      {players.length > limit && <Button onClick={() => setLimit(limit + PAGE)}>{people.more}</Button>}
    </>
  );
}

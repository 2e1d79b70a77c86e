import { tableInQuery, type HandTable } from '@/app/_hooks/use-hand-table';
import { formatTiles, type HandName, type Tile } from '@/lib/rules';

/** The address that opens two hands at this table, wherever it is opened: a match is known on its own device alone. */
export function handLink(table: HandTable, hands: Readonly<Record<HandName, readonly Tile[]>>): string {
  const query = new URLSearchParams({ ...tableInQuery(table), a: formatTiles(hands.a), b: formatTiles(hands.b) });
  return `${window.location.origin}${window.location.pathname}?${query}`;
}

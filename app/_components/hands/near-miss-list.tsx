'use client';

import { useMessages } from '@/app/_components/frame/locale';
import type { Messages } from '@/lib/i18n';
import type { SuitNaming } from '@/lib/match';
import type { NearMiss, Tile } from '@/lib/rules';

interface NearMissListProps {
  readonly misses: readonly NearMiss[];
  readonly naming: SuitNaming;
  readonly name: (tile: Tile) => string;
}

/** Enough to explain a refusal; the strongest come first. */
const SHOWN = 3;

/** What tiles that make no combination are one tile short of. */
export function NearMissList({ misses, naming, name }: NearMissListProps) {
  const { hands } = useMessages();
  return (
    <ul className="text-sm text-muted">
      {misses.slice(0, SHOWN).map((miss) => {
        const kind = hands.kinds[miss.kind];
        const needed = needText(miss, naming, name, hands);
        return (
          <li key={`${miss.kind}-${miss.drop ? name(miss.drop) : ''}`}>
            {miss.drop ? hands.shortInstead(kind, needed, name(miss.drop)) : hands.short(kind, needed)}
          </li>
        );
      })}
    </ul>
  );
}

function needText(
  { need }: NearMiss,
  naming: SuitNaming,
  name: (tile: Tile) => string,
  hands: Messages['hands'],
): string {
  switch (need.code) {
    case 'number':
      return hands.or(need.numbers.map((number) => hands.anyOf(number)));
    case 'suit':
      return hands.anySuit(hands.suits[naming][need.suit]);
    case 'tile':
      return hands.or(need.tiles.map(name));
    case 'any-tile':
      return hands.anyTile;
  }
}

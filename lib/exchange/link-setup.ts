import { isRecord, sameValue } from './same-value';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What a link takes for granted of a setup, so that it says only what is otherwise: the code to scan stays coarse. Part
 * of link version 1 and never edited, whatever the presets of the app become.
 */
const TAKEN_FOR_GRANTED: Fields = {
  preset: 'official',
  rules: {
    comparison: { straightOrder: 'official', flushOrder: 'all-numbers' },
    settlement: {
      penalty: 'double-each', penaltyScope: 'count', collectors: 'all', exhaustion: 'out-of-match', settlementOrder: 'ordered',
    },
    deal: { dealPlan: 'standard', twoPlayerDeal: 'up-to-six' },
    lead: 'cloud-three',
    tableOfTwo: 'ends',
    suitNaming: 'symbol',
  },
  chipSet: [{ value: 1, count: 4 }, { value: 5, count: 4 }, { value: 10, count: 4 }],
  roundLimit: 5,
  chipPlan: { on: false, bank: false, colours: [] },
};

/** What stands in the place of a setup that is told by its difference. */
const OTHERWISE = 'otherwise';

/** A row as a link carries it. */
export function shortened(row: Fields): Fields {
  const difference = isRecord(row.setup) ? differenceOf(row.setup, TAKEN_FOR_GRANTED) : null;
  return difference ? { ...row, setup: { [OTHERWISE]: difference } } : row;
}

/** The exact inverse of {@link shortened}. */
export function lengthened(row: Fields): Fields {
  const { setup } = row;
  if (!isRecord(setup) || Object.keys(setup).join() !== OTHERWISE || !isRecord(setup[OTHERWISE])) return row;
  return { ...row, setup: together(TAKEN_FOR_GRANTED, setup[OTHERWISE]) };
}

/** Only what is otherwise than in `base`; null where a field of it is missing, which no difference can tell. */
function differenceOf(value: Fields, base: Fields): Fields | null {
  if (Object.keys(base).some((key) => !Object.hasOwn(value, key))) return null;
  const fields: [string, unknown][] = [];
  for (const [key, part] of Object.entries(value)) {
    const other = Object.hasOwn(base, key) ? base[key] : undefined;
    if (sameValue(part, other)) continue;
    const inner = isRecord(part) && isRecord(other) ? differenceOf(part, other) : part;
    if (inner === null && part !== null) return null;
    fields.push([key, inner]);
  }
  return Object.fromEntries(fields);
}

function together(base: Fields, difference: Fields): Fields {
  const keys = new Set([...Object.keys(base), ...Object.keys(difference)]);
  return Object.fromEntries(
    [...keys].map((key) => {
      if (!Object.hasOwn(difference, key)) return [key, base[key]];
      const [part, other] = [difference[key], Object.hasOwn(base, key) ? base[key] : undefined];
      return [key, isRecord(part) && isRecord(other) ? together(other, part) : part];
    }),
  );
}

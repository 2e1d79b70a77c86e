'use client';

import { useMemo, useState } from 'react';
import { isSpan, spanOf, type Span } from '@/app/_components/stats/span';
import { PRESETS, type Preset } from '@/lib/match';
import { TABLE_SIZES } from '@/lib/rules';
import type { Selection } from '@/lib/stats';
import { fresh } from './fresh';

export interface SelectionView {
  readonly span: Span;
  /** As they stand in the two fields. */
  readonly from: string;
  readonly to: string;
  readonly size: number | null;
  readonly preset: Preset | null;
  readonly selection: Selection;
}

/** What the address says about which matches are looked at. What cannot be read there is no limit. */
export function useSelection(query: URLSearchParams): SelectionView {
  const [now] = useState(() => fresh.now());
  const named = query.get('span');
  const span = isSpan(named) ? named : 'all';
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const size = TABLE_SIZES.find((known) => String(known) === query.get('size')) ?? null;
  const preset = PRESETS.find((known) => known === query.get('rules')) ?? null;
  return useMemo(
    () => ({ span, from, to, size, preset, selection: { ...spanOf(span, { from, to }, now), size, preset } }),
    [span, from, to, size, preset, now],
  );
}

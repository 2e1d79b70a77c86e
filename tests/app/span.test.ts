import { afterEach, describe, expect, it } from 'vitest';
import { isSpan, SPANS, spanOf } from '@/app/_components/stats/span';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const NOON = Date.UTC(2026, 10, 30, 12);
const NO_DAYS = { from: '', to: '' };

describe.each(['Asia/Seoul', 'UTC', 'America/Los_Angeles'])('39 a span of days in %s', (where) => {
  const midnight = (year: number, month: number, day: number) => new Date(year, month - 1, day).getTime();

  it('begins and ends at midnight there', () => {
    process.env['TZ'] = where;
    expect(spanOf('year', NO_DAYS, NOON)).toEqual({ from: midnight(2026, 1, 1), until: null });
    expect(spanOf('months', NO_DAYS, NOON)).toEqual({ from: midnight(2025, 11, 30), until: null });
    expect(spanOf('days', NO_DAYS, NOON)).toEqual({ from: midnight(2026, 11, 1), until: null });
    expect(spanOf('dates', { from: '2026-04-08', to: '2026-04-08' }, NOON)).toEqual({ from: midnight(2026, 4, 8), until: midnight(2026, 4, 9) });
    expect(new Date(spanOf('dates', { from: '2026-04-08', to: '' }, NOON).from ?? 0).getHours()).toBe(0);
  });
});

it('lasts the whole day where the clock changes', () => {
  process.env['TZ'] = 'America/Los_Angeles'; // 8 March 2026 has 23 hours, 1 November 25
  const hours = (day: string) => {
    const { from, until } = spanOf('dates', { from: day, to: day }, NOON);
    return ((until ?? 0) - (from ?? 0)) / 3_600_000;
  };
  expect([hours('2026-03-08'), hours('2026-11-01'), hours('2026-11-02')]).toEqual([23, 25, 24]);
});

it('has no limit where nothing is said, or what is no day', () => {
  expect(spanOf('all', { from: '2026-01-01', to: '2026-01-01' }, NOON)).toEqual({ from: null, until: null });
  for (const text of ['', '2026', '2026-02-30', '2026-13-01', '8 April', '2026-04-08T00:00']) {
    expect(spanOf('dates', { from: text, to: text }, NOON), text).toEqual({ from: null, until: null });
  }
});

it('is known by its name alone', () => {
  expect([...SPANS, 'week', null].filter(isSpan)).toEqual([...SPANS]);
});

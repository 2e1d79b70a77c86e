// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useQuery } from '@/app/_hooks/use-query';

/** A router that draws an address when it is told to, and then puts it back into the address bar, as Next's does. */
function slowRouter(start: string) {
  let drawn = new URLSearchParams(start);
  window.history.replaceState(null, '', `/stats/?${start}`);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SearchParamsContext value={drawn as never}>{children}</SearchParamsContext>
  );
  const { result, rerender } = renderHook(useQuery, { wrapper });
  return {
    shown: () => result.current.query.toString(),
    write: (changes: Readonly<Record<string, string | null>>) => act(() => result.current.write(changes)),
    draws: (text: string) => {
      drawn = new URLSearchParams(text);
      rerender();
      window.history.replaceState(null, '', `/stats/?${text}`);
    },
  };
}

const inTheBar = () => window.location.search;

describe('an address that is written faster than the router draws it', () => {
  it('shows at once what was written', () => {
    const router = slowRouter('span=year');
    router.write({ size: '4' });
    expect(router.shown()).toBe('span=year&size=4');
    expect(inTheBar()).toBe('?span=year&size=4');
  });

  it('loses nothing that was written while an older one is drawn', () => {
    const router = slowRouter('');
    router.write({ span: 'year' });
    router.write({ size: '4' });
    router.draws('span=year');
    expect(router.shown()).toBe('span=year&size=4');
    router.write({ rules: 'plus' });
    expect(inTheBar()).toBe('?span=year&size=4&rules=plus');
    router.draws('span=year&size=4');
    router.draws('span=year&size=4&rules=plus');
    expect(router.shown()).toBe('span=year&size=4&rules=plus');
  });

  it('follows the router where it leaves some out, and again from there', () => {
    const router = slowRouter('');
    router.write({ by: 'net' });
    router.write({ by: null });
    router.draws('');
    router.write({ by: 'place' });
    router.draws('by=place');
    router.draws('by=place&player=ann');
    expect(router.shown()).toBe('by=place&player=ann');
  });

  it('forgets what was on its way when somebody goes elsewhere on the page', () => {
    const router = slowRouter('player=ann');
    router.write({ span: 'year' });
    router.draws('player=bea');
    expect(router.shown()).toBe('player=bea');
    router.write({ span: 'days' });
    expect(inTheBar()).toBe('?player=bea&span=days');
  });
});

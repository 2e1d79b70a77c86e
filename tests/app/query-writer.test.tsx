// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useQueryWriter } from '@/app/_hooks/use-query-writer';

const bar = () => window.location.search;
const putBack = (text: string) => window.history.replaceState(null, '', `/hands/${text}`);
/** A hand and the form of its table, say: each writes for itself. */
const page = () => {
  const [hand, form] = [renderHook(useQueryWriter), renderHook(useQueryWriter)];
  return {
    hand: hand.result.current,
    form: form.result.current,
    leave: () => {
      hand.unmount();
      form.unmount();
    },
  };
};

it('61 two that write on one page lose nothing, though the router puts an older address back in between', () => {
  putBack('?id=m');
  const { hand, form, leave } = page();
  hand({ a: '3s' });
  putBack('?id=m');
  form({ players: '5' });
  expect(bar()).toBe('?id=m&a=3s&players=5');
  putBack('?id=m&a=3s');
  hand({ a: null });
  expect(bar()).toBe('?id=m&players=5');
  leave();
});

it('what another visit wrote is not written again', () => {
  putBack('');
  const before = page();
  before.hand({ a: '3s' });
  before.leave();
  putBack('');
  const now = page();
  now.form({ players: '5' });
  expect(bar()).toBe('?players=5');
  // An address that nobody wrote here is where one is now.
  putBack('?players=3');
  now.hand({ b: '2c' });
  expect(bar()).toBe('?players=3&b=2c');
  now.leave();
});

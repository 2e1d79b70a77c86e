import { cleanup, configure, render, renderHook, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useState, type ReactElement, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { LocaleProvider } from '@/app/_components/frame/locale';
import { chooseLocale } from '@/app/_components/frame/locale-choice';
import { ToastProvider } from '@/app/_components/ui/toast';
import { loadMessages, LOCALES, type Locale } from '@/lib/i18n';
import { messagesOf } from '@/lib/i18n/catalogues';

// Whether each element can be seen is asked where a dialog hides what is behind it; asking always costs most of the time.
// How long something is waited for is a limit against hanging, not a measure of speed.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000 });

export const en = messagesOf('en');
/** Every language, to run a test in each. */
export const MESSAGES = LOCALES.map((locale) => [locale, messagesOf(locale)] as const);

interface Shown {
  readonly user: UserEvent;
  /** Where the screen sends its reader. */
  readonly push: ReturnType<typeof vi.fn>;
  readonly unmount: () => void;
}

interface Options {
  readonly locale?: Locale;
  /** What stands behind the `?` of the address. */
  readonly query?: string;
}

// What a screen waits for at its first visit; here it is drawn in its language at once.
beforeAll(() => Promise.all(LOCALES.map(loadMessages)).then(() => undefined));

beforeEach(() => {
  // What jsdom leaves out because nothing is laid out in it.
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: false, media: query }));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('CSS', { escape: (name: string) => name.replace(/[^\w-]/gu, '\\$&') });
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.hasPointerCapture = () => false;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function surroundings({ locale = 'en', query = '' }: Options) {
  chooseLocale(locale);
  const push = vi.fn();
  const router = { push, replace: vi.fn(), back: vi.fn(), forward: vi.fn(), refresh: vi.fn(), prefetch: vi.fn() };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppRouterContext value={router as never}>
      <SearchParamsContext value={new URLSearchParams(query)}>
        <LocaleProvider>
          <ToastProvider>{children}</ToastProvider>
        </LocaleProvider>
      </SearchParamsContext>
    </AppRouterContext>
  );
  return { push, wrapper };
}

/** Draws a part of a screen with what stands around every screen. */
export function show(ui: ReactElement, options: Options = {}): Shown {
  const { push, wrapper } = surroundings(options);
  const { unmount } = render(ui, { wrapper });
  return { user: userEvent.setup({ delay: null }), push, unmount };
}

/** Runs a hook with what stands around every screen. */
export function runHook<T, P>(hook: (props: P) => T, initialProps: P, options: Options = {}) {
  return renderHook(hook, { wrapper: surroundings(options).wrapper, initialProps });
}

/** Draws a part whose value its parent holds. @returns also every value the parent was handed, oldest first */
export function showHeld<T>(
  initial: T,
  draw: (value: T, onChange: (next: T) => void) => ReactNode,
  options: Options = {},
): Shown & { readonly changes: readonly T[] } {
  const changes: T[] = [];
  function Parent() {
    const [value, setValue] = useState(initial);
    return draw(value, (next) => {
      changes.push(next);
      setValue(next);
    });
  }
  return { ...show(<Parent />, options), changes };
}

/** What stands in an element, as it is read: single spaces. */
export function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/gu, ' ').trim();
}

/** The same without what is drawn for the eye alone. */
export function spokenIn(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return textOf(copy);
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const radio = (name: string | RegExp) => screen.getByRole('radio', { name });

export function isChosen(radio: Element): boolean {
  return radio.matches(':checked');
}

/** What the eye reads where a radio is. */
export function shownOn(radio: Element): string {
  return textOf(radio.closest('label') ?? radio);
}

/** The text that a field is described by. */
export function describedBy(field: Element): string | null {
  const id = field.getAttribute('aria-describedby');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
}

/** An address as a link has it here: only the app's own build ends paths in a slash. */
export const hrefOf = (address: string) => address.replace('/?', '?');

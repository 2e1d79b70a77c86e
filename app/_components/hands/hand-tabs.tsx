'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useMessages } from '@/app/_components/frame/locale';

const TABS = [
  { path: '/hands/', text: 'compare' },
  { path: '/hands/play/', text: 'playable' },
  { path: '/hands/guide/', text: 'guide' },
] as const;

/** The three tools about hands. What the address says of the table goes along. */
export function HandTabs({ query }: { readonly query: string }) {
  const { hands } = useMessages();
  const here = usePathname();
  return (
    <nav aria-label={hands.tabs} className="grid grid-cols-3 gap-px overflow-hidden rounded-field border border-edge bg-line print:hidden">
      {TABS.map(({ path, text }) => (
        <Link
          key={path}
          href={query === '' ? path : `${path}?${query}`}
          aria-current={here === path ? 'page' : undefined}
          className="flex min-h-touch items-center justify-center bg-surface px-1 text-center text-sm leading-tight font-medium focus-visible:-outline-offset-2 active:bg-felt-soft aria-[current=page]:bg-felt aria-[current=page]:text-on-felt"
        >
          {hands[text]}
        </Link>
      ))}
    </nav>
  );
}

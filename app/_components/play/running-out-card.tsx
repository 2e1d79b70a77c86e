'use client';

import { useMessages } from '@/app/_components/frame/locale';
import type { RunningOut } from '@/lib/settlement';
import type { Seat } from '@/lib/shared';

interface RunningOutCardProps {
  readonly names: (seat: Seat) => string;
  readonly out: RunningOut;
}

/** Who ran out: at which line, what was forgiven, and what that cost the others and himself. */
export function RunningOutCard({ names, out }: RunningOutCardProps) {
  const { why } = useMessages();
  const { seat, line, payment, unpaid, unpaidSum, uncollected, uncollectedSum } = out;
  const name = names(seat);
  const title = why.ranOut(name, line);
  return (
    <section aria-label={title} className="rounded-field border-l-4 border-loss bg-alarm-soft px-3 py-2 text-sm">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        <li>{why.forgiven(names(payment.to), payment.paid, payment.due, payment.forgiven)}</li>
        <li>
          {unpaid.length === 0
            ? why.unpaidNone(name)
            : why.unpaid(name, unpaid.map(({ to, due }) => why.claim(names(to), due)), unpaidSum)}
        </li>
        <li>
          {uncollected.length === 0
            ? why.uncollectedNone(name)
            : why.uncollected(name, uncollected.map(({ from, due }) => why.claim(names(from), due)), uncollectedSum)}
        </li>
      </ul>
    </section>
  );
}

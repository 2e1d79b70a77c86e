import { plain, signed } from '@/lib/i18n';

/** Chips won or lost: sign first, colour second. */
export function Net({ amount, className = '' }: { readonly amount: number; readonly className?: string }) {
  const tone = amount > 0 ? 'text-gain' : amount < 0 ? 'text-loss' : 'text-muted';
  return <span className={`whitespace-nowrap tabular-nums ${tone} ${className}`}>{signed(amount)}</span>;
}

/** Chips somebody has. */
export function Total({ amount, className = '' }: { readonly amount: number; readonly className?: string }) {
  return <span className={`whitespace-nowrap tabular-nums ${amount < 0 ? 'text-loss' : ''} ${className}`}>{plain(amount)}</span>;
}

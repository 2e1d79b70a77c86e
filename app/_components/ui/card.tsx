import type { ComponentProps, ReactNode } from 'react';

/** A raised part of a page. */
export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section className={`rounded-card border border-line bg-surface p-4 ${className}`} {...rest} />;
}

const TONES = {
  calm: 'bg-felt-soft text-ink border-felt',
  warn: 'bg-warn-soft text-ink border-warn',
  alarm: 'bg-alarm-soft text-ink border-loss',
} as const;

interface NoticeProps {
  readonly tone?: keyof typeof TONES;
  readonly title?: string;
  readonly children?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits its turn. */
  readonly role?: 'status' | 'alert' | 'note';
}

/** Something the table should know before it goes on. */
export function Notice({ tone = 'calm', title, children, role = 'status' }: NoticeProps) {
  return (
    <div role={role} className={`rounded-field border-l-4 px-4 py-3 ${TONES[tone]}`}>
      {title !== undefined && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  );
}

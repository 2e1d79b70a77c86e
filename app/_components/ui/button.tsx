import Link from 'next/link';
import type { ComponentProps } from 'react';

const LOOKS = {
  primary: 'bg-felt text-on-felt font-semibold active:opacity-85',
  plain: 'bg-surface text-ink border border-edge active:bg-felt-soft',
  quiet: 'text-felt font-medium active:bg-felt-soft',
  danger: 'bg-surface text-loss border border-loss font-medium active:bg-alarm-soft',
} as const;

export type ButtonLook = keyof typeof LOOKS;

const SHAPE =
  'inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-field text-center ' +
  'transition-colors disabled:opacity-45 select-none [&>svg]:shrink-0';
const ROOM = 'px-4 py-2';

/** How a button looks, for what is none and should look like one. */
export function buttonClass(look: ButtonLook): string {
  return `${SHAPE} ${ROOM} ${LOOKS[look]}`;
}

interface Look {
  readonly look?: ButtonLook;
}

export function Button({ look = 'plain', className = '', type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}

export function ButtonLink({ look = 'plain', className = '', ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={`${buttonClass(look)} ${className}`} {...rest} />;
}

/** A square button that shows an icon and says its name to those who do not see it. */
export function IconButton({ className = '', ...rest }: ComponentProps<'button'> & { readonly 'aria-label': string }) {
  return <button type="button" className={`${SHAPE} ${LOOKS.quiet} size-touch shrink-0 ${className}`} {...rest} />;
}

/** The same for a link. */
export function IconLink({ className = '', ...rest }: ComponentProps<typeof Link> & { readonly 'aria-label': string }) {
  return <Link className={`${SHAPE} ${LOOKS.quiet} size-touch shrink-0 ${className}`} {...rest} />;
}

import type { ComponentProps } from 'react';
import { buttonClass } from './button';

/** A link that leaves the app. It tells the other side nothing of where it came from. */
export function OutsideLink({ className = '', children, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return (
    <a target="_blank" rel="noreferrer" className={`${buttonClass('plain')} ${className}`} {...rest}>
      {children}
    </a>
  );
}

import type { ComponentProps } from 'react';
import type { ButtonVariant } from './Button.tsx';
import { button } from './Button.css.ts';

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & ButtonVariant;

/** Goes somewhere, and looks like a button. */
export function ButtonLink({ tone = 'primary', size = 'normal', isWide = false, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={button({ tone, size, isWide })}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import { skip } from './SkipLink.css.ts';

/** The first thing that the keyboard reaches: past the bar, to the page. */
export function SkipLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a className={skip} href={`#${to}`}>
      {children}
    </a>
  );
}

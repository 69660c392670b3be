import type { ReactNode } from 'react';
import { thumbBar } from './StickyActions.css.ts';

/** The page's main action, always within the thumb's reach on phones; in its place on wider screens. */
export function StickyActions({ children }: { readonly children: ReactNode }) {
  return <div className={thumbBar}>{children}</div>;
}

import type { ReactNode } from 'react';
import { alsoOnDesk, thumbBar } from './StickyActions.css.ts';

interface StickyActionsProps {
  /** True where it stays in sight in a column of a desk's page too. Default: false. */
  readonly isOnDesk?: boolean;
  /** One button, and at most one fact beside it. */
  readonly children: ReactNode;
}

/** The page's main action, always within the thumb's reach on phones; in its place on wider screens. */
export function StickyActions({ isOnDesk = false, children }: StickyActionsProps) {
  return <div className={isOnDesk ? `${thumbBar} ${alsoOnDesk}` : thumbBar}>{children}</div>;
}

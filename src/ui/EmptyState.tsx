import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

interface EmptyStateProps {
  /** A plate with one symbol. */
  readonly picture?: ReactNode;
  readonly heading: string;
  readonly children?: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
}

/** Nothing here: why, and what next. */
export function EmptyState({ picture, heading, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {picture}
      <div className={css.words}>
        <h2 className={css.heading}>{heading}</h2>
        {children !== undefined && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}

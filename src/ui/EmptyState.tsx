import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

interface EmptyStateProps {
  /** A scene; beside the words where there is room. */
  readonly picture?: ReactNode;
  /** What there is none of. */
  readonly heading: string;
  /** `h1`: this is all that the page has. */
  readonly level?: 'h1' | 'h2';
  /** One sentence that helps. */
  readonly children?: ReactNode;
  /** At most two, the first of which is primary. */
  readonly action?: ReactNode;
}

/** Nothing here: why, and what next. */
export function EmptyState({ picture, heading, level = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {picture}
      <div className={css.words}>
        {level === 'h1' ? (
          <h1 tabIndex={-1} data-page-heading>
            {heading}
          </h1>
        ) : (
          <h2>{heading}</h2>
        )}
        {children !== undefined && <div className={css.why}>{children}</div>}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}

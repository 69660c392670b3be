import type { ReactNode } from 'react';
import * as css from './Page.css.ts';

/** The words at the top of a page. */
export interface PageHeadingProps {
  /** The `h1`. */
  readonly heading: ReactNode;
  /** One quiet line under the heading. */
  readonly lead?: ReactNode;
  /** Beside the heading: links. */
  readonly beside?: ReactNode;
}

/** The heading of a page. It takes the focus when the page changes (`[data-page-heading]`). */
export function PageHeading({ heading, lead, beside }: PageHeadingProps) {
  return (
    <div className={css.head}>
      <div className={css.title}>
        <h1 tabIndex={-1} data-page-heading>
          {heading}
        </h1>
        {beside}
      </div>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';
import * as css from './Page.css.ts';

interface PageProps {
  readonly heading: ReactNode;
  /** One quiet line under the heading. */
  readonly lead?: ReactNode;
  /** Above the heading: steps of a wizard. */
  readonly above?: ReactNode;
  /** Beside the heading: links. */
  readonly beside?: ReactNode;
  readonly width?: 'narrow' | 'wide';
  readonly children?: ReactNode;
}

/** Content between bar and footer. Its heading takes the focus when the page changes (`[data-page-heading]`). */
export function Page({ heading, lead, above, beside, width = 'narrow', children }: PageProps) {
  return (
    <div className={css.page({ width })}>
      {above}
      <div className={css.head}>
        <div className={css.title}>
          <h1 tabIndex={-1} data-page-heading>
            {heading}
          </h1>
          {beside}
        </div>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

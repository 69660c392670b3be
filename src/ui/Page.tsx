import type { ReactNode } from 'react';
import * as css from './Page.css.ts';
import { PageHeading, type PageHeadingProps } from './PageHeading.tsx';

interface PageProps extends Omit<PageHeadingProps, 'heading'> {
  /** Null where the page places its `PageHeading` itself. */
  readonly heading: ReactNode;
  /** Above the heading: steps of a wizard. */
  readonly above?: ReactNode;
  /**
   * `narrow`: one column; `columns`: one, and two on a desk; `bleed`: the same, up to the edges of a desk;
   * `wide`: as much as there is. Default: `narrow`.
   */
  readonly width?: 'narrow' | 'columns' | 'bleed' | 'wide';
  /** The contents, below the heading. */
  readonly children?: ReactNode;
}

/** Content between bar and footer. */
export function Page({ above, width = 'narrow', children, ...words }: PageProps) {
  return (
    <div className={css.page({ width })}>
      {above}
      {words.heading !== null && <PageHeading {...words} />}
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import * as css from './Panel.css.ts';

interface PanelProps {
  readonly heading: string;
  /** True where the heading is shown below the other column too. Default: false, only beside it. */
  readonly hasHeadingBelow?: boolean;
  readonly children: ReactNode;
}

/** A boxed summary where `Columns` has room for two; else its parts alone. */
export function Panel({ heading, hasHeadingBelow = false, children }: PanelProps) {
  return (
    <div className={css.panel}>
      <h2 className={hasHeadingBelow ? undefined : css.heading}>{heading}</h2>
      {children}
    </div>
  );
}

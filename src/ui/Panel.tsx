import type { ReactNode } from 'react';
import * as css from './Panel.css.ts';

interface PanelProps {
  /** The `h2`. */
  readonly heading: string;
  /** True where the heading is shown below the other column too. Default: false, only beside it. */
  readonly hasHeadingBelow?: boolean;
  /** Rows follow the heading, with a hairline between it and them where the panel is a box. Default: false. */
  readonly hasRows?: boolean;
  /** Beside the heading: a link. */
  readonly beside?: ReactNode;
  /** Above the heading, from edge to edge; only where the panel is a box. Default: nothing. */
  readonly above?: ReactNode;
  /** The contents, below the heading. */
  readonly children: ReactNode;
}

/** A boxed summary where `Columns` has room for two; else its parts alone. */
export function Panel({ heading, hasHeadingBelow = false, hasRows = false, beside, above, children }: PanelProps) {
  return (
    <div className={css.panel}>
      {above && <div className={css.above}>{above}</div>}
      <div className={css.head({ isBelow: hasHeadingBelow, hasRows })}>
        <h2>{heading}</h2>
        {beside}
      </div>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import * as css from './Columns.css.ts';

interface ColumnsProps {
  /**
   * `formAndSummary`: the second column is the narrower one and stays in sight. `pictureAndChoices`: equal columns, the first stays in sight.
   * `listAndMap`: the second fills the window to its right edge, on a page of width `bleed`. `single`: never two.
   */
  readonly variant: 'formAndSummary' | 'pictureAndChoices' | 'listAndMap' | 'single';
  /** The left column; the upper part where there is room for one. */
  readonly first: ReactNode;
  /** The right column; the lower part where there is room for one. */
  readonly second: ReactNode;
}

/** Two columns where there is room for them, else one under the other. */
export function Columns({ variant, first, second }: ColumnsProps) {
  const isMap = variant === 'listAndMap';
  return (
    <div className={css.space}>
      <div className={css.columns({ variant })}>
        <div className={css.column({ place: isMap ? 'list' : 'beside', isSticky: variant === 'pictureAndChoices' })}>{first}</div>
        <div className={css.column({ place: isMap ? 'map' : 'beside', isSticky: variant === 'formAndSummary' })}>{second}</div>
      </div>
    </div>
  );
}

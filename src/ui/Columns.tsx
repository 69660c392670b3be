import type { ReactNode } from 'react';
import * as css from './Columns.css.ts';

interface ColumnsProps {
  /** `formAndSummary`: the second column is the narrower one and stays in sight. `pictureAndChoices`: equal columns, the first stays in sight. */
  readonly variant: 'formAndSummary' | 'pictureAndChoices';
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** Two columns where there is room for them, else one under the other. */
export function Columns({ variant, first, second }: ColumnsProps) {
  return (
    <div className={css.space}>
      <div className={css.columns({ variant })}>
        <div className={css.column({ isSticky: variant === 'pictureAndChoices' })}>{first}</div>
        <div className={css.column({ isSticky: variant === 'formAndSummary' })}>{second}</div>
      </div>
    </div>
  );
}

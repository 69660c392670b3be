import type { ReactNode } from 'react';
import * as css from './Panel.css.ts';

interface PanelProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A boxed summary with its heading where `Columns` has room for two; else its parts alone. */
export function Panel({ heading, children }: PanelProps) {
  return (
    <div className={css.panel}>
      <h2 className={css.heading}>{heading}</h2>
      {children}
    </div>
  );
}

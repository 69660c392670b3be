import type { ReactNode } from 'react';
import * as css from './EntryRow.css.ts';

interface EntryRowProps {
  /** The field, with its label above it. */
  readonly children: ReactNode;
  /** What is done with what is typed. */
  readonly button: ReactNode;
}

/** A field with its button beside it. */
export const EntryRow = ({ children, button }: EntryRowProps) => (
  <div className={css.row}>
    {children}
    <div className={css.button}>{button}</div>
  </div>
);

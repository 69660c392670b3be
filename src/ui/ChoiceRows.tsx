import type { ReactNode } from 'react';
import { framed, rows } from './Choice.css.ts';

interface ChoiceRowsProps {
  /** True for a box around them. Default: false. */
  readonly isFramed?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** Rows of choices under each other, a line between them. */
export function ChoiceRows({ isFramed = false, children }: ChoiceRowsProps) {
  return <div className={isFramed ? framed : rows}>{children}</div>;
}

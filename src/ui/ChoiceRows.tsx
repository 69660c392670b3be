import type { ReactNode } from 'react';
import { rows } from './Choice.css.ts';

/** Rows of choices under each other, a line between them. */
export function ChoiceRows({ children }: { readonly children: ReactNode }) {
  return <div className={rows}>{children}</div>;
}

import type { ReactNode } from 'react';
import { list } from './ResultRow.css.ts';

/** Rows under each other, a line between them. */
export function ResultList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={list} aria-label={label}>
      {children}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { row } from './Chip.css.ts';

/** Chips in a row, which wraps. */
export function ChipRow({ children }: { readonly children: ReactNode }) {
  return <div className={row}>{children}</div>;
}

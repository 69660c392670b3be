import type { ReactNode } from 'react';
import { row } from './Chip.css.ts';

export function ChipRow({ children }: { readonly children: ReactNode }) {
  return <div className={row}>{children}</div>;
}

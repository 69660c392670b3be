import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** For ears only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}

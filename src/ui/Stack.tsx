import type { ReactNode } from 'react';
import { stack } from './Stack.css.ts';

export type Gap = 4 | 8 | 12 | 16 | 24 | 32 | 48;

/** One under the other. */
export function Stack({ gap = 16, children }: { readonly gap?: Gap; readonly children: ReactNode }) {
  return <div className={stack({ gap })}>{children}</div>;
}

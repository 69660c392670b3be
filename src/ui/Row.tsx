import type { ReactNode } from 'react';
import { row } from './Row.css.ts';
import type { Gap } from './Stack.tsx';

/** Side by side as long as there is room. */
export function Row({ gap = 12, children }: { readonly gap?: Gap; readonly children: ReactNode }) {
  return <div className={row({ gap })}>{children}</div>;
}

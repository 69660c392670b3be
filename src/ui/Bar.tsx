import type { ReactNode } from 'react';
import * as css from './Bar.css.ts';

interface BarProps {
  readonly start: ReactNode;
  /** A row of its own on phones. */
  readonly middle?: ReactNode;
  readonly end?: ReactNode;
}

/** Stays at the top of the window. */
export function Bar({ start, middle, end }: BarProps) {
  return (
    <header className={css.bar}>
      <div className={css.inside}>
        <div className={css.start}>{start}</div>
        <div className={css.middle}>{middle}</div>
        <div className={css.end}>{end}</div>
      </div>
    </header>
  );
}

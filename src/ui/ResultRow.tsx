import type { ReactNode } from 'react';
import { ChipRow } from './ChipRow.tsx';
import * as css from './ResultRow.css.ts';

interface ResultRowProps {
  readonly heading: ReactNode;
  readonly level?: 'h2' | 'h3';
  /** One quiet line, or a few. */
  readonly meta?: ReactNode;
  readonly chips?: ReactNode;
  /** One short word above the action. */
  readonly aside?: ReactNode;
  readonly asideTone?: 'plain' | 'good' | 'warn';
  readonly action?: ReactNode;
}

/** One of the things that were found; the action at the right, below on phones. */
export function ResultRow({ heading, level: Heading = 'h2', meta, chips, aside, asideTone = 'plain', action }: ResultRowProps) {
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Heading className={css.name}>{heading}</Heading>
        {meta !== undefined && <div className={css.meta}>{meta}</div>}
        {chips !== undefined && (
          <div className={css.chips}>
            <ChipRow>{chips}</ChipRow>
          </div>
        )}
      </div>
      {(aside !== undefined || action !== undefined) && (
        <div className={css.end}>
          {aside !== undefined && <p className={css.aside({ tone: asideTone })}>{aside}</p>}
          {action}
        </div>
      )}
    </li>
  );
}

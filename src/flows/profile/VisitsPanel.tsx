import { Check, Gift } from 'lucide';
import type { ReactNode } from 'react';
import '#src/text/lazy/visits.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import * as css from './VisitsPanel.css.ts';

interface VisitsPanelProps {
  /** Visits that count toward the next reward. */
  readonly made: number;
  /** Visits that earn it. */
  readonly of: number;
  /** Beside it where there is room: what is ready to use. Default: nothing. */
  readonly children?: ReactNode;
}

/** How far the next reward is: a ring for each visit that it takes, the last with the gift in it (SESSION-23). */
export const VisitsPanel = ({ made, of, children }: VisitsPanelProps) => (
  <div className={css.panel}>
    <div>
      <p className={css.quiet}>{text('visits.label')}</p>
      <p className={css.count}>{text('visits.progress', { made, of })}</p>
      <div className={css.rings} aria-hidden="true">
        {Array.from({ length: of }, (_, at) => (
          <span key={at} className={css.ring} data-made={at < made || undefined}>
            {at < made ? <Icon of={Check} className={css.mark} /> : at === of - 1 && <Icon of={Gift} className={css.mark} />}
          </span>
        ))}
      </div>
      <p className={css.quiet}>{made === 0 ? text('visits.begin', { of }) : text('visits.more', { count: of - made })}</p>
    </div>
    {children}
  </div>
);

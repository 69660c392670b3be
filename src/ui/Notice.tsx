import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import * as css from './Notice.css.ts';
import { Icon } from './Icon.tsx';

type Tone = 'info' | 'good' | 'warn' | 'bad';

interface NoticeProps {
  /** Color and picture. Default: `info`. */
  readonly tone?: Tone;
  /** Above the words, in bold. Default: nothing. */
  readonly heading?: ReactNode;
  /** What happened, and why. */
  readonly children?: ReactNode;
  /** The one thing that helps. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
}

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const satisfies Record<Tone, unknown>;

/** A sentence in the place that it is about, and at most one button. A `LiveRegion` around it reads it out. */
export function Notice({ tone = 'info', heading, children, action }: NoticeProps) {
  const icon = icons[tone];
  return (
    <div className={css.notice({ tone })}>
      <Icon of={icon} className={css.icon({ tone })} />
      <div className={css.words}>
        {heading !== undefined && <p className={css.heading}>{heading}</p>}
        {children !== undefined && <div>{children}</div>}
        {action && (
          <Button tone="secondary" size="small" onClick={action.onAct}>
            {action.label}
          </Button>
        )}
      </div>
    </div>
  );
}

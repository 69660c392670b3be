import { Info } from 'lucide';
import type { ReactNode } from 'react';
import { ChipRow } from './ChipRow.tsx';
import { Icon } from './Icon.tsx';
import { NumberDisc } from './NumberDisc.tsx';
import * as css from './ResultRow.css.ts';

interface ResultRowProps {
  /** For a link or a focus from elsewhere on the page. Default: none. */
  readonly id?: string;
  /** What was found. */
  readonly heading: ReactNode;
  /** Level of the heading. Default: `h2`. */
  readonly level?: 'h2' | 'h3';
  /** Its number on a map; default: it has none. */
  readonly position?: number;
  /** True for the row that matters most: its number is filled. Default: false. */
  readonly isFirst?: boolean;
  /** One quiet line, or a few. */
  readonly meta?: ReactNode;
  /** Words about it, each in a box. Default: nothing. */
  readonly chips?: ReactNode;
  /** What to know before acting, each on a band of its own. Default: nothing. */
  readonly messages?: readonly string[];
  /** One short word above the action. */
  readonly aside?: ReactNode;
  /** Color of the word. Default: `plain`. */
  readonly asideTone?: 'plain' | 'good' | 'warn' | undefined;
  /** The button that chooses it. Default: none. */
  readonly action?: ReactNode;
}

/** One of the things that were found; the action at the right, below on phones. */
export function ResultRow(props: ResultRowProps) {
  const { id, heading, level: Heading = 'h2', position, isFirst = false, meta, chips, messages = [], aside, action } = props;
  const hasDisc = position !== undefined;
  return (
    <li className={css.row({ hasDisc })}>
      {hasDisc && <NumberDisc of={position} isFilled={isFirst} />}
      <div className={css.words}>
        <Heading id={id} className={css.name} tabIndex={id === undefined ? undefined : -1}>
          {heading}
        </Heading>
        {meta !== undefined && <div className={css.meta}>{meta}</div>}
        {chips !== undefined && (
          <div className={css.chips}>
            <ChipRow>{chips}</ChipRow>
          </div>
        )}
      </div>
      {messages.length > 0 && (
        <div className={css.messages}>
          {messages.map((message) => (
            <p key={message} className={css.message}>
              <Icon of={Info} size={18} className={css.messageIcon} />
              {message}
            </p>
          ))}
        </div>
      )}
      {(aside !== undefined || action !== undefined) && (
        <div className={css.end}>
          {aside !== undefined && <p className={css.aside({ tone: props.asideTone ?? 'plain' })}>{aside}</p>}
          {action}
        </div>
      )}
    </li>
  );
}

import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { chip } from './Chip.css.ts';
import { Icon } from './Icon.tsx';

interface ChipProps {
  /** Color. Default: `plain`. */
  readonly tone?: 'plain' | 'good' | 'warn' | 'bad' | 'accent';
  /** Before the word. Default: none. */
  readonly icon?: IconNode;
  /** One word, or two. */
  readonly children: ReactNode;
}

/** A word about something, not to be pressed. */
export function Chip({ tone = 'plain', icon, children }: ChipProps) {
  return (
    <span className={chip({ tone })}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}

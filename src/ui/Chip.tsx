import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { chip } from './Chip.css.ts';

interface ChipProps {
  readonly tone?: 'plain' | 'good' | 'warn' | 'bad' | 'accent';
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A word about something, not to be pressed. */
export function Chip({ tone = 'plain', icon: Icon, children }: ChipProps) {
  return (
    <span className={chip({ tone })}>
      {Icon && <Icon aria-hidden size={14} strokeWidth={1.75} />}
      {children}
    </span>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { iconButton } from './IconButton.css.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** What it does: its name for the ear. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly tone?: 'plain' | 'accent';
  readonly isRound?: boolean;
}

export function IconButton({ label, icon: Icon, tone = 'plain', isRound = false, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={iconButton({ tone, isRound })}>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  );
}

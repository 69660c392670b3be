import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { iconButton } from './IconButton.css.ts';
import { Icon } from './Icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** What it does: its name for the ear. */
  readonly label: string;
  readonly icon: IconNode;
  readonly tone?: 'plain' | 'accent';
  readonly isRound?: boolean;
}

export function IconButton({ label, icon, tone = 'plain', isRound = false, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={iconButton({ tone, isRound })}>
      <Icon of={icon} />
    </button>
  );
}

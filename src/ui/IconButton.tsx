import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { iconButton } from './IconButton.css.ts';
import { Icon } from './Icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** What it does: its name for the ear. */
  readonly label: string;
  /** The only thing to be seen; `label` names it. */
  readonly icon: IconNode;
  /** Color. Default: `plain`. */
  readonly tone?: 'plain' | 'accent';
  /** True for a circle. Default: false. */
  readonly isRound?: boolean;
}

/** A button that is a picture, with a name for a screen reader. */
export function IconButton({ label, icon, tone = 'plain', isRound = false, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={iconButton({ tone, isRound })}>
      <Icon of={icon} />
    </button>
  );
}

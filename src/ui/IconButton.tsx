import { LoaderCircle, type IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { turning } from './Button.css.ts';
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
  /** Its work is under way: it says so, keeps the focus, and is not to be pressed. Default: false. */
  readonly isBusy?: boolean;
}

/** A button that is a picture, with a name for a screen reader. */
export function IconButton({ label, icon, tone = 'plain', isRound = false, isBusy = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...rest}
      aria-label={label}
      className={iconButton({ tone, isRound })}
    >
      <Icon of={isBusy ? LoaderCircle : icon} className={isBusy ? turning : undefined} />
    </button>
  );
}

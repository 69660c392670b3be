import { LoaderCircle } from 'lucide';
import type { ComponentProps } from 'react';
import { button, turning } from './Button.css.ts';
import { Icon } from './Icon.tsx';

/** How a button looks. */
export interface ButtonVariant {
  /** Weight of the action; one `primary` on a screen, `secondary` continues the order too, `neutral` only helps. Default: `primary`. */
  readonly tone?: 'primary' | 'secondary' | 'neutral' | 'quiet' | 'danger' | 'dark';
  /** Height. Default: as high as a finger needs. */
  readonly size?: 'small' | 'normal';
  /** Fills the width of its container. */
  readonly isWide?: boolean;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonVariant {
  /** Its work is under way: it says so, keeps the focus, and a second press does nothing. */
  readonly isBusy?: boolean;
}

/** Something to press. While it is busy it cannot be pressed again. */
export function Button(props: ButtonProps) {
  const {
    tone = 'primary',
    size = 'normal',
    isWide = false,
    isBusy = false,
    disabled = false,
    type = 'button',
    onClick,
    children,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      className={button({ tone, size, isWide, isOff: disabled || rest['aria-disabled'] === true })}
      disabled={disabled}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy && <Icon of={LoaderCircle} className={turning} />}
      {children}
    </button>
  );
}

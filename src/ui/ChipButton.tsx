import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { press } from './Chip.css.ts';

interface ChipButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-pressed'> {
  readonly isPressed: boolean;
}

/** A filter: pressed or not. */
export function ChipButton({ isPressed, children, ...rest }: ChipButtonProps) {
  return (
    <button type="button" {...rest} aria-pressed={isPressed} className={press}>
      {isPressed && <Check aria-hidden size={16} strokeWidth={2} />}
      {children}
    </button>
  );
}

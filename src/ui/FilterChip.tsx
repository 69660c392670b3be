import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { press } from './FilterChip.css.ts';
import { Icon } from './Icon.tsx';

interface FilterChipProps {
  /** It is on. */
  readonly isOn: boolean;
  /** What it shows or hides. */
  readonly children: ReactNode;
  /** Switches it, or opens what sets it. */
  readonly onPress: () => void;
  /** It opens a dialog. Default: false, it is switched. */
  readonly isOpener?: boolean;
}

/** A filter of what is listed, as a chip to press. */
export const FilterChip = ({ isOn, isOpener = false, children, onPress }: FilterChipProps) => (
  <button
    type="button"
    className={press}
    data-on={isOn || undefined}
    {...(isOpener ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': isOn })}
    onClick={onPress}
  >
    {isOn && <Icon of={Check} size={16} />}
    {children}
  </button>
);

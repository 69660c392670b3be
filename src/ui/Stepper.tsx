import { Minus, Plus } from 'lucide';
import { IconButton } from './IconButton.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import * as css from './Stepper.css.ts';

interface StepperProps {
  /** What is counted. */
  readonly label: string;
  /** Name of the button for one less. */
  readonly lessLabel: string;
  /** Name of the button for one more. */
  readonly moreLabel: string;
  /** The number. */
  readonly value: number;
  /** The least: the button for one less is disabled there. */
  readonly min: number;
  /** The most: the button for one more is disabled there. */
  readonly max: number;
  /** True while no number can be chosen. Default: false. */
  readonly isOff?: boolean;
  /** Called with the new number. */
  readonly onChange: (value: number) => void;
}

/** How many: one less, one more. At a limit the button stays in reach and says that it is off. */
export function Stepper({ label, lessLabel, moreLabel, value, min, max, isOff = false, onChange }: StepperProps) {
  const isLeast = isOff || value <= min;
  const isMost = isOff || value >= max;
  return (
    <fieldset aria-label={label} className={css.stepper}>
      <IconButton label={lessLabel} icon={Minus} aria-disabled={isLeast || undefined} onClick={() => !isLeast && onChange(value - 1)} />
      <div className={css.value}>
        <LiveRegion>{value}</LiveRegion>
      </div>
      <IconButton label={moreLabel} icon={Plus} aria-disabled={isMost || undefined} onClick={() => !isMost && onChange(value + 1)} />
    </fieldset>
  );
}

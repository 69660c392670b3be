import { useId } from 'react';
import { CoveringRadio } from './CoveringRadio.tsx';
import * as css from './Segments.css.ts';

interface Segment<Value extends string> {
  /** Value in the form. */
  readonly value: Value;
  /** Words of the choice. */
  readonly label: string;
  /** One quiet line under the label: a price. */
  readonly meta?: string | undefined;
  /** True where it cannot be chosen. Default: false. */
  readonly isDisabled?: boolean;
}

interface SegmentsProps<Value extends string> {
  /** What is asked, for a screen reader. */
  readonly label: string;
  /** Value of what is chosen. */
  readonly value: Value;
  /** What can be chosen, in order. */
  readonly options: readonly Segment<Value>[];
  /** Called with the value of what is chosen. */
  readonly onChange: (value: Value) => void;
}

/** One of a few steps of the same thing, joined in one box. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.segments}>
      {options.map((option) => (
        <label key={option.value} className={css.segment}>
          <CoveringRadio
            name={name}
            value={option.value}
            isChosen={option.value === value}
            isDisabled={option.isDisabled}
            onChoose={() => onChange(option.value)}
          />
          <span>{option.label}</span>
          {option.meta !== undefined && <span className={css.meta}>{option.meta}</span>}
        </label>
      ))}
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import * as css from './Choice.css.ts';
import { Group, type GroupWords } from './Group.tsx';

interface RadioRow<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** One quiet line under the label. */
  readonly meta?: ReactNode;
  /** At the right: a price. */
  readonly end?: ReactNode;
  readonly picture?: ReactNode;
  readonly isDisabled?: boolean;
}

interface RadioRowsProps<Value extends string> extends GroupWords {
  readonly name?: string;
  readonly value: Value | null;
  readonly options: readonly RadioRow<Value>[];
  readonly onChange: (value: Value) => void;
  /** Each on its own row, or as boxes side by side. Default: `rows`. */
  readonly variant?: 'rows' | 'tiles';
}

/** One of several, each with room for a price. */
export function RadioRows<Value extends string>({ name, value, options, onChange, variant = 'rows', ...words }: RadioRowsProps<Value>) {
  const id = useId();
  return (
    <Group {...words}>
      <div className={variant === 'rows' ? css.rows : css.tiles}>
        {options.map((option) => (
          <label key={option.value} className={variant === 'rows' ? css.row : css.tile}>
            <input
              type="radio"
              className={variant === 'rows' ? css.mark : css.chipMark}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span className={css.words}>
              <span className={css.name}>{option.label}</span>
              {option.meta !== undefined && <span className={css.meta}>{option.meta}</span>}
            </span>
            {option.end !== undefined && <span className={css.end}>{option.end}</span>}
          </label>
        ))}
      </div>
    </Group>
  );
}

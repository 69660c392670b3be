import { useId, type ReactNode } from 'react';
import * as css from './Choice.css.ts';
import { Group, type GroupWords } from './Group.tsx';

interface RadioRow<Value extends string> {
  /** Value in the form. */
  readonly value: Value;
  /** Words of the choice. */
  readonly label: ReactNode;
  /** One quiet line under the label. */
  readonly meta?: ReactNode;
  /** At the right: a price. */
  readonly end?: ReactNode;
  /** Before the words. Default: none. */
  readonly picture?: ReactNode;
  /** True where it cannot be chosen. Default: false. */
  readonly isDisabled?: boolean;
}

interface RadioRowsProps<Value extends string> extends GroupWords {
  /** Name of the group. Default: one of its own. */
  readonly name?: string;
  /** Value of what is chosen; null: nothing is. */
  readonly value: Value | null;
  /** What can be chosen, in order. */
  readonly options: readonly RadioRow<Value>[];
  /** Called with the value of what is chosen. */
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

import { Fragment, useId, type ReactNode } from 'react';
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
  /** What belongs to it, below its row while it is chosen. Default: nothing. */
  readonly below?: ReactNode;
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
  /** Each on its own row, such rows in a box of their own, or boxes side by side. Default: `rows`. */
  readonly variant?: keyof typeof looks;
}

const looks = {
  rows: { group: css.rows, choice: css.row, mark: css.mark },
  framed: { group: css.framed, choice: css.row, mark: css.mark },
  tiles: { group: css.tiles, choice: css.tile, mark: css.chipMark },
} as const;

/** One of several, each with room for a price. */
export function RadioRows<Value extends string>({ name, value, options, onChange, variant = 'rows', ...words }: RadioRowsProps<Value>) {
  const id = useId();
  const look = looks[variant];
  return (
    <Group {...words}>
      <div className={look.group}>
        {options.map((option) => (
          <Fragment key={option.value}>
            <label className={look.choice}>
              <input
                type="radio"
                className={look.mark}
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
            {option.below !== undefined && option.value === value && <div className={css.below}>{option.below}</div>}
          </Fragment>
        ))}
      </div>
    </Group>
  );
}

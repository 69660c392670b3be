import { useId, type ReactNode } from 'react';
import * as css from './Choice.css.ts';
import { CoveringRadio } from './CoveringRadio.tsx';
import { Group, type GroupWords } from './Group.tsx';

interface RadioChip<Value extends string> {
  /** Value in the form. */
  readonly value: Value;
  /** Words of the choice. */
  readonly label: ReactNode;
  /** One quiet line under the label. Default: nothing. */
  readonly meta?: ReactNode;
  /** True where it cannot be chosen. Default: false. */
  readonly isDisabled?: boolean;
  /** Why it cannot be chosen. */
  readonly title?: string;
}

interface RadioChipsProps<Value extends string> extends GroupWords {
  /** Name of the group. Default: one of its own. */
  readonly name?: string;
  /** Value of what is chosen; null: nothing is. */
  readonly value: Value | null;
  /** What can be chosen, in order. */
  readonly options: readonly RadioChip<Value>[];
  /** Called with the value of what is chosen. */
  readonly onChange: (value: Value) => void;
  /** Side by side; cells of one size; a row from edge to edge; or days, of which one is only looked at. */
  readonly variant?: 'chips' | 'grid' | 'row' | 'days';
}

const looks = { chips: css.chip, grid: `${css.chip} ${css.cell}`, row: `${css.chip} ${css.cell}`, days: `${css.chip} ${css.view}` };

/** One of several, close together. */
export function RadioChips<Value extends string>({ name, value, options, onChange, variant = 'chips', ...words }: RadioChipsProps<Value>) {
  const id = useId();
  return (
    <Group {...words}>
      <div className={css.chips({ variant })}>
        {options.map((option) => (
          <label key={option.value} className={looks[variant]} title={option.title}>
            <CoveringRadio
              name={name ?? id}
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
    </Group>
  );
}

import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { control } from './Field.css.ts';
import * as css from './Select.css.ts';
import { Icon } from './Icon.tsx';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'>, FieldWords {
  /** What can be chosen, in order. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly isDisabled?: boolean }[];
}

/** One of a list, as the browser shows it. */
export function Select({ label, optional, hint, error, errorIn, options, ...rest }: SelectProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error} errorIn={errorIn}>
      {(wiring) => (
        <div className={css.box}>
          <select {...rest} {...wiring} className={`${control} ${css.select}`}>
            {options.map(({ value, label: word, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {word}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className={css.arrow} />
        </div>
      )}
    </Field>
  );
}

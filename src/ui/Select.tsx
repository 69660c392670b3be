import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { control } from './Field.css.ts';
import * as css from './Select.css.ts';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'>, FieldWords {
  readonly options: readonly { readonly value: string; readonly label: string; readonly isDisabled?: boolean }[];
}

export function Select({ label, optional, hint, error, options, ...rest }: SelectProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(wiring) => (
        <div className={css.box}>
          <select {...rest} {...wiring} className={`${control} ${css.select}`}>
            {options.map(({ value, label: word, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {word}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={20} strokeWidth={1.75} className={css.arrow} />
        </div>
      )}
    </Field>
  );
}

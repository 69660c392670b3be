import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { control } from './Field.css.ts';
import { Field } from './Field.tsx';
import * as css from './PasswordField.css.ts';
import type { TextFieldProps } from './TextField.tsx';
import { Icon } from './Icon.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Text of the button while the password is hidden. */
  readonly showLabel: string;
  /** Text of the button while the password is shown. */
  readonly hideLabel: string;
}

/** A password that its owner may look at; managers and pasting work as everywhere. */
export function PasswordField({ label, optional, hint, error, errorIn, showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} optional={optional} hint={hint} error={error} errorIn={errorIn}>
      {(wiring) => (
        <div className={css.box}>
          <input
            {...rest}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className={`${control} ${css.input}`}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button type="button" className={css.eye} aria-label={isShown ? hideLabel : showLabel} onClick={() => setShown(!isShown)}>
            <Icon of={icon} />
          </button>
        </div>
      )}
    </Field>
  );
}

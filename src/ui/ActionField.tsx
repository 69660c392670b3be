import type { IconNode } from 'lucide';
import { control } from './Field.css.ts';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import type { TextFieldProps } from './TextField.tsx';
import * as css from './ActionField.css.ts';

interface ActionFieldProps extends TextFieldProps {
  /** A button inside the field, at its end; null: none. */
  readonly action: { readonly label: string; readonly icon: IconNode; readonly onAct: () => void } | null;
}

/** A field of text with one action that fills or replaces what is typed. */
export function ActionField({ label, optional, hint, error, errorIn, action, type = 'text', ...rest }: ActionFieldProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error} errorIn={errorIn}>
      {(wiring) => (
        <div className={css.frame}>
          <input {...rest} {...wiring} type={type} className={control} />
          {action && (
            <button type="button" className={css.action} onClick={action.onAct}>
              <Icon of={action.icon} />
              <span className={css.words}>{action.label}</span>
            </button>
          )}
        </div>
      )}
    </Field>
  );
}

import { Fragment, useId, type ComponentType, type ReactNode } from 'react';
import * as css from './Field.css.ts';

/** The words around a control. */
export interface FieldWords {
  /** Name of the control, above it. */
  readonly label: ReactNode;
  /** Behind the label, quietly: that it may stay empty. */
  readonly optional?: string | undefined;
  /** What helps to fill it in, below the control. Default: nothing. */
  readonly hint?: ReactNode;
  /** What is wrong and what helps. */
  readonly error?: string | null | undefined;
  /** Around the error, and there before it: a live region, where the focus is elsewhere or was there already. Default: nothing. */
  readonly errorIn?: ComponentType<{ readonly children: ReactNode }> | undefined;
}

interface Wiring {
  /** For the label. */
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  /** Beside the hint. */
  readonly after?: ReactNode;
  /** Draws the control with the attributes that tie it to its words. */
  readonly children: (wiring: Wiring) => ReactNode;
}

/** Label, control, hint and error, tied together for eye and ear. */
export function Field({ label, optional, hint, error, errorIn: ErrorIn = Fragment, after, children }: FieldProps) {
  const id = useId();
  const hasError = Boolean(error);
  const hasHint = Boolean(hint);
  const described = [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional !== undefined && <span className={css.optional}> {optional}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': hasError || undefined })}
      <ErrorIn>
        {hasError && (
          <p className={css.error} id={`${id}-error`}>
            {error}
          </p>
        )}
      </ErrorIn>
      {(hasHint || after) && (
        <div className={css.below}>
          {hasHint && (
            <p className={css.hint} id={`${id}-hint`}>
              {hint}
            </p>
          )}
          {after}
        </div>
      )}
    </div>
  );
}

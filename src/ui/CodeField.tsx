import { useEffect, useId, useRef } from 'react';
import * as css from './CodeField.css.ts';
import { Field } from './Field.tsx';
import { LiveRegion } from './LiveRegion.tsx';

interface CodeFieldProps {
  /** Name of the code, above its cells. */
  readonly label: string;
  /** Number of digits. */
  readonly length: number;
  /** The digits typed so far. */
  readonly value: string;
  /** Read out when it appears: the fingers are still on the field. */
  readonly error: string | null;
  /** The code was sent and not accepted: the next digit starts a new code. */
  readonly isRefused: boolean;
  /** The code is being checked: it cannot be edited. */
  readonly isBusy: boolean;
  /** Called with all digits after each change. */
  readonly onChange: (typed: string) => void;
}

/** One field for a one-time code, drawn as a cell for each digit: phones offer the code from the message, and pasting works. It takes the focus. */
export function CodeField({ label, length, value, error, isRefused, isBusy, onChange }: CodeFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const id = useId();
  const current = Math.min(value.length, length - 1);
  useEffect(() => ref.current?.focus(), []);
  useEffect(() => {
    if (isRefused) ref.current?.select();
  }, [isRefused]);
  return (
    <div className={css.box}>
      <Field label={label}>
        {(wiring) => (
          <div className={css.code}>
            <input
              {...wiring}
              ref={ref}
              className={css.digits}
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              value={value}
              readOnly={isBusy}
              aria-invalid={error !== null || undefined}
              aria-describedby={error === null ? undefined : id}
              aria-busy={isBusy || undefined}
              // A pasted code may carry a space.
              maxLength={length * 2}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            <div className={css.cells} aria-hidden>
              {Array.from({ length }, (_, at) => (
                <span key={at} className={css.cell} data-current={at === current || undefined}>
                  {value[at]}
                </span>
              ))}
            </div>
          </div>
        )}
      </Field>
      <div id={id} className={css.error}>
        <LiveRegion isUrgent>{error}</LiveRegion>
      </div>
    </div>
  );
}

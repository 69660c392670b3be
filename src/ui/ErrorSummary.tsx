import { useEffect, useRef } from 'react';
import * as css from './ErrorSummary.css.ts';

interface ErrorSummaryProps {
  readonly heading: string;
  /** How often the form was sent: the same errors once more take the focus once more. */
  readonly attempt?: number;
  /** `fieldName` is the `name` of the control that it is about. */
  readonly errors: readonly { readonly key: string; readonly message: string; readonly fieldName?: string }[];
}

/** What is wrong with a form that was sent: it takes the focus when it appears, and each line leads to its field. */
export function ErrorSummary({ heading, attempt = 0, errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors) ref.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  return (
    <section ref={ref} className={css.summary} aria-label={heading} tabIndex={-1}>
      <p className={css.heading}>{heading}</p>
      <ul>
        {errors.map(({ key, message, fieldName }) => (
          <li key={key} className={css.item}>
            {fieldName === undefined ? (
              message
            ) : (
              <button type="button" className={css.link} onClick={(event) => goTo(event.currentTarget.form, fieldName)}>
                {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In its own form: another one may stand below it. */
function goTo(form: HTMLFormElement | null, name: string) {
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
}

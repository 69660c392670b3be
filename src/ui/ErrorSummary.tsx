import { useEffect, useRef } from 'react';
import * as css from './ErrorSummary.css.ts';

interface ErrorSummaryProps {
  readonly heading: string;
  /** `fieldName` is the `name` of the control that it is about. */
  readonly errors: readonly { readonly key: string; readonly message: string; readonly fieldName?: string }[];
}

/** What is wrong with a form that was sent: it takes the focus when it appears, and each line leads to its field. */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors) ref.current?.focus();
  }, [hasErrors]);
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
              <button type="button" className={css.link} onClick={() => goTo(fieldName)}>
                {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function goTo(name: string) {
  const field = document.getElementsByName(name).item(0);
  field?.focus();
}

import type { Ref } from 'react';
import * as css from './ErrorSummary.css.ts';

interface ErrorSummaryProps {
  /** What is asked, above the errors. */
  readonly heading: string;
  /** Receives the section, which the form focuses (`useForm`). */
  readonly ref: Ref<HTMLElement>;
  /** `fieldName` is the `name` of the control that it is about. */
  readonly errors: readonly { readonly key: string; readonly message: string; readonly fieldName?: string }[];
}

/** What is wrong with a form that was submitted; each line leads to its field. */
export function ErrorSummary({ heading, ref, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
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

/** In its own form: there may be another one below it. */
function goTo(form: HTMLFormElement | null, name: string) {
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
}

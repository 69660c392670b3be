import { useId, type ReactNode } from 'react';
import * as css from './Choice.css.ts';
import { error as errorClass, hint as hintClass } from './Field.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The words around a group of controls. */
export interface GroupWords {
  /** The question. */
  readonly legend: ReactNode;
  /** True where a heading near it asks: only a screen reader hears the legend. Default: false. */
  readonly isLegendHidden?: boolean;
  /** True where the legend is the heading of a section of a page. Default: false. */
  readonly isSection?: boolean;
  /** What helps to answer. Default: nothing. */
  readonly hint?: ReactNode;
  /** What is wrong with the answer. Default: nothing. */
  readonly error?: string | null | undefined;
}

/** Controls that answer one question together. */
export function Group({
  legend,
  isLegendHidden = false,
  isSection = false,
  hint,
  error,
  children,
}: GroupWords & { readonly children: ReactNode }) {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null;
  const hasError = error !== undefined && error !== null && error !== '';
  const described = [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className={css.group} aria-describedby={described || undefined} data-invalid={hasError || undefined}>
      <legend className={isLegendHidden ? undefined : css.legend({ isSection })}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {hasHint && (
        <p className={hintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {hasError && (
        <p className={errorClass} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

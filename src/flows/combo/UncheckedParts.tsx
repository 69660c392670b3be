import '#src/text/lazy/combo.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** Changed parts of a combo of which is not known what their changes bring. */
export interface Unchecked {
  /** One or more. */
  readonly names: readonly string[];
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Says why a combo cannot be added yet by a guest who avoids something, and how it can be checked again. */
export const UncheckedParts = ({ names, hasFailed, onRetry }: Unchecked) => (
  <NewWords>
    {hasFailed ? (
      <Notice tone="bad" action={{ label: text('combo.unchecked.retry'), onAct: onRetry }}>
        {text('combo.unchecked', { names: allOf(names) })}
      </Notice>
    ) : (
      <p>{text('combo.checking', { names: allOf(names) })}</p>
    )}
  </NewWords>
);

import { Mask } from 'maska';
import { useMemo, type ChangeEvent } from 'react';

type Change = (event: ChangeEvent<HTMLInputElement>) => void;

/** Gives typed text its shape. */
export type Shape = (typed: string) => string;

/** The shape of a mask (`###-##`, maska's syntax). */
export function useMask(pattern: string): Shape {
  const mask = useMemo(() => new Mask({ mask: pattern }), [pattern]);
  return (typed) => mask.masked(typed);
}

/** A change handler that keeps what is typed in a shape, and the caret where it was. */
export const shaping =
  (shape: Shape, onChange: Change | undefined): Change =>
  (event) => {
    const input = event.currentTarget;
    const typed = input.value;
    const shaped = shape(typed);
    if (shaped !== typed) {
      const caret = input.selectionStart ?? typed.length;
      const at = caret === typed.length ? shaped.length : shape(typed.slice(0, caret)).length;
      input.value = shaped;
      input.setSelectionRange(at, at);
    }
    onChange?.(event);
  };

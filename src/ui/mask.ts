import { Mask } from 'maska';
import { useMemo, type ChangeEvent } from 'react';

type Change = (event: ChangeEvent<HTMLInputElement>) => void;

/**
 * A change handler that keeps what is typed in the shape of a mask (`###-##`, maska's syntax), the caret where it was.
 * Without a mask the handler stays as it is.
 */
export function useMasked(pattern: string | undefined, onChange: Change | undefined): Change | undefined {
  const mask = useMemo(() => (pattern === undefined ? null : new Mask({ mask: pattern })), [pattern]);
  if (mask === null) return onChange;
  return (event) => {
    const input = event.currentTarget;
    const typed = input.value;
    const shaped = mask.masked(typed);
    if (shaped !== typed) {
      const caret = input.selectionStart ?? typed.length;
      const at = caret === typed.length ? shaped.length : mask.masked(typed.slice(0, caret)).length;
      input.value = shaped;
      input.setSelectionRange(at, at);
    }
    onChange?.(event);
  };
}

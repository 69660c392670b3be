import { useEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Returns what makes the work of a press that takes longer than a frame: it begins once the press has shown that it was one (decision 057). A press
 * while another waits is the same press; one whose part has left the page is over.
 */
export function useAfterPress(): (work: () => void) => void {
  const cancel = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      cancel.current?.();
      cancel.current = null;
    },
    [],
  );
  return (work) => {
    cancel.current ??= afterPaint(() => {
      cancel.current = null;
      work();
    });
  };
}

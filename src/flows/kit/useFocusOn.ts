import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on something inside when a fact changes, so that it is not lost with what has left the page; not at the beginning. */
export function useFocusOn<Inside extends HTMLElement>(fact: unknown, selectorOf: () => string | null): RefObject<Inside | null> {
  const ref = useRef<Inside>(null);
  const seen = useRef(fact);
  useEffect(() => {
    if (seen.current === fact) return;
    seen.current = fact;
    const selector = selectorOf();
    if (selector !== null) ref.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  return ref;
}

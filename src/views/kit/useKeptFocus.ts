import { useEffect, useRef, type RefObject } from 'react';

/**
 * When one of `count` things has left the page and taken the focus with it, the focus goes to the sheet around `part`, else to the
 * page's heading.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || document.activeElement !== document.body) return;
    (part.current?.closest('dialog') ?? document.querySelector<HTMLElement>('[data-page-heading]'))?.focus();
  }, [part, count]);
}

import { useEffect, useRef, type RefObject } from 'react';

/**
 * When one of `count` things has left the page and taken the focus with it, the focus goes to the sheet around the part that is returned,
 * else to the page's heading.
 */
export function useKeptFocus<Part extends HTMLElement>(count: number): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || document.activeElement !== document.body) return;
    (part.current?.closest('dialog') ?? document.querySelector<HTMLElement>('[data-page-heading]'))?.focus();
  }, [count]);
  return part;
}

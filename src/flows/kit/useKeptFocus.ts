import { useEffect, useRef, type RefObject } from 'react';

/**
 * When something of which there are fewer now has left the page and taken the focus with it, the focus goes to the way back inside the
 * part that is returned (`data-undo`), else to the sheet around it, else to the page's heading.
 */
export function useKeptFocus<Part extends HTMLElement>(...counts: readonly number[]): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(counts);
  useEffect(() => {
    const isFewer = counts.some((count, at) => count < (before.current[at] ?? 0));
    before.current = counts;
    if (!isFewer || document.activeElement !== document.body) return;
    const undo = part.current?.querySelector<HTMLElement>('[data-undo]');
    (undo ?? part.current?.closest('dialog') ?? document.querySelector<HTMLElement>('[data-page-heading]'))?.focus();
  });
  return part;
}

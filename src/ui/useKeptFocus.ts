import { useEffect, useRef, type RefObject } from 'react';
import { focusHeadingIfLost, isFocusLost } from './focus-heading.ts';

/** Whether the page has been used since it was loaded: until then the focus is where the browser puts it, and is not lost. */
let isUsed = false;
function noteUse() {
  isUsed = true;
}
if ('document' in globalThis) {
  isUsed = !isFocusLost();
  // Safari does not focus a button that is pressed.
  for (const type of ['focusin', 'pointerdown', 'keydown']) document.addEventListener(type, noteUse, { once: true });
}

/**
 * Keeps the focus when what had it has left the page with one of the facts: a word that changed, a number that fell. It goes to the way
 * back inside the part that is returned (`data-undo`), else to the part where that takes it (`tabIndex={-1}`), else to the heading of the
 * sheet around it, else to the page's.
 */
export function useKeptFocus<Part extends HTMLElement>(...facts: readonly (string | number)[]): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(facts);
  useEffect(() => {
    const hasLess = facts.some((fact, at) => {
      const known = before.current[at];
      return typeof fact === 'number' ? fact < Number(known) : fact !== known;
    });
    before.current = facts;
    if (!hasLess || !isUsed || !isFocusLost()) return;
    const around = part.current;
    const near =
      around?.querySelector<HTMLElement>('[data-undo]') ??
      (around?.matches('[tabindex]') ? around : around?.closest('dialog')?.querySelector<HTMLElement>('h2'));
    if (near) near.focus();
    else focusHeadingIfLost();
  });
  return part;
}

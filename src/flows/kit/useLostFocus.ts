import { useEffect, useRef, type RefObject } from 'react';
import { focusHeadingIfLost, isFocusLost } from './focus-heading.ts';

/** Puts the focus on the page's heading when the screen changes and what had the focus has left with the old one. */
export function useLostFocus(screen: string): void {
  useRescue(screen, focusHeadingIfLost);
}

/** The same, but onto the part of the view that changed. The part takes the focus by `tabIndex={-1}`. */
export function useLostFocusOn<Part extends HTMLElement>(screen: string): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  useRescue(screen, () => {
    if (isFocusLost()) ref.current?.focus();
  });
  return ref;
}

function useRescue(screen: string, rescue: () => void) {
  const seen = useRef(screen);
  useEffect(() => {
    if (seen.current === screen) return;
    seen.current = screen;
    rescue();
  });
}

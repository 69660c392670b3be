import { useEffect, useRef, type RefObject } from 'react';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Puts the focus on the page's heading when the screen changes and what had the focus has left with the old one. */
export function useLostFocus(screen: string): void {
  useRescue(screen, () => document.querySelector<HTMLElement>('[data-page-heading]'));
}

/** The same, but onto a part of the view: what changed stands there. The part takes the focus by `tabIndex={-1}`. */
export function useLostFocusOn<Part extends HTMLElement>(screen: string): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  useRescue(screen, () => ref.current);
  return ref;
}

function useRescue(screen: string, target: () => HTMLElement | null) {
  const seen = useRef(screen);
  useEffect(() => {
    if (seen.current === screen) return;
    seen.current = screen;
    if (isLost()) target()?.focus();
  });
}

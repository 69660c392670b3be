import { useEffect, useRef } from 'react';

/** Puts the focus on the page's heading when the step within the page changes, so that the new question is read out. */
export function useHeadingFocus(step: string): void {
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  }, [step]);
}

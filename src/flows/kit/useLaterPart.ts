import { useEffect } from 'react';
import { AFTER_FIRST_PAGE_MS } from './after-first-page.ts';

/** Loads a part once the page that may need it has stood for a moment. What does not come is asked for again when it is drawn. */
export function useLaterPart({ preload }: { readonly preload: () => Promise<void> }): void {
  useEffect(() => {
    const timer = setTimeout(() => void preload().catch(() => {}), AFTER_FIRST_PAGE_MS);
    return () => clearTimeout(timer);
  }, [preload]);
}

import { useDeferredValue } from 'react';

/**
 * Returns whether to draw what a page waits for. What comes after the page is drawn in slices, between which a tap is heard, and what waits for it
 * stays meanwhile; what is there with the page is drawn with it (decision 060).
 */
export function useInSlices(isThere: boolean): boolean {
  const isDue = useDeferredValue(isThere);
  return isThere && isDue;
}

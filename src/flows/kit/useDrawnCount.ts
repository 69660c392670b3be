import { startTransition, useEffect, useState } from 'react';

/** As many cards as fill the first screen, of a desk too, and as are drawn without a pause for a tap. */
const PORTION = 8;

/** Returns how many of a list's entries to draw: those of the first screen at once, and the rest after it, a portion at a time. */
export function useDrawnCount(total: number): number {
  const [count, setCount] = useState(PORTION);
  const next = Math.max(PORTION, Math.min(total, count + PORTION));
  useEffect(() => {
    // Changes nothing where all are drawn.
    startTransition(() => setCount(next));
  }, [next]);
  return count;
}

import { useEffect, useState } from 'react';

/** Milliseconds: longer than the gap between the presses of a double tap. */
export const STANDING_MS = 1500;

/**
 * Returns whether what is shown has been visible long enough for a press on it to be deliberate. Otherwise the second press of a double tap could
 * place an order: the button that does so appears where the one pressed first was, and what it says may have changed under the finger. `shown`: what
 * it is, so that another has to stand anew; null: nothing is in sight.
 */
export function useHasStood(shown: string | null): boolean {
  const [stood, setStood] = useState<string | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setStood(shown), STANDING_MS);
    return () => {
      clearTimeout(timer);
      setStood(null);
    };
  }, [shown]);
  return shown !== null && stood === shown;
}

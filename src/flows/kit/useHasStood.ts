import { useEffect, useState } from 'react';

/** Milliseconds: longer than the gap between the presses of a double tap. */
export const STANDING_MS = 1500;

/**
 * Returns whether a control has been visible long enough for a press on it to be deliberate. Otherwise the second press of a double tap could
 * place an order: the button that does so appears where the one pressed first was.
 */
export function useHasStood(isInSight: boolean): boolean {
  const [hasStood, setStood] = useState(false);
  useEffect(() => {
    if (!isInSight) return;
    const timer = setTimeout(() => setStood(true), STANDING_MS);
    return () => {
      clearTimeout(timer);
      setStood(false);
    };
  }, [isInSight]);
  return hasStood;
}

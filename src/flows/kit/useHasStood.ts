import { useEffect, useState } from 'react';

/** Time in which somebody who taps on has seen that another button came under the finger. */
const STANDING_MS = 1500;

/**
 * Whether something has been in sight long enough to be pressed on purpose. What takes money waits for that: a page whose button comes where
 * the one before it was would be answered by the second press of a double tap.
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

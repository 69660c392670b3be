import { useEffect, useState } from 'react';

/**
 * Returns a value once it has stayed the same for a while, and null until it changes for the first time: what is read out after a change,
 * once, however many changes came close together.
 *
 * @param ms Milliseconds without a change.
 */
export function useSettled(value: string, ms = 500): string | null {
  const [first] = useState(value);
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    if (value === first && settled === null) return;
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, first, settled, ms]);
  return settled;
}

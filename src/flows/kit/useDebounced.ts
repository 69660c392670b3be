import { useEffect, useState } from 'react';

/** Long enough for the next letter. */
const SETTLED_MS = 500;

/** The value once it has not changed for half a second: what is announced while a guest types. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

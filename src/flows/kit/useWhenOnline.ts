import { useEffect, useEffectEvent } from 'react';

/** Calls `heal` when the connection is back, as long as there is something to heal. */
export function useWhenOnline(heal: () => void, isBroken = true): void {
  const onOnline = useEffectEvent(heal);
  useEffect(() => {
    if (!isBroken) return undefined;
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isBroken]);
}

import { useState, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  for (const type of ['online', 'offline']) window.addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, listener);
  };
};

/** The connection of the browser: `restored` where there was none when what is said now came. */
export type Connection = 'online' | 'offline' | 'restored';

/** Returns the connection, as it is now and was when `said` came. */
export function useConnection(said: string | null): Connection {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [before, setBefore] = useState({ said, isOnline });
  if (before.said !== said) setBefore({ said, isOnline });
  if (!isOnline) return 'offline';
  return before.said !== said || before.isOnline ? 'online' : 'restored';
}

/**
 * Calls the listener with the key of each value that another tab of this browser writes or removes; null: it removed all. Returns what ends it.
 * A process without a page has no other tabs.
 */
export function onSharedWrite(listener: (key: string | null) => void): () => void {
  const hear = ({ key }: StorageEvent) => listener(key);
  globalThis.addEventListener?.('storage', hear);
  return () => globalThis.removeEventListener?.('storage', hear);
}

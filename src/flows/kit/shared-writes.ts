/** The value before and after a write, as the tab that wrote it knows them; null: there is none. */
export type SharedWrite = Pick<StorageEvent, 'oldValue' | 'newValue'>;

/**
 * Calls the listener with the key of each value that another tab of this browser writes or removes; null: it removed all. The storage may have
 * another value by then. Returns what ends it. A process without a page has no other tabs.
 */
export function onSharedWrite(listener: (key: string | null, write: SharedWrite) => void): () => void {
  const hear = (event: StorageEvent) => listener(event.key, event);
  globalThis.addEventListener?.('storage', hear);
  return () => globalThis.removeEventListener?.('storage', hear);
}

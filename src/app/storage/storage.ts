/** Where flows and records are stored: `sessionStorage`, `localStorage` for what all tabs share, or a map in tests. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that tells its keys: records with a key for each page load are found by them. */
export interface ListedStorage extends KeyValueStorage {
  /** Each once; one may be of a value that was removed. */
  readonly keys: () => readonly string[];
}

/**
 * A storage of this browser that never throws. What it cannot hold (access is forbidden, or it is full) stays in memory,
 * for as long as the page does.
 */
export function openStorage(open: () => KeyValueStorage): ListedStorage {
  const memory = new Map<string, string | null>();
  const attempt = <Result>(action: (storage: KeyValueStorage) => Result): Result | null => {
    try {
      return action(open());
    } catch {
      return null;
    }
  };
  const put = (key: string, text: string | null) => {
    memory.set(key, text);
    attempt((storage) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      memory.delete(key);
    });
  };
  return {
    getItem: (key) => memory.get(key) ?? (memory.has(key) ? null : attempt((storage) => storage.getItem(key))),
    setItem: put,
    removeItem: (key) => put(key, null),
    keys: () => [...new Set([...memory.keys(), ...(attempt(Object.keys) ?? [])])],
  };
}

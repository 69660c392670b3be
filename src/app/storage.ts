/** Where flows and records are stored: `sessionStorage`, `localStorage` for what all tabs share, or a map in tests. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage of this browser that never throws. What it cannot hold (access is forbidden, or it is full) stays in memory,
 * for as long as the page does.
 */
export function openStorage(open: () => KeyValueStorage): KeyValueStorage {
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
  };
}

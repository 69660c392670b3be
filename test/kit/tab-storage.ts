import type { ListedStorage } from '#src/app/storage/storage.ts';
import type { SharedWrite } from '#src/flows/kit/shared-writes.ts';

interface Tab {
  /** The storage as the process of this tab knows it. */
  readonly seen: Map<string, string>;
  /** The number of this tab's last write of a key. */
  readonly written: Map<string, number>;
  readonly listeners: ((key: string, write: SharedWrite) => void)[];
}

/**
 * The storage that the tabs of one browser share, each tab in a process of its own: what one writes, the others see and hear when `deliver` says
 * so. All agree at the end: a write that comes after one's own later write of the same key is heard, but changes nothing.
 */
export function openTabStorages() {
  const texts = new Map<string, string>();
  const tabs: Tab[] = [];
  const post: (() => void)[] = [];
  let count = 0;
  const put = (into: Map<string, string>, key: string, text: string | null) => (text === null ? into.delete(key) : into.set(key, text));
  function write(from: Tab, key: string, text: string | null) {
    const number = (count += 1);
    const heard = { oldValue: from.seen.get(key) ?? null, newValue: text };
    for (const values of [texts, from.seen]) put(values, key, text);
    from.written.set(key, number);
    for (const { seen, written, listeners } of tabs.filter((tab) => tab !== from)) {
      post.push(() => {
        if ((written.get(key) ?? 0) < number) put(seen, key, text);
        for (const listen of listeners) listen(key, heard);
      });
    }
  }
  return {
    /** What is stored once every write has been delivered. */
    texts,
    openTab() {
      const tab: Tab = { seen: new Map(texts), written: new Map(), listeners: [] };
      tabs.push(tab);
      const storage: ListedStorage = {
        getItem: (key) => tab.seen.get(key) ?? null,
        setItem: (key, text) => write(tab, key, text),
        removeItem: (key) => write(tab, key, null),
        keys: () => [...tab.seen.keys()],
      };
      return { storage, listeners: tab.listeners };
    },
    /** Delivers at most so many writes, all by default; returns how many there were. */
    deliver(most = 100): number {
      let delivered = 0;
      for (; post.length > 0 && delivered < most; delivered += 1) post.shift()?.();
      return delivered;
    },
  };
}

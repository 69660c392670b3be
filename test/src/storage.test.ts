import { expect, it } from 'vitest';
import { openStorage } from '#src/app/storage/storage.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';

const forbidden = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

it('where the browser forbids its storage, what is stored stays in memory', () => {
  const storage = openStorage(forbidden);
  expect(storage.getItem('cart')).toBeNull();
  storage.setItem('cart', 'one');
  expect(storage.getItem('cart')).toBe('one');
  storage.removeItem('cart');
  expect(storage.getItem('cart')).toBeNull();
});

it('a full storage keeps its older value for the next visit, and this visit reads the newer one', () => {
  const opened = memoryStorage();
  opened.setItem('cart', 'old');
  const full = {
    ...opened,
    setItem: (): never => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  };
  const storage = openStorage(() => full);
  storage.setItem('cart', 'new');
  expect(storage.getItem('cart')).toBe('new');
  expect(opened.getItem('cart')).toBe('old');
  storage.removeItem('cart');
  expect([storage.getItem('cart'), opened.getItem('cart')]).toEqual([null, null]);
});

it('a storage that works again takes what is written, and other tabs are read', () => {
  const opened = memoryStorage();
  let isFull = true;
  const storage = openStorage(() => {
    if (isFull) throw new DOMException('Full.', 'QuotaExceededError');
    return opened;
  });
  storage.setItem('cart', 'mine');
  isFull = false;
  storage.setItem('cart', 'again');
  opened.setItem('cart', 'theirs');
  expect(storage.getItem('cart')).toBe('theirs');
});

it('a storage names the keys of what it has and of what it could not take', () => {
  const kept: Record<string, string> = { a: '1', b: '2' };
  const full = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: () => {
      throw new Error('full');
    },
    removeItem: (key: string) => void delete kept[key],
  };
  const storage = openStorage(() => Object.assign(Object.create(full) as typeof full, kept));
  storage.setItem('a', '3');
  storage.setItem('c', '4');
  expect(storage.keys().toSorted()).toEqual(['a', 'b', 'c']);
});

import * as v from 'valibot';
import type { CartLineRequest } from '#domain/cart/line.ts';
import { addedLineKeys, isAddedKey, lostLineKeys, madeAt, type LostLine } from '#domain/order/lost-lines.ts';

const KEY = 'cart.keptLines';

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const Kept = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Returns the keys of the lines that the guest keeps although they have what they avoid, in this tab. */
export function keptLines(storage: TabStorage): readonly string[] {
  const kept = v.safeParse(Kept, storage.getItem(KEY));
  return kept.success ? kept.output : [];
}

/** Remembers that the guest keeps lines as they are. */
export const keepLines = (storage: TabStorage, cartId: string, lines: readonly LostLine[]): void =>
  write(storage, [...keptLines(storage), ...lines.flatMap((line) => lostLineKeys(cartId, line))]);

/** Remembers that the guest adds a line in spite of what it has of what they avoid, at a cafe (FLAGS-10). */
export function keepAdded(storage: TabStorage, cafeId: string, line: CartLineRequest, avoided: readonly string[]): void {
  if (avoided.length > 0) write(storage, [...new Set([...keptLines(storage), ...addedLineKeys(madeAt(cafeId, line), avoided)])]);
}

/** Forgets the answers for lines that the cart does not have any more. `lines`: cart and number. */
export const forgetOtherLines = (storage: TabStorage, lines: readonly string[]): void =>
  forget(storage, (key) => !isAddedKey(key) && !lines.some((line) => key.startsWith(`${line} `)));

/** Forgets what was answered as something was added: the cart that it went into is gone. */
export const forgetAdded = (storage: TabStorage): void => forget(storage, isAddedKey);

function forget(storage: TabStorage, isOver: (key: string) => boolean): void {
  const kept = keptLines(storage);
  const left = kept.filter((key) => !isOver(key));
  if (left.length < kept.length) write(storage, left);
}

const listeners = new Set<() => void>();

function write(storage: TabStorage, keys: readonly string[]): void {
  storage.setItem(KEY, JSON.stringify(keys));
  for (const listener of listeners) listener();
}

/** Calls back as an answer is given in this tab, or forgotten; returns what stops it. */
export function onKeptLines(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

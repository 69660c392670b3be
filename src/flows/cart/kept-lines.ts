import * as v from 'valibot';
import type { CartLineRequest } from '#domain/cart/line.ts';
import { onSharedWrite } from '#src/flows/kit/shared-writes.ts';
import { KEPT_LINES_KEY } from './lost-keys.ts';
import { addedLineKeys, isAddedKey, lostLineKeys, madeAt, type LostLine } from '#domain/order/lost-lines.ts';

type SharedStorage = Pick<Storage, 'getItem' | 'setItem'>;

const Kept = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Returns the keys of the lines that the guest keeps although they have what they avoid, in any tab. */
export function keptLines(storage: SharedStorage): readonly string[] {
  const kept = v.safeParse(Kept, storage.getItem(KEPT_LINES_KEY));
  return kept.success ? kept.output : [];
}

/** Remembers that the guest keeps lines as they are. */
export const keepLines = (storage: SharedStorage, cartId: string, lines: readonly LostLine[]): void =>
  write(storage, [...keptLines(storage), ...lines.flatMap((line) => lostLineKeys(cartId, line))]);

/**
 * Remembers that the guest adds a line at a cafe in spite of what it has of what they avoid (FLAGS-10). `accepted`: the allergens that they were
 * asked about, upper case; none: there was no question; null: it was not known what it has, and they were told so.
 */
export function keepAdded(storage: SharedStorage, cafeId: string, line: CartLineRequest, accepted: readonly string[] | null): void {
  if (accepted?.length !== 0) write(storage, [...new Set([...keptLines(storage), ...addedLineKeys(madeAt(cafeId, line), accepted)])]);
}

/** Forgets the answers for lines that a cart does not have any more. `lines`: their numbers. */
export const forgetOtherLines = (storage: SharedStorage, cartId: string, lines: readonly number[]): void =>
  forget(storage, (key) => key.startsWith(`${cartId} `) && !lines.some((sequenceNum) => key.startsWith(`${cartId} ${sequenceNum} `)));

/** Forgets the answers for the lines of every cart but one; null: of all. */
export const forgetKeptBut = (storage: SharedStorage, cartId: string | null): void =>
  forget(storage, (key) => !isAddedKey(key) && (cartId === null || !key.startsWith(`${cartId} `)));

/** Forgets what was answered as something was added: the cart that it went into is gone. */
export const forgetAdded = (storage: SharedStorage): void => forget(storage, isAddedKey);

function forget(storage: SharedStorage, isOver: (key: string) => boolean): void {
  const kept = keptLines(storage);
  const left = kept.filter((key) => !isOver(key));
  if (left.length < kept.length) write(storage, left);
}

const listeners = new Set<() => void>();

function write(storage: SharedStorage, keys: readonly string[]): void {
  storage.setItem(KEPT_LINES_KEY, JSON.stringify(keys));
  for (const listener of listeners) listener();
}

/** Calls back as an answer is given in any tab, or forgotten; returns what stops it. */
export function onKeptLines(listener: () => void): () => void {
  listeners.add(listener);
  const stopFollowing = onSharedWrite((key) => key === KEPT_LINES_KEY && listener());
  return () => {
    listeners.delete(listener);
    stopFollowing();
  };
}

import * as v from 'valibot';
import { lostLineKey, type LostLine } from '#domain/order/lost-lines.ts';

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
  storage.setItem(KEY, JSON.stringify([...keptLines(storage), ...lines.map((line) => lostLineKey(cartId, line))]));

/** Forgets the answers for lines that have not lost their changes, or no longer: the next loss is asked about again. `lost`: cart and number. */
export function forgetOtherLines(storage: TabStorage, lost: readonly string[]): void {
  const kept = keptLines(storage);
  const left = kept.filter((key) => lost.some((line) => key.startsWith(`${line} `)));
  if (left.length < kept.length) storage.setItem(KEY, JSON.stringify(left));
}

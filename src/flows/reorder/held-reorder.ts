import * as v from 'valibot';
import type { ReorderInput } from '#machines/reorder/reorder.types.ts';

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key of what the flow stores (`flowKey`): sign-out removes it. */
const KEY = 'flow.reorder';
const Held: v.GenericSchema<unknown, ReorderInput> = v.object({ orderId: v.string(), number: v.string() });

/** The order that this tab is having again, until it is added or given up: a reload asks for it anew. */
export const heldReorder = (storage: KeyValueStorage) => ({
  /** Null: none is held. */
  read(): ReorderInput | null {
    const held = v.safeParse(v.pipe(v.string(), v.parseJson(), Held), storage.getItem(KEY));
    return held.success ? held.output : null;
  },
  hold: (order: ReorderInput) => storage.setItem(KEY, JSON.stringify(order)),
  clear: () => storage.removeItem(KEY),
});

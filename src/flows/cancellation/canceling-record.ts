import * as v from 'valibot';

const KEY = 'orders.canceling';
const Order = v.object({ orderId: v.string(), number: v.string() });
const Stored = v.pipe(v.string(), v.parseJson(), v.array(Order));

/** An order whose cancellation was sent. */
export type CancelingOrder = v.InferOutput<typeof Order>;

/** The orders whose cancellation was sent and has no answer yet, noted before the call: a page that was left meanwhile looks them up. */
export function cancelingIn(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const read = (): readonly CancelingOrder[] => {
    const stored = v.safeParse(Stored, storage.getItem(KEY));
    return stored.success ? stored.output : [];
  };
  function write(orders: readonly CancelingOrder[]) {
    if (orders.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(orders));
  }
  return {
    orders: read,
    add: ({ orderId, number }: CancelingOrder) => write([...read().filter((order) => order.orderId !== orderId), { orderId, number }]),
    remove: (orderId: string) => write(read().filter((order) => order.orderId !== orderId)),
    /** On sign-out (SESSION-07). */
    clear: () => write([]),
  };
}

import * as v from 'valibot';

/** What a sign-out removes, as all that a flow has stored (SESSION-07). */
const KEY = 'flow.activeOrders';
const Stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));
/** More say nothing more (TRACK-06). */
const MOST = 2;

/** How many polls of an order said that its kitchen is done, by this tab: a reload does not begin to count anew (AMB-26, TRACK-05). */
export function completedPollsIn(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const read = () => {
    const stored = v.safeParse(Stored, storage.getItem(KEY));
    return stored.success ? stored.output : {};
  };
  return {
    of: (orderId: string): number => read()[orderId] ?? 0,
    add(orderId: string): void {
      const before = read();
      storage.setItem(KEY, JSON.stringify({ ...before, [orderId]: Math.min(MOST, (before[orderId] ?? 0) + 1) }));
    },
  };
}

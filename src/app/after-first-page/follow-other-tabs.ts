import type { SnapshotFrom } from 'xstate';
import { isCheckout } from '#domain/navigation/page.ts';
import { noticeOf, UNTIL_DISMISSED_MS } from '#domain/notice/notice.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { onItsWay } from '#src/api/on-its-way.ts';
import { createSubmissions, lockOf, SUBMISSIONS_KEY } from '#src/flows/submit/submission-record.ts';
import { isLockHeld } from '#src/flows/submit/tab-lock-held.ports.ts';
import '#src/text/lazy/other-tab.ts';
import { cartActivity } from '../cart-activity.ts';
import { forgetPlaced } from '../storage/order-record.ts';
import type { Services } from '../services.ts';

/**
 * Keeps known whether another tab is placing the order of the cart, and says where it has placed it, with what this tab still had to change of it
 * (decision 005).
 */
export function followOtherTabs(services: Services): void {
  const { locks, queryClient, sharedStorage, onSharedWrite } = services;
  const { orderSettled, isCartBusy } = cartActivity(services);
  const submissions = createSubmissions(sharedStorage);
  const followed = new Set<string>();
  const said = new Set<string>();
  async function follow(cartId: string, isNews: boolean) {
    const { queryKey } = onItsWay(cartId);
    const set = (isPlacing: (known: boolean | null) => boolean | null) =>
      queryClient.setQueryData<boolean | null>(queryKey, (known = null) => isPlacing(known));
    if (isNews) set((known) => known || null);
    const isHeld = await isLockHeld({ locks, storage: sharedStorage }, lockOf(cartId));
    set((known) => known || isHeld);
    if (followed.has(cartId)) return;
    followed.add(cartId);
    await orderSettled(cartId, new AbortController().signal).catch(() => {});
    followed.delete(cartId);
    set(() => false);
  }
  const look = (isNews: boolean) => {
    const cartId = services.cartId();
    if (cartId === null) return;
    const outcome = submissions.read(cartId)?.outcome;
    if (outcome === 'open') void follow(cartId, isNews);
    if (outcome !== 'placed' || !isNews || said.has(cartId)) return;
    said.add(cartId);
    const busy = isCartBusy() ? runningActor(services.actors.cart) : null;
    sayPlaced(cartId, busy ? leftOutIn(busy.getSnapshot()) : 'nothing', services);
  };
  onSharedWrite((key) => {
    if (key === SUBMISSIONS_KEY) look(true);
  });
  look(false);
}

/** By what this tab still had to change of the cart, which is no part of the order. */
const placedKeys = { nothing: 'otherTab.placed', order: 'otherTab.placed.order', changes: 'otherTab.placed.unchanged' } as const;
type LeftOut = keyof typeof placedKeys;

function leftOutIn(cart: SnapshotFrom<typeof cartMachine>): LeftOut {
  const { isStale, queue } = cart.context;
  return isStale && queue.length === 0 ? 'order' : 'changes';
}

function sayPlaced(cartId: string, leftOut: LeftOut, { actors, location, send, sharedStorage, tabStorage }: Services): void {
  const isAtCheckout = isCheckout(location().pathname);
  // A checkout of it leads to the order. The other tab may not have written the placed cart yet, and does not where this one has done so.
  actors.order.send({ type: 'checkout.synced', cartId });
  actors.order.send({ type: 'placedOrder.found', cartId });
  forgetPlaced(sharedStorage, tabStorage);
  if (isAtCheckout) return;
  const action = { name: 'placedOrder', key: 'otherTab.placed.see' };
  send({
    type: 'notice.shown',
    notice: noticeOf('info', placedKeys[leftOut], { action, priority: 1, subject: 'placedOrder', ms: UNTIL_DISMISSED_MS }),
  });
}

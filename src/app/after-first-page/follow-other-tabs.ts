import type { SnapshotFrom } from 'xstate';
import { isCheckout } from '#domain/navigation/page.ts';
import { noticeOf, UNTIL_DISMISSED_MS } from '#domain/notice/notice.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { onItsWay } from '#src/api/on-its-way.ts';
import { createSubmissions, SUBMISSIONS_KEY } from '#src/flows/submit/submission-record.ts';
import '#src/text/lazy/other-tab.ts';
import { cartActivity } from '../cart-activity.ts';
import { forgetPlaced } from '../storage/order-record.ts';
import type { Services } from '../services.ts';

/** A lock that no other tab holds is had sooner than this. */
const FREE_MS = 250;

/**
 * Keeps known whether another tab is placing the order of the cart, and says where it has placed it, with what this tab still had to change of it
 * (decision 005).
 */
export function followOtherTabs(services: Services): void {
  const { queryClient, sharedStorage, onSharedWrite } = services;
  const { orderSettled, isCartBusy } = cartActivity(services);
  const submissions = createSubmissions(sharedStorage);
  const followed = new Set<string>();
  const said = new Set<string>();
  async function follow(cartId: string) {
    if (followed.has(cartId)) return;
    followed.add(cartId);
    const { queryKey } = onItsWay(cartId);
    const timer = setTimeout(() => queryClient.setQueryData(queryKey, true), FREE_MS);
    await orderSettled(cartId, new AbortController().signal).catch(() => {});
    clearTimeout(timer);
    if (queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, false);
    followed.delete(cartId);
  }
  const look = (isNews: boolean) => {
    const cartId = services.cartId();
    if (cartId === null) return;
    const outcome = submissions.read(cartId)?.outcome;
    if (outcome === 'open') void follow(cartId);
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

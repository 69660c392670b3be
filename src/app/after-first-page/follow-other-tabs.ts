import { isCheckout } from '#domain/navigation/page.ts';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { noticeOf, UNTIL_DISMISSED_MS } from '#domain/notice/notice.ts';
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
    sayPlaced(cartId, isCartBusy() ? runningActor(services.actors.cart) : null, services);
  };
  onSharedWrite((key) => {
    if (key === SUBMISSIONS_KEY) look(true);
  });
  look(false);
}

/** `busy`: the cart of this tab, where it still had something to change; null: it had not. */
function sayPlaced(
  cartId: string,
  busy: ActorRefFrom<typeof cartMachine> | null,
  { actors, location, send, sharedStorage, tabStorage }: Services,
): void {
  // Read before the cart that was placed is given up.
  const whatWaits = busy?.getSnapshot().context;
  const isOrderAlone = whatWaits?.isStale === true && whatWaits.queue.length === 0;
  const isAtCheckout = isCheckout(location().pathname);
  // A checkout of it leads to the order. The other tab may not have written the placed cart yet, and does not where this one has done so.
  actors.order.send({ type: 'checkout.synced', cartId });
  actors.order.send({ type: 'placedOrder.found', cartId });
  forgetPlaced(sharedStorage, tabStorage);
  if (isAtCheckout) return;
  const key = whatWaits === undefined ? 'otherTab.placed' : isOrderAlone ? 'otherTab.placed.order' : 'otherTab.placed.unchanged';
  const action = { name: 'placedOrder', key: 'otherTab.placed.see' };
  send({ type: 'notice.shown', notice: noticeOf('info', key, { action, priority: 1, subject: 'placedOrder', ms: UNTIL_DISMISSED_MS }) });
}

import { isTheirs, ownerOnceKnown } from '#domain/order/owner.ts';
import type { Viewer } from '#domain/order/viewer.ts';
import { cancelingIn } from '#src/flows/cancellation/canceling-record.ts';
import { nothingStored } from '../storage/browser-state.schema.ts';
import type { App } from '../create-app.ts';
import { PLACED_KEY, placedIn } from '../storage/order-record.ts';
import { placedOrdersIn } from '../storage/placed-orders.ts';
import type { Services } from '../services.ts';
import { viewerIn } from '#machines/app/viewer.ts';

/** Forgets what other members ordered in this browser, once it is known who is there (SESSION-07). */
export function forgetOthers({ sharedStorage }: Pick<Services, 'sharedStorage'>, viewer: Viewer): void {
  if (viewer.kind === 'unknown') return;
  const { cartId, customerId } = placedIn(sharedStorage);
  const owner = ownerOnceKnown(customerId, viewer);
  const kept = isTheirs(owner, viewer) ? { cartId, customerId: owner } : nothingStored.activeOrder;
  if (kept.cartId !== cartId || kept.customerId !== customerId) sharedStorage.setItem(PLACED_KEY, JSON.stringify(kept));
  placedOrdersIn(sharedStorage).forgetOthers(viewer);
  cancelingIn(sharedStorage).forgetOthers(viewer);
}

/** The same at once and at each change: a session that was not persistent ends with the browser, without a sign-out. */
export function keepForgettingOthers(app: App, services: Pick<Services, 'sharedStorage'>): void {
  let last = '';
  function settle() {
    const viewer = viewerIn(app.getSnapshot());
    if (JSON.stringify(viewer) === last) return;
    last = JSON.stringify(viewer);
    forgetOthers(services, viewer);
  }
  app.subscribe(settle);
  settle();
}

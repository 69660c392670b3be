import { pricingContext } from '#domain/pricing/order-context.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { cartById } from '#src/api/cart.ts';
import { pricingCustomerQuery } from '#src/api/pricing.ts';
import type { App } from '../create-app.ts';
import { followOrder } from './follow-order.ts';
import type { Services } from '../services.ts';

/**
 * Opens dynamic pricing where it is switched on and there is an order, closes it where not, and tells it of every change of the order, its cart and who
 * orders (CART-08, FLAGS-01, FLAGS-05, PRICING-04, PRICING-05). Returns what tells that time has passed: subscriptions that did not come are then
 * asked for again.
 */
export function watchPricing(app: App, { actors, call, cartId, clock, features, queryClient, send }: Services): () => void {
  /** Null: nothing may be asked. */
  function contextNow() {
    const { order } = actors.order.getSnapshot().context;
    const { dynamicPricing, subscriberPricing, subscriptionServiceV2 } = features();
    if (!dynamicPricing || order === null) return null;
    const id = cartId();
    const isMember = app.getSnapshot().context.visitor === 'member';
    const customerQuery = pricingCustomerQuery(call, subscriptionServiceV2);
    const customer = queryClient.getQueryState(customerQuery.queryKey);
    const isMissing = customer === undefined || (isTimed && customer.status === 'error');
    if (subscriberPricing && isMember && isMissing) void queryClient.prefetchQuery(customerQuery);
    return pricingContext({
      order,
      now: cafeTimeAt(clock.now(), order.cafe.timeZone),
      cart: (id !== null && queryClient.getQueryData(cartById(call, id).queryKey)) || null,
      customer: (subscriberPricing && customer?.data) || null,
      isMember,
    });
  }
  function follow() {
    isDue = false;
    const context = contextNow();
    isTimed = false;
    const isOpen = app.getSnapshot().children.dynamicPricing !== undefined;
    if (context === null) {
      if (isOpen) send({ type: 'flow.closed', name: 'dynamicPricing' });
      return;
    }
    if (!isOpen) send({ type: 'flow.opened', name: 'dynamicPricing', input: {} });
    app.getSnapshot().children.dynamicPricing?.send({ type: 'context.changed', context });
  }

  /** Changes that follow from one another are one. */
  let isDue = false;
  let isTimed = false;
  function followSoon() {
    if (isDue) return;
    isDue = true;
    queueMicrotask(follow);
  }
  actors.site.subscribe(followSoon);
  app.subscribe(followSoon);
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') followSoon();
  });
  followOrder({ actors }, followSoon);
  return () => {
    isTimed = true;
    followSoon();
  };
}

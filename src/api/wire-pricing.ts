import type { OrderContext } from '#contract/pricing.ts';
import type { PricingContext } from '#domain/pricing/order-context.ts';

/** Returns an order context as the server is sent it (PRICING-01). */
export const wireContext = ({
  cafeId,
  destination,
  priority,
  orderFulfillmentDT,
  customer,
  cartId,
  items,
}: PricingContext): OrderContext => ({
  cafeId,
  orderConfiguration: { priority },
  ...(customer && {
    customer: {
      ...customer,
      subscriptions: customer.subscriptions.map((one) => ({ ...one, eligibleRedemptionCodes: [...one.eligibleRedemptionCodes] })),
    },
  }),
  destination,
  orderFulfillmentDT,
  cartPricing: cartId !== null,
  cart: { cartId, items: items.map((item) => ({ ...item })) },
});

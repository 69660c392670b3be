import { foodSubscriptions, foodSubscriptionsV2 } from '#contract/loyalty.ts';
import { pricingOverrides, type OrderContext } from '#contract/pricing.ts';
import { userDetails } from '#contract/user.ts';
import { centsFrom } from '#domain/money/money.ts';
import type { PricingContext, PricingCustomer } from '#domain/pricing/order-context.ts';
import type { PriceOverrides } from '#domain/pricing/overrides.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';
import { wireContext } from './wire-pricing.ts';

/**
 * Who orders, as a price may depend on it: asked for with subscriber pricing, of a member alone (PRICING-04). `isV2`: subscriptions are asked
 * of their second version (FLAGS-24).
 */
export const pricingCustomerQuery = defineQuery(
  'member',
  'pricingCustomer',
  async (call, [isV2]: [isV2: boolean], { signal }): Promise<PricingCustomer> => {
    const [{ customerId, loyalty }, subscriptions] = await Promise.all([
      call(userDetails, { body: { includeOption: [] }, signal }),
      call(isV2 ? foodSubscriptionsV2 : foodSubscriptions, { signal }),
    ]);
    return {
      id: customerId,
      loyaltyNum: loyalty?.cardNumber ?? null,
      subscriptions: subscriptions
        .filter(({ subscriptionStatus }) => subscriptionStatus === 'ACTIVE')
        .map(({ programId, programOptionId, eligibleRedemptionCodes }) => ({ programId, programOptionId, eligibleRedemptionCodes })),
    };
  },
);

/** Prices that rules have changed for an order (PRICING-02). */
export const pricingApi = (call: Client) => async (context: PricingContext, signal: AbortSignal) => {
  const body: OrderContext = wireContext(context);
  const { items, pkid } = await call(pricingOverrides, { body, signal });
  const overrides: PriceOverrides = Object.fromEntries(
    items.map(({ itemId, originalPrice, adjPrice, rulesApplied }) => [
      itemId,
      { originalPrice: centsFrom(originalPrice), adjPrice: centsFrom(adjPrice), rules: rulesApplied.map(({ name }) => name) },
    ]),
  );
  return { overrides, pkid };
};

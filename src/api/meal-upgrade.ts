import type { CartLineRequest } from '#domain/cart/line.ts';
import type { Cents } from '#domain/money/money.ts';
import type { PricingContext } from '#domain/pricing/order-context.ts';
import { defineQuery } from './define-query.ts';
import { itemPriceApi } from './product.ts';

const MINUTE = 60_000;

/**
 * What a combo costs more than the product that becomes its first part, in cents, as the server says of both; less than nothing where it saves
 * (FLAGS-06). `context`: of the order, for dynamic prices.
 */
export const mealUpgradeOf = defineQuery(
  'menu',
  'mealUpgrade',
  async (
    call,
    [cafeId, tray, alone, context]: [string, CartLineRequest, CartLineRequest, PricingContext | null],
    { signal },
  ): Promise<Cents> => {
    const [meal, product] = await Promise.all([tray, alone].map((line) => itemPriceApi(call)(cafeId, line, context, signal)));
    return (meal?.price ?? 0) - (product?.price ?? 0);
  },
  { staleTime: MINUTE },
);

import { fromPromise } from 'xstate';
import type { PricingContext } from '#domain/pricing/order-context.ts';
import type { PriceItemInput, PriceItemResult } from '#machines/item-price/item-price.types.ts';
import type { Client } from '#src/api/client.ts';
import { itemPriceApi } from '#src/api/product.ts';
import { waitingPorts, type Clock } from '#src/flows/kit/clock.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly clock: Clock;
  readonly pricingContext: () => PricingContext | null;
}

export const itemPricePorts = ({ call, clock, pricingContext }: Dependencies) => ({
  pause: waitingPorts(clock).pause,
  priceItem: fromPromise<PriceItemResult, PriceItemInput>(async ({ input: { cafeId, line }, signal }) => ({
    kind: 'priced',
    ...(await itemPriceApi(call)(cafeId, line, pricingContext(), signal)),
  })),
});

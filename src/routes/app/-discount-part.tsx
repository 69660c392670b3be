import type { ActorRefFrom } from 'xstate';
import { useEffect } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { discountMachine } from '#machines/discount/discount.machine.ts';
import { discountScreen } from '#machines/discount/discount.screen.ts';
import { DiscountView } from '#src/flows/discount/DiscountView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';

interface DiscountPartProps {
  readonly actor: ActorRefFrom<typeof discountMachine>;
  readonly cart: Cart;
  readonly isOpenAtFirst: boolean;
  readonly returnTo: string;
}

/** Codes and rewards of the cart. Each change of the cart's id is sent to the flow: a code may wait for it (DISC-06). */
export function DiscountPart({ actor, cart: { items, discounts, cartSummary }, isOpenAtFirst, returnTo }: DiscountPartProps) {
  const contents = JSON.stringify([cartSummary.orderFulfillmentDT, ...items.map(({ itemId, quantity }) => [itemId, quantity])]);
  useEffect(() => actor.send({ type: 'cart.revised' }), [actor, contents]);
  return (
    <DiscountView
      screen={useScreen(actor, discountScreen)}
      send={actor.send}
      applied={discounts}
      isOpenAtFirst={isOpenAtFirst}
      returnTo={returnTo}
    />
  );
}

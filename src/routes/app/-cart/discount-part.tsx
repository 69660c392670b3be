import type { ActorRefFrom } from 'xstate';
import { useEffect, type Ref } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { discountMachine } from '#machines/discount/discount.machine.ts';
import { discountScreen } from '#machines/discount/discount.screen.ts';
import type { TypedCode } from '#src/flows/discount/CodeForm.tsx';
import { DiscountView } from '#src/flows/discount/DiscountView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useIsMember } from './use-discount.ts';

/** What the page of the cart and the checkout give to their codes and rewards. */
export interface DiscountProps {
  readonly cart: Cart;
  /** The page that a change of the order comes back to. */
  readonly returnTo: '/app/cart.html' | '/app/checkout.html';
  /** Receives the way to apply a code that is typed, while one can be. Default: none. */
  readonly typedCode?: Ref<TypedCode> | undefined;
}

interface DiscountPartProps extends DiscountProps {
  readonly actor: ActorRefFrom<typeof discountMachine>;
  readonly isOpenAtFirst: boolean;
}

/** Codes and rewards of the cart. Each change of the cart's id is sent to the flow: a code may wait for it (DISC-06). */
export function DiscountPart({ actor, cart: { items, discounts, cartSummary }, ...rest }: DiscountPartProps) {
  // As soon as possible moves with the clock, and is no change.
  const at = cartSummary.priority === 'LATER' && cartSummary.orderFulfillmentDT;
  const contents = JSON.stringify([at, ...items.map(({ itemId, quantity }) => [itemId, quantity])]);
  useEffect(() => actor.send({ type: 'cart.revised' }), [actor, contents]);
  const screen = useScreen(actor, discountScreen);
  const isMember = useIsMember();
  return <DiscountView screen={screen} send={actor.send} applied={discounts} hasRewardRoom={isMember} {...rest} />;
}

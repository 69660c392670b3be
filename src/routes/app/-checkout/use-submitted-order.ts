import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';

/**
 * Returns the cart of the checkout, the submission at work, and the order that is shown: as it was when that began, which another tab may change
 * meanwhile, else the one in hand.
 */
export function useSubmittedOrder(actor: ActorRefFrom<typeof checkoutMachine>, inHand: SetUpOrder) {
  const { submit, cartId } = useScreen(actor, ({ children, context }) => ({ submit: children.submit, cartId: context.cartId }));
  const [submitted, setSubmitted] = useState(inHand);
  if (!submit && submitted !== inHand) setSubmitted(inHand);
  return { cartId, submit, order: submit ? submitted : inHand };
}

import type { MouseEvent } from 'react';
import { kitchenAmount } from '#domain/cart/sums.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { isLargeOrder } from '#domain/slots/order-size.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import { wasOffered } from '#src/flows/upsell/offered-record.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';

type Context = Pick<RouterContext, 'app' | 'sharedStorage'>;
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** A press that leads on in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press) => button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A press of "Check out": what may be offered to the cart comes first, once; the time of a large order is asked for each time (OVERLAYS-30). A press that opens another tab leads to the checkout itself. */
export function offerBeforeCheckout({ app, sharedStorage }: Context, cartId: string, isLarge: boolean, press: Press): void {
  if (!isPlain(press)) return;
  if (!isLarge && wasOffered(sharedStorage, cartId)) return;
  press.preventDefault();
  app.send({ type: 'flow.opened', name: 'upsell', input: { cartId, only: null, isLarge } });
}

/** Returns what a press of "Check out" does before it leads on: a typed code is applied, or offers come, whose code is not waited for. */
export function useOfferBeforeCheckout(
  cartId: string | null,
  order: SetUpOrder | null,
  cart: Parameters<typeof kitchenAmount>[0] | null,
  applyCode: () => boolean,
): (press: Press) => void {
  const context = useAppContext();
  const isAfterFirstPage = useAfterFirstPage();
  const { isCatering } = context.config;
  const isLarge = order !== null && cart !== null && isLargeOrder(order.cafe, { isCatering, amount: kitchenAmount(cart) });
  return (press) => {
    if (isPlain(press) && applyCode()) press.preventDefault();
    else if (isAfterFirstPage && cartId !== null) offerBeforeCheckout(context, cartId, isLarge, press);
  };
}

import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { CheckoutView } from '#src/flows/checkout/CheckoutView.tsx';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import { CartPrices } from '../-cart/cart-prices.tsx';
import { useOrderSection } from './order-section.tsx';
import { useCheckoutCart } from './use-checkout-cart.ts';
import { useCheckoutScreen } from './use-checkout-screen.ts';
import { useIsFresh } from './use-is-fresh.ts';
import { useSubmittedOrder } from './use-submitted-order.ts';
import { useCodes } from '../-cart/use-codes.tsx';
import { usePayment } from '../-payment/use-payment.tsx';
import { usePayer } from '../-payment/use-payer.ts';
import { submitOf } from './submit-part.tsx';
import { TroubleNotice } from './submit-words.tsx';
import { useCard } from '../-payment/use-card.ts';

type Props = { readonly actor: ActorRefFrom<typeof checkoutMachine>; readonly order: SetUpOrder };
export function Checkout({ actor, order: inHand }: Props) {
  const { clock, config } = useRouteContext({ from: '__root__' });
  const screen = useCheckoutScreen(actor);
  const { cartId, submit, order } = useSubmittedOrder(actor, inHand);
  const { cart, isPlacing, isSent } = useCheckoutCart(cartId, screen);
  useWhenOnline(() => actor.send({ type: 'checkout.retried' }), screen.kind === 'unpriced');
  const now = cafeTimeAt(clock.now(), order.cafe.timeZone);
  return (
    <CheckoutView
      {...{ screen, order, cart, isPlacing, isOnline: navigator.onLine, isFresh: useIsFresh(actor, screen), send: actor.send }}
      {...{ ...usePayer(), ...useCard(cartId), ...usePayment(actor), ...useCodes(cart, '/app/checkout.html'), termsUrl: config.termsUrl }}
      {...useOrderSection(order, cart)}
      changedPrices={cart && <CartPrices lines={cart.items} />}
      {...{ TroubleNotice, now, today: Temporal.Now.plainDateISO().toString() }}
      submit={submitOf(screen, submit, { now, order, cart, isSent, send: actor.send })}
    />
  );
}

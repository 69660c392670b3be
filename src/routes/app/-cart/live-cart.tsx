import type { ActorRefFrom } from 'xstate';
import { deliveryTermsOf } from '#domain/cart/orderable.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useOrder } from '../../-shell/use-order.ts';
import { Donations } from './donations.tsx';
import { CartShelf } from './cart-shelf.tsx';
import { useLineHash } from './line-hash.ts';
import { useOrderPlace } from './order-place.tsx';
import { useCodes } from './use-codes.tsx';
import { useOfferBeforeCheckout } from './offer-before-checkout.ts';
import { usePriceOfLine } from './use-price-of-line.tsx';
import { useCartRead } from './use-cart-read.ts';
import { useSwap } from './use-swap.tsx';
import { useWhyOfLine } from './use-why-of-line.ts';

export function LiveCart({ actor, isPage }: { readonly actor: ActorRefFrom<typeof cartMachine>; readonly isPage: boolean }) {
  const screen = useScreen(actor, cartScreen);
  const pending = useScreen(actor, ({ context }) => context.queue);
  const order = useOrder((known) => known.order);
  const read = useCartRead(screen.cartId);
  const { discounts, applyCode } = useCodes(read.cart, '/app/cart.html');
  return (
    <CartView
      {...{ ...read, screen, pending, isPage, send: actor.send }}
      hashOf={useLineHash()}
      {...useSwap({ order, cart: read.cart, pending, isTroubled: screen.limits.length + screen.refusals.length > 0 })}
      priceOf={usePriceOfLine()}
      whyOf={useWhyOfLine(order, read.cart, screen.excluded.length > 0)}
      {...useOrderPlace(order, read.cart)}
      delivery={order && deliveryTermsOf(order)}
      discounts={isPage && discounts}
      donations={isPage && read.cart && <Donations cart={read.cart} />}
      shelf={isPage && order && (read.cart || screen.cartId === null) && <CartShelf order={order} cart={read.cart} />}
      onCheckOut={useOfferBeforeCheckout(screen.cartId, order, read.cart, applyCode)}
    />
  );
}

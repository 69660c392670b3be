import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { canGoGreen, E_MARKETABLE_VERSION } from '#domain/checkout/details.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { tipChoiceFor, type TipChoice } from '#domain/checkout/tip.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { canCheckOut } from '#domain/cart/checkable.ts';
import { contentsOf, isSameOtherwise, isSilentlyOther } from '#domain/cart/contents.ts';
import { totalOf } from '#domain/cart/sums.ts';
import { unavailableLines } from '#domain/cart/orderable.ts';
import type { OrderDetails } from '#domain/cart/order-details.ts';
import { isCartFor } from '#domain/order/cart-order.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { phoneDigits } from '#domain/phone/digits.ts';
import type { Cents } from '#domain/money/money.ts';
import type { OrderPlaced, PriceCartInput, PriceCartResult, SaveCartInput, SaveCartResult } from '#machines/checkout/checkout.types.ts';
import { cartApi, showCart } from '#src/api/cart-changes.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError } from '#src/api/errors.ts';
import { orderApi, pricedCart } from '#src/api/order.ts';
import type { UntilSubmitted } from '#src/flows/submit/until-submitted.ports.ts';
import { isUnauthorized, refusalFrom, refusalIn } from '#src/flows/kit/refusal.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  /** Tells the other tabs of a change of the cart. A price is none: they would price it too, and so on without an end. */
  readonly announceChange: () => void;
  /** Asks about what a cart has of what the guest avoids, where they have not answered for it, and returns whether it does (FLAGS-10). */
  readonly asks: (cart: Cart) => boolean | Promise<boolean>;
  readonly untilSubmitted: UntilSubmitted;
}

export function checkoutPorts({ call, queryClient, announceChange, asks, untilSubmitted }: Dependencies) {
  async function save(cartId: string, details: OrderDetails, signal: AbortSignal): Promise<Cart> {
    await untilSubmitted(cartId, signal);
    const cart = await cartApi(call).saveDetails(cartId, details, signal);
    announceChange();
    return showCart(call, queryClient, cart);
  }

  /** What a cart comes to, once its tip has followed its subtotal. From here on it is the cart that the guest saw. */
  async function priceWithTip(cart: Cart, { order, tipChoice, seen, isRescheduling = false }: Priced, signal: AbortSignal): Promise<Price> {
    const { tipped, price } = await withTip(cart, order, tipChoice, signal);
    // A call that was stopped has shown nothing.
    signal.throwIfAborted();
    queryClient.setQueryData(pricedCart(cart.cartId).queryKey, tipped);
    const now = { ...price, contents: contentsOf(cart) };
    const isOther = isSilentlyOther(now, seen) || (seen !== null && isRescheduling && !isSameOtherwise(now.contents, seen.contents, true));
    return { ...now, ...(isOther && { isOther: true }) };
  }

  async function withTip(cart: Cart, order: SetUpOrder, choice: TipChoice, signal: AbortSignal) {
    const { cartId, cartSummary } = cart;
    const { subTotal } = cartSummary;
    const tip = cartSummary.tip ?? 0;
    // A percentage would come back with the next delivery (CART-10).
    const isDelivered = order.destination === 'DELIVERY';
    if (!isDelivered || subTotal === null)
      return { tipped: cart, price: { total: priceOf(cart), tip, tipPercent: isDelivered ? choice.percent : 0 } };
    const followed = tipChoiceFor(choice, { subTotal, tip });
    const price = { tip: followed.tip, tipPercent: followed.percent };
    if (followed.tip === tip) return { tipped: cart, price: { total: priceOf(cart), ...price } };
    const tipped = await save(cartId, { tip: followed.tip }, signal);
    return { tipped, price: { total: priceOf(tipped), ...price } };
  }

  /** Why a cart cannot be paid for, as another tab may have left it; null: it can. */
  async function refusalOf(cart: Cart, order: SetUpOrder): Promise<Exclude<PriceCartResult, { kind: 'priced' | 'placed' }> | null> {
    if (!canCheckOut(cart)) return { kind: 'refused', reasonCode: reasonCodes.cartEmpty };
    // The total counts what the cart page leaves out.
    if (unavailableLines(cart).length > 0) return { kind: 'refused', reasonCode: reasonCodes.itemsInvalid };
    if (!isCartFor(cart, order)) return { kind: 'orderDiffers' };
    return (await asks(cart)) ? { kind: 'asked' } : null;
  }

  return {
    priceCart: fromPromise<PriceCartResult, PriceCartInput>(async ({ input, signal }) => {
      const { cartId, order, isFirstCheckout } = input;
      const api = orderApi(call);
      try {
        const cart = await showCart(call, queryClient, await api.price({ cartId, isFirstCheckout }, signal));
        return (await refusalOf(cart, order)) ?? { kind: 'priced', ...(await priceWithTip(cart, input, signal)) };
      } catch (error) {
        return (await placedAlready(error, call, cartId, signal)) ?? refusalFrom(error, ['notFound']);
      }
    }),

    saveCart: fromPromise<SaveCartResult, SaveCartInput>(async ({ input, signal }) => {
      const { cartId, order, tipChoice, form, at } = input;
      try {
        const details = { tip: tipChoice.tip, ...(at !== null && { at }), ...(form !== null && detailsFrom(form, order)) };
        const cart = await save(cartId, details, signal);
        // Nothing but the time is new: no form is saved that would say again who it is for.
        const isRescheduling = at !== null && form === null;
        return (await refusalOf(cart, order)) ?? { kind: 'saved', ...(await priceWithTip(cart, { ...input, isRescheduling }, signal)) };
      } catch (error) {
        if (isUnauthorized(error)) return { kind: 'unauthorized' };
        return (await placedAlready(error, call, cartId, signal)) ?? refusalIn(error, ['notFound']) ?? { kind: 'unsent' };
      }
    }),
  };
}

/** What the form says about the order. */
function detailsFrom({ details, specialInstructions, goGreen, parkingSpot }: Form, { destination }: SetUpOrder): OrderDetails {
  const phone = phoneDigits(details.phone);
  const { eMarketable } = details;
  return {
    specialInstructions: specialInstructions.trim(),
    goGreen: goGreen && canGoGreen(destination),
    ...(destination === 'CURBSIDE' && { parkingSpot: parkingSpot.trim() || null }),
    customer: {
      ...details,
      phone,
      ...(eMarketable !== undefined && { eMarketableVersion: eMarketable ? E_MARKETABLE_VERSION : null }),
    },
    ...(destination === 'DELIVERY' && { deliveryPhone: phone }),
  };
}

type Form = NonNullable<SaveCartInput['form']>;
type Price = Omit<Extract<PriceCartResult, { kind: 'priced' }>, 'kind'>;
type Priced = Pick<PriceCartInput, 'order' | 'tipChoice' | 'seen'> & { readonly isRescheduling?: boolean };

/** A cart without a total is no price to pay: only a total of 0 needs no payment (SUBMIT-02). */
function priceOf(cart: Cart): Cents {
  const total = totalOf(cart);
  if (total === null) throw new Error(`Cart ${cart.cartId} has no total.`);
  return total;
}

/** The order of a cart that is refused because it was submitted: by another tab, or by a call whose answer was lost. */
async function placedAlready(error: unknown, call: Client, cartId: string, signal: AbortSignal): Promise<OrderPlaced | null> {
  if (!isApiError(error) || error.reasonCode !== reasonCodes.cartSubmitted) return null;
  const { orderId } = await orderApi(call).cart(cartId, signal);
  return orderId ? { kind: 'placed', orderId } : null;
}

import type { QueryClient } from '@tanstack/react-query';
import { reasonCodes } from '#contract/reason-codes.ts';
import { contentsOf, isAsAgreed } from '#domain/cart/contents.ts';
import { giftCardsIn } from '#domain/cart/gift-cards.ts';
import type { SlotOffer } from '#domain/checkout/slot-gone.ts';
import { centsFrom, type Cents } from '#domain/money/money.ts';
import type { CartObstacle, PlaceOrderInput, PlaceOrderResult } from '#machines/submit/submit.types.ts';
import type { Client } from '#src/api/client.ts';
import { detailOf } from '#src/api/error-detail.ts';
import { isApiError } from '#src/api/errors.ts';
import { orderApi, pricedCart } from '#src/api/order.ts';
import { isSummed, type Summed } from './submit-refusal.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  /** What is offered in place of a time that is gone, from what the server said of it. */
  readonly offerFor: (cartId: string, slot: SlotOffer, signal: AbortSignal) => Promise<SlotOffer>;
}

type Agreed = Pick<PlaceOrderInput, 'cartId' | 'contents'>;

/**
 * Reads what an obstacle says nothing of and the guest is asked about: what comes to a total that changed, which gift cards the cart holds, and the
 * times in place of one that is gone. Outside the lock of a submission: nothing is sent.
 */
export async function withDetails<Result extends { readonly kind: string; readonly total?: Cents; readonly slot?: SlotOffer }>(
  result: Result,
  agreed: Agreed,
  signal: AbortSignal,
  deps: Dependencies,
) {
  const read = await withCart(result, agreed, signal, deps);
  return 'slot' in read && read.slot !== undefined ? { ...read, slot: await deps.offerFor(agreed.cartId, read.slot, signal) } : read;
}

/**
 * Reads what comes to a total that changed, so that the page has no sums of the former one. Where that cannot be read, or is another total by now, or
 * of other food or another order than was agreed to, the guest looks at the cart first: the form shows it, and asks about what they avoid (FLAGS-10). Where no gift card is sold, reads
 * which the cart holds (SUBMIT-15 to -17). Any other result stays as it is.
 */
async function withCart<Result extends { readonly kind: string; readonly total?: Cents }>(
  result: Result,
  { cartId, contents }: Agreed,
  signal: AbortSignal,
  { call, queryClient }: Pick<Dependencies, 'call' | 'queryClient'>,
): Promise<Summed<Result> | TotalChanged | OfGiftCards | { kind: 'linesChanged' }> {
  const api = orderApi(call);
  if (isOfGiftCards(result)) {
    const cart = await api.cart(cartId, signal).catch(() => null);
    const held = giftCardsIn(cart?.items ?? []);
    if (held !== 'none') return { kind: held === 'only' ? 'onlyGiftCards' : 'mixedCart', reasonCode: result.reasonCode };
  }
  if (isSummed(result)) return result;
  const { queryKey } = pricedCart(cartId);
  const cart = await api.price({ cartId, isFirstCheckout: false }, signal).catch(() => null);
  const total = cart?.cartSummary.totalPrice ?? null;
  if (cart !== null && total !== null && total === result.total && isAsAgreed(contentsOf(cart), contents)) {
    queryClient.setQueryData(queryKey, cart);
    return { kind: 'totalChanged', total, contents: contentsOf(cart) };
  }
  queryClient.removeQueries({ queryKey });
  return { kind: 'linesChanged' };
}

type TotalChanged = Extract<CartObstacle, { kind: 'totalChanged' }>;
type OfGiftCards = Extract<CartObstacle, { kind: 'onlyGiftCards' | 'mixedCart' }>;
const isOfGiftCards = (result: {
  readonly kind: string;
  readonly reasonCode?: string | null;
}): result is { kind: string; reasonCode: string } =>
  result.kind === 'serviceFailed' && result.reasonCode === reasonCodes.giftCardsUnavailable;

/**
 * What the server says about one gift card (GIFTCARD-11): its PIN is refused, and it can be entered again where the card was typed here, or less
 * is left on it. The card is the one chosen card with the digits that the server names. Null for any other refusal, and where it is not
 * certain which card is meant.
 */
export function giftCardRefusalBy(
  error: unknown,
  giftCards: ReadonlyMap<string, { readonly cardNumber: string; readonly pin: string | null }>,
): Extract<PlaceOrderResult, { kind: 'pinRefused' | 'refused' }> | null {
  if (!isApiError(error)) return null;
  const { reasonCode } = error;
  if (reasonCode !== reasonCodes.giftCardInvalid && reasonCode !== reasonCodes.giftCardShort) return null;
  const named = detailOf(error, 'lastFour');
  const digits = typeof named === 'string' ? named : '';
  const [match, ...others] = [...giftCards].filter(([, { cardNumber }]) => cardNumber.endsWith(digits));
  if (match === undefined || others.length > 0) return null;
  const [id, { cardNumber, pin }] = match;
  const lastFour = cardNumber.slice(-4);
  if (reasonCode === reasonCodes.giftCardInvalid) return pin === null ? null : { kind: 'pinRefused', reasonCode, card: { id, lastFour } };
  const balance = detailOf(error, 'balance');
  return typeof balance === 'number'
    ? { kind: 'refused', reasonCode, limit: { of: 'giftCard', lastFour, balance: centsFrom(balance) } }
    : null;
}

import type { QueryClient } from '@tanstack/react-query';
import { reasonCodes } from '#contract/reason-codes.ts';
import type { Config } from '#domain/config/config.ts';
import { giftCardsIn } from '#domain/cart/gift-cards.ts';
import { limitIn } from '#domain/checkout/order-limit.ts';
import { isSilentlyOther } from '#domain/cart/same-lines.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Obstacle } from '#machines/submit/submit.types.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError } from '#src/api/errors.ts';
import { orderApi, pricedCart } from '#src/api/order.ts';
import { definiteResultOf } from './submit-refusal.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly config: Pick<Config, 'thirdPartyLimitKey'>;
}

interface Agreed {
  readonly cartId: string;
  readonly total: Cents;
}

/** What is wrong with a cart as a whole; any other problem is one of its lines. */
const ofCart: readonly string[] = [reasonCodes.cartEmpty, reasonCodes.deliveryMinimum];

/** Why the cart cannot be submitted for the total that the guest agreed to (SUBMIT-01), or null. The order has not been sent. */
export async function obstacleTo(
  { cartId, total }: Agreed,
  signal: AbortSignal,
  { call, queryClient, config }: Dependencies,
): Promise<Obstacle | null> {
  const api = orderApi(call);
  try {
    const { isValid, problems, total: now, items } = await api.validate(cartId, signal);
    if (!isValid) {
      const exceeded = limitIn(problems, config.thirdPartyLimitKey);
      if (exceeded) return { kind: 'refused', reasonCode: exceeded.key, limit: exceeded.limit };
      const ofLine = problems.find(({ key }) => !ofCart.includes(key));
      return { kind: 'refused', reasonCode: (ofLine ? null : problems[0]?.key) ?? reasonCodes.itemsInvalid };
    }
    const { queryKey } = pricedCart(cartId);
    if (now === null || now === total) {
      const lines = items === null ? await api.cart(cartId, signal) : { items };
      return isSilentlyOther(lines, total, queryClient.getQueryData(queryKey)) ? { kind: 'linesChanged' } : null;
    }
    return { kind: 'totalChanged', total: now };
  } catch (error) {
    const refused = definiteResultOf(error);
    if (refused !== null) return withGiftCards(refused, cartId, queryClient);
    return { kind: 'unsent', ...(isApiError(error) && error.kind === 'unavailable' && { isMaintenance: true }) };
  }
}

/**
 * Reads what comes to a total that changed, so that the page has no sums of the former one. Where that cannot be read, or is another total by now, the
 * guest cannot agree to what they do not see: they look at the cart first. Any other result stays as it is. Outside the lock of a submission: nothing is sent.
 */
export async function withSums<Result extends { readonly kind: string }>(
  result: Result | TotalChanged,
  cartId: string,
  signal: AbortSignal,
  { call, queryClient }: Pick<Dependencies, 'call' | 'queryClient'>,
): Promise<Result | TotalChanged | { kind: 'linesChanged' }> {
  if (!isTotalChanged(result)) return result;
  const { queryKey } = pricedCart(cartId);
  const cart = await orderApi(call)
    .price({ cartId, isFirstCheckout: false }, signal)
    .catch(() => null);
  if (cart?.cartSummary.totalPrice === result.total) {
    queryClient.setQueryData(queryKey, cart);
    return result;
  }
  queryClient.removeQueries({ queryKey });
  return { kind: 'linesChanged' };
}

type TotalChanged = Extract<Obstacle, { kind: 'totalChanged' }>;
const isTotalChanged = (result: { readonly kind: string }): result is TotalChanged => result.kind === 'totalChanged';

/** What keeps gift cards from being sold concerns the ones in the cart, as it was priced (SUBMIT-15 to -17). */
export function withGiftCards(result: Obstacle, cartId: string, queryClient: QueryClient): Obstacle {
  if (result.kind !== 'serviceFailed' || result.reasonCode !== reasonCodes.giftCardsUnavailable) return result;
  const held = giftCardsIn(queryClient.getQueryData(pricedCart(cartId).queryKey)?.items ?? []);
  return held === 'none' ? result : { ...result, kind: held === 'only' ? 'onlyGiftCards' : 'mixedCart' };
}

import type { QueryClient } from '@tanstack/react-query';
import { reasonCodes } from '#contract/reason-codes.ts';
import type { Config } from '#domain/config/config.ts';
import type { Cents } from '#domain/money/money.ts';
import { giftCardsIn } from '#domain/cart/gift-cards.ts';
import { limitIn } from '#domain/checkout/order-limit.ts';
import { contentsOf, hasSameLines, isSameOtherwise } from '#domain/cart/contents.ts';
import type { Obstacle, PlaceOrderInput } from '#machines/submit/submit.types.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError } from '#src/api/errors.ts';
import { orderApi, pricedCart } from '#src/api/order.ts';
import { definiteResultOf, type Unsummed } from './submit-refusal.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly config: Pick<Config, 'thirdPartyLimitKey'>;
}

type Agreed = Pick<PlaceOrderInput, 'cartId' | 'total' | 'contents'>;

/** What is wrong with a cart as a whole; any other problem is one of its lines. */
const ofCart: readonly string[] = [reasonCodes.cartEmpty, reasonCodes.deliveryMinimum];

/** Why what the guest agreed to cannot be submitted, or not for that total (SUBMIT-01), or null. The order has not been sent. */
export async function obstacleTo(
  { cartId, total, contents }: Agreed,
  signal: AbortSignal,
  { call, config }: Omit<Dependencies, 'queryClient'>,
): Promise<Unsummed<Obstacle> | null> {
  const api = orderApi(call);
  try {
    const { isValid, problems, total: now, ordered } = await api.validate(cartId, signal);
    // What is wrong with another order says nothing of the one that was agreed to.
    if (ordered !== null && !isSameOtherwise(contentsOf(ordered), contents)) return { kind: 'linesChanged' };
    if (!isValid) {
      const exceeded = limitIn(problems, config.thirdPartyLimitKey);
      if (exceeded) return { kind: 'refused', reasonCode: exceeded.key, limit: exceeded.limit };
      const ofLine = problems.find(({ key }) => !ofCart.includes(key));
      return { kind: 'refused', reasonCode: (ofLine ? null : problems[0]?.key) ?? reasonCodes.itemsInvalid };
    }
    const held = contentsOf(ordered ?? (await api.cart(cartId, signal)));
    if (!isSameOtherwise(held, contents)) return { kind: 'linesChanged' };
    if (now !== null && now !== total) return { kind: 'totalChanged', total: now };
    return hasSameLines(held, contents) ? null : { kind: 'linesChanged' };
  } catch (error) {
    const refused = definiteResultOf(error);
    if (refused !== null) return refused;
    return { kind: 'unsent', ...(isApiError(error) && error.kind === 'unavailable' && { isMaintenance: true }) };
  }
}

/**
 * Reads what comes to a total that changed, so that the page has no sums of the former one. Where that cannot be read, or is another total by now, or
 * another order than was agreed to, the guest cannot agree to what they do not see: they look at the cart first. Where no gift card is sold, reads
 * which the cart holds (SUBMIT-15 to -17). Any other result stays as it is. Outside the lock of a submission: nothing is sent.
 */
export async function withCart<Result extends { readonly kind: string; readonly total?: Cents }>(
  result: Result,
  { cartId, contents }: Pick<Agreed, 'cartId' | 'contents'>,
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
  if (cart !== null && total !== null && total === result.total && isSameOtherwise(contentsOf(cart), contents)) {
    queryClient.setQueryData(queryKey, cart);
    return { kind: 'totalChanged', total, contents: contentsOf(cart) };
  }
  queryClient.removeQueries({ queryKey });
  return { kind: 'linesChanged' };
}

type TotalChanged = Extract<Obstacle, { kind: 'totalChanged' }>;
type Summed<Result> = Exclude<Result, { kind: 'totalChanged' }>;
const isSummed = <Result extends { readonly kind: string }>(result: Result): result is Summed<Result> => result.kind !== 'totalChanged';
type OfGiftCards = Extract<Obstacle, { kind: 'onlyGiftCards' | 'mixedCart' }>;
const isOfGiftCards = (result: {
  readonly kind: string;
  readonly reasonCode?: string | null;
}): result is { kind: string; reasonCode: string } =>
  result.kind === 'serviceFailed' && result.reasonCode === reasonCodes.giftCardsUnavailable;

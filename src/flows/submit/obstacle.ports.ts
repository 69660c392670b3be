import { reasonCodes } from '#contract/reason-codes.ts';
import type { Config } from '#domain/config/config.ts';
import { limitIn } from '#domain/checkout/order-limit.ts';
import { contentsOf, isAsAgreed, isSameOtherwise, type OrderContents } from '#domain/cart/contents.ts';
import type { CartObstacle, PlaceOrderInput } from '#machines/submit/submit.types.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError } from '#src/api/errors.ts';
import { orderApi } from '#src/api/order.ts';
import { definiteResultOf, type Unsummed } from './submit-refusal.ports.ts';

/** Finds out whether the time of the order in hand is too soon for its cart, whatever the server says (SLOTS-05 to -07); null: it is not. */
export type TimeObstacle = (cart: OrderContents) => Promise<Extract<CartObstacle, { kind: 'slotGone' }> | null>;

interface Dependencies {
  readonly call: Client;
  readonly config: Pick<Config, 'thirdPartyLimitKey'>;
  readonly timeObstacle: TimeObstacle;
}

type Agreed = Pick<PlaceOrderInput, 'cartId' | 'total' | 'contents'>;

/** What is wrong with a cart as a whole, or with what pays for it; any other problem is one of its lines. */
const ofCart: readonly string[] = [reasonCodes.cartEmpty, reasonCodes.deliveryMinimum, reasonCodes.giftCardsOff];

/** Why what the guest agreed to cannot be submitted, or not for that total (SUBMIT-01), or null. The order has not been sent. */
export async function obstacleTo(
  { cartId, total, contents }: Agreed,
  signal: AbortSignal,
  { call, config, timeObstacle }: Dependencies,
): Promise<Unsummed<CartObstacle> | null> {
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
    const cart = ordered ?? (await api.cart(cartId, signal));
    if (!isAsAgreed(contentsOf(cart), contents)) return { kind: 'linesChanged' };
    return now !== null && now !== total ? { kind: 'totalChanged', total: now } : await timeObstacle(cart);
  } catch (error) {
    const refused = definiteResultOf(error);
    if (refused !== null) return refused;
    return { kind: 'unsent', ...(isApiError(error) && error.kind === 'unavailable' && { isMaintenance: true }) };
  }
}

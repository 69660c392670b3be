import { reasonCodes } from '#contract/reason-codes.ts';
import { createRemedyOffer, redeemRemedyOffer, remedyOptions, selectNoAppeasement } from '#contract/remedy.ts';
import { dollarsFrom, formatCents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { servingCafe } from '../world/cafe/cafes.ts';
import type { Order } from '../world/cart/place.ts';
import type { Member } from '../world/people/session.ts';
import { hashOf } from '../world/core/hash.ts';
import { isExpired, optionsOf, wordsOf, worthOf, type Remedy } from '../world/remedy/offers.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';
import { cartRepository } from './cart-repository.ts';

/** As the guest reads it. */
const referenceOf = (orderId: string, { optionId, cents }: Pick<Remedy, 'optionId' | 'cents'>) =>
  `R-${10_000 + (hashOf(`${orderId} ${optionId} ${cents}`) % 90_000)}`;

/** How the bakery makes an order right: one offer for an order, given once. */
export function remedyHandlers(world: World) {
  const answer = answering(world);
  const { cartOf, orders, storedCart } = cartRepository(world);
  const hasNone = () => world.scenarios.get('remedy')?.scenario === 'noOptions';

  /** An order with its cart, or why the caller has none: a member their own, any visitor a delivery that was placed without an account. */
  function opened(orderId: string, member: Member | null) {
    const order = orders().find((one) => one.orderId === orderId);
    const isTheirs = member === null ? order?.customerId === null : [null, member.person.customerId].includes(order?.customerId ?? null);
    if (!order || !isTheirs) return refuse(404, reasonCodes.orderUnknown);
    const cart = must(cartOf(order.cartId), 'cart');
    const { destination, customer } = must(storedCart(order.cartId), 'stored cart');
    if (member === null && destination !== 'DELIVERY') return refuse(404, reasonCodes.orderUnknown);
    if (isExpired(order, world.clock.now())) return refuse(409, reasonCodes.remedyExpired);
    return { order, cart, cafeName: must(servingCafe(order.cafeId), 'cafe').name, destination, customer };
  }
  const given = ({ offerId, optionId, cents }: Remedy, placed: { readonly order: Order; readonly cafeName: string }) => ({
    offerId,
    remedyValue: dollarsFrom(cents),
    ...wordsOf(optionId, placed),
  });

  return [
    ...answer(remedyOptions, ({ params, query, member }) => {
      const placed = opened(params.orderId, member);
      if (placed instanceof Response) return placed;
      // Without an account an order is looked up only where that was asked for.
      if (member === null && query.skipGuestOrderValidation !== 'true') return refuse(404, reasonCodes.orderUnknown);
      const remedy = world.remedies.get(params.orderId);
      const hasItems = placed.destination !== 'DELIVERY' || query.includeItemOptionsOnDeliveryOrder === 'true';
      const options = optionsOf(placed, hasItems);
      return {
        ...options,
        ...(hasNone() && { optionGroups: options.optionGroups.map((group) => ({ ...group, options: [] })) }),
        redeemedOffer: remedy && remedy.redeemedAt !== null ? given(remedy, placed) : null,
      };
    }),

    ...answer(createRemedyOffer, ({ params: { orderId }, body, member }) => {
      const placed = opened(orderId, member);
      if (placed instanceof Response) return placed;
      const before = world.remedies.get(orderId);
      if (before && before.redeemedAt !== null) return refuse(409, reasonCodes.remedyRedeemed);
      const worth = hasNone() ? null : worthOf(placed.cart, body.optionId, body.reasons);
      if (worth === null) return refuse(422, reasonCodes.remedyNotOffered);
      const isSame = before?.optionId === worth.optionId && before.cents === worth.cents;
      const remedy: Remedy = isSame ? before : { orderId, offerId: referenceOf(orderId, worth), ...worth, redeemedAt: null };
      world.remedies.put(orderId, remedy);
      return { offerId: remedy.offerId, remedyValue: dollarsFrom(remedy.cents) };
    }),

    ...answer(redeemRemedyOffer, ({ params: { orderId, offerId }, member }) => {
      const placed = opened(orderId, member);
      if (placed instanceof Response) return placed;
      const remedy = world.remedies.get(orderId);
      if (remedy?.offerId !== offerId) return refuse(404, reasonCodes.remedyNotOffered);
      if (remedy.redeemedAt !== null) return given(remedy, placed);
      world.remedies.put(orderId, { ...remedy, redeemedAt: world.clock.now().toString() });
      const { description, detail } = wordsOf(remedy.optionId, placed);
      const email = placed.customer?.email;
      if (email) {
        const body = `Order ${placed.order.maskedOrderId}: ${description}, ${formatCents(remedy.cents)}. ${detail}`;
        world.send({ channel: 'email', to: email, subject: 'We made it right', body });
      }
      return given(remedy, placed);
    }),

    ...answer(selectNoAppeasement, ({ body: { orderId }, member }) => {
      const placed = opened(orderId, member);
      return placed instanceof Response ? placed : {};
    }),
  ];
}

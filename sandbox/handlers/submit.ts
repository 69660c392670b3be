import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { generateToken, MilStarEntry } from '#contract/payment.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { cancelPayment, checkoutCart, submitCart, validateCart, type PlacedOrder } from '#contract/submit.ts';
import { formatCents } from '#domain/money/money.ts';
import { momentLabel } from '#domain/time/label.ts';
import { servingCafe } from '../world/cafe/cafes.ts';
import { roomFor } from '../world/cafe/slots.ts';
import { foodObstacles, foodRefusal } from '../world/cart/obstacles.ts';
import { place, type Order } from '../world/cart/place.ts';
import type { StoredCart } from '../world/cart/stored.ts';
import { viewOf } from '../world/cart/view.ts';
import { bankOf } from '../world/payment/bank.ts';
import { endedPhone } from '../world/payment/phone.ts';
import { milStarTokenFor, tokenFor } from '../world/payment/tokens.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';
import { cartRepository } from './cart-repository.ts';

export function submitHandlers(world: World) {
  const answer = answering(world);
  const { open, save, cartOf, settingOf } = cartRepository(world);

  const placedFrom = ({ orderId, maskedOrderId, cartId }: Order): PlacedOrder | Response => {
    const cart = cartOf(cartId);
    return cart ? { orderId, maskedOrderId, cart, paymentResult: 'PAYMENT_COMPLETED' } : refuse(404, reasonCodes.orderUnknown);
  };

  function numbers() {
    const orderId = world.newId();
    return { orderId, maskedOrderId: String(100_000 + ((world.orders.all().length * 7919) % 900_000)) };
  }

  function confirm({ promisedAt, maskedOrderId, totalCents }: Order, { customer, cafeId }: StoredCart, now: string) {
    const name = servingCafe(cafeId)?.name ?? '';
    const body = `Order ${maskedOrderId} at ${name}: ${momentLabel(promisedAt, now)}, ${formatCents(totalCents)}.`;
    if (customer?.email) world.send({ channel: 'email', to: customer.email, subject: 'Your Hearthside order', body });
    if (customer?.phone && customer.smsOptIn) world.send({ channel: 'sms', to: customer.phone, subject: '', body });
  }

  return [
    ...answer(generateToken, ({ body }) => {
      const today = world.clock.now().toString().slice(0, 10);
      const token = v.is(MilStarEntry, body) ? milStarTokenFor(body, world.newId(), today) : tokenFor(body, world.newId(), today);
      if (typeof token === 'string') return refuse(422, token);
      world.tokens.put(token.tokenValue, token);
      const { tokenValue, lastFour, cardType, cardHolderName, expirationDate } = token;
      return {
        data: {
          tokenValue,
          tokenType: cardType === 'MILSTAR' ? 'MILSTAR' : 'CREDIT_CARD',
          lastFour,
          cardType,
          cardHolderName,
          expirationDate,
        },
      };
    }),

    ...answer(checkoutCart, ({ body }) => {
      const found = open(body.cartId);
      if ('response' in found) return found.response;
      const refusal = foodRefusal(found.cart, found.setting);
      if (refusal && refusal.reasonCode !== reasonCodes.itemsInvalid) return refuse(refusal.status, refusal.reasonCode, refusal.details);
      return save({ ...found.cart, hasCheckedOut: true });
    }),

    ...answer(validateCart, ({ body }) => {
      const found = open(body.cartId);
      if ('response' in found) return found.response;
      const exceptions = foodObstacles(found.cart, found.setting);
      const status: 'VALID' | 'INVALID' = exceptions.length === 0 ? 'VALID' : 'INVALID';
      const { cartSummary, items, cafes, customer, deliveryInfo } = viewOf(found.cart, found.setting);
      return { status, exceptions, cartSummary, items, cafes, customer, deliveryInfo };
    }),

    ...answer(submitCart, ({ body, member }) => {
      const before = world.orders.all().find((order) => order.submissionId === body.submissionId || order.cartId === body.cartId);
      if (before) return placedFrom(before);
      if (world.givenUp.get(body.submissionId))
        return refuse(402, reasonCodes.paymentFailed, [{ name: 'paymentResult', value: 'CANCELED' }]);
      const found = open(body.cartId);
      if ('response' in found) return found.response;
      const setting = settingOf(found.cart);
      const made = place(found.cart, body, {
        cafeOf: servingCafe,
        setting,
        roomFor: ({ cart, at, foodCents }) =>
          roomFor(
            setting.cafe,
            setting.now,
            { destination: cart.destination, priority: cart.priority, at, foodCents },
            world.orders.all().filter(({ canceledAt }) => canceledAt === null),
          ),
        bank: bankOf(world, member?.person ?? null, found.cart),
        numbers,
        placedAt: world.clock.now().toString(),
        customerId: member?.person.customerId ?? null,
      });
      if (made.kind === 'refused') return refuse(made.status, made.reasonCode, made.details);
      // Written at once, so that no second call can come between.
      world.orders.put(made.order.orderId, made.order);
      world.carts.put(made.cart.cartId, made.cart);
      for (const { number, cents } of made.spent) {
        world.giftSpending.put(number, { number, cents: cents + (world.giftSpending.get(number)?.cents ?? 0) });
      }
      const byPhone = world.phonePayments.get(body.cartId);
      // A payment by phone of another amount is voided.
      if (byPhone !== undefined) {
        const cents = body.payment === undefined ? made.order.totalCents : 0;
        world.phonePayments.put(body.cartId, endedPhone(byPhone, { ...byPhone, cents }));
      }
      confirm(made.order, made.cart, setting.now);
      return made.isAnswerLost ? HttpResponse.error() : placedFrom(made.order);
    }),

    ...answer(cancelPayment, ({ body }) => {
      const cart = world.carts.get(body.cartId);
      if (cart === undefined) return refuse(404, reasonCodes.cartUnknown);
      // A payment by phone is the cart's: it pays the next submission.
      if (cart.placed === null) world.givenUp.put(body.submissionId, { submissionId: body.submissionId });
      const status = cart.placed === null ? ('CANCELED' as const) : ('PAYMENT_COMPLETED' as const);
      return { status };
    }),
  ];
}

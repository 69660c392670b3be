import { endPhonePayment, phonePayment } from '#contract/phone-payment.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { centsFrom } from '#domain/money/money.ts';
import { askedPhone, endedPhone, phoneOutcomeOf, phoneStatusFor } from '../world/payment/phone.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

/** The bridge to the pretended phone system. */
export function phonePaymentHandlers(world: World) {
  const answer = answering(world);
  return [
    ...answer(phonePayment, ({ body: { cartId, amount, callId } }) => {
      const cart = world.carts.get(cartId);
      if (cart === undefined) return refuse(404, reasonCodes.cartUnknown);
      // A call that comes late takes no second payment.
      if (cart.placed !== null) return refuse(409, reasonCodes.cartSubmitted);
      const outcome = phoneOutcomeOf(cart.customer?.phone ?? '');
      const known = world.phonePayments.get(cartId);
      const payment = askedPhone(known, { cartId, callId, cents: centsFrom(amount), outcome });
      world.phonePayments.put(cartId, payment);
      return phoneStatusFor(payment, callId);
    }),

    ...answer(endPhonePayment, ({ body: { cartId, amount, callId } }) => {
      const payment = endedPhone(world.phonePayments.get(cartId), { cartId, callId, cents: centsFrom(amount) });
      world.phonePayments.put(cartId, payment);
      return phoneStatusFor(payment, callId);
    }),
  ];
}

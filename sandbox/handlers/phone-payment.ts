import { endPhonePayment, phonePayment } from '#contract/phone-payment.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { isPaidByPhone } from '#domain/payment/phone-status.ts';
import { centsFrom } from '#domain/money/money.ts';
import { phoneOutcomeOf, phoneStatusOf } from '../world/payment/phone.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

/** The bridge to the pretended phone system. */
export function phonePaymentHandlers(world: World) {
  const answer = answering(world);
  return [
    ...answer(phonePayment, ({ body: { cartId, amount, isAnew } }) => {
      const cart = world.carts.get(cartId);
      if (cart === undefined) return refuse(404, reasonCodes.cartUnknown);
      const known = world.phonePayments.get(cartId);
      const cents = centsFrom(amount);
      const goesOn = known !== undefined && known.cents === cents && (!isAnew || isPaidByPhone(phoneStatusOf(known)));
      const payment = { cartId, cents, outcome: phoneOutcomeOf(cart.customer?.phone ?? ''), asked: goesOn ? known.asked + 1 : 1 };
      world.phonePayments.put(cartId, payment);
      return phoneStatusOf(payment);
    }),

    ...answer(endPhonePayment, ({ body: { cartId } }) => {
      const known = world.phonePayments.get(cartId);
      const status = known && phoneStatusOf(known);
      if (status !== undefined && isPaidByPhone(status)) return status;
      world.phonePayments.drop(cartId);
      return { connectionStatus: 'INACTIVE' as const, callStatus: 'FINISHED' as const };
    }),
  ];
}

import * as v from 'valibot';
import { callStatuses, connectionStatuses, ivrStatuses } from '#domain/payment/phone-status.ts';
import { endpoint } from './endpoint.ts';
import { Id, Money } from './wire.ts';

const maybeText = v.optional(v.nullable(v.string()), null);

/** What the bridge to the phone system says (SUBMIT-18, SUBMIT-19). */
const PhoneStatus = v.looseObject({
  connectionStatus: v.picklist(connectionStatuses),
  callStatus: v.optional(v.nullable(v.picklist(callStatuses)), null),
  ivrStatus: v.optional(v.nullable(v.picklist(ivrStatuses)), null),
  ivrSuccess: v.optional(v.boolean(), false),
  bridgeMessage: maybeText,
  bridgeError: maybeText,
});

/**
 * Begins the payment of a cart by phone, or says how far it is: one cart has one payment, of one amount. Asked for another amount, the server
 * voids the former payment; with `isAnew` a failed one begins again. A successful one pays the submission of this cart, which then carries no
 * payment (SUBMIT-03).
 */
export const phonePayment = endpoint({
  name: 'payments.phone',
  method: 'post',
  path: '/payments/phone',
  access: 'either',
  body: v.looseObject({ cartId: Id, amount: Money, isAnew: v.boolean() }),
  answer: PhoneStatus,
});

/** Ends the call, unless the payment is finished; the answer says which. */
export const endPhonePayment = endpoint({
  name: 'payments.phone.end',
  method: 'post',
  path: '/payments/phone/end',
  access: 'either',
  body: v.looseObject({ cartId: Id }),
  answer: PhoneStatus,
});

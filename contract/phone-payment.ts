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

const CallId = v.pipe(v.string(), v.nonEmpty());

/**
 * Begins the payment of a cart by phone, or says how far it is: one cart has one payment, of one amount. `callId` is the client's own id of
 * the call: a known one never begins a second, and one that is over stays over. Another id ends the call before it, unless that is paid
 * for the same amount: then it is the payment. One of another amount is voided. A successful one pays the submission of this cart, which then
 * carries no payment (SUBMIT-03); while a call goes on, and after it, the server refuses any other payment of that amount.
 */
export const phonePayment = endpoint({
  name: 'payments.phone',
  method: 'post',
  path: '/payments/phone',
  access: 'either',
  body: v.looseObject({ cartId: Id, amount: Money, callId: CallId }),
  answer: PhoneStatus,
});

/**
 * Ends a call, in whichever browser it goes on, unless the payment of this amount is finished; the answer says which. A finished payment of
 * another amount is voided. The request may come late: a call with another `callId` is not touched, and one that comes after its end never begins.
 */
export const endPhonePayment = endpoint({
  name: 'payments.phone.end',
  method: 'post',
  path: '/payments/phone/end',
  access: 'either',
  body: v.looseObject({ cartId: Id, amount: Money, callId: CallId }),
  answer: PhoneStatus,
});

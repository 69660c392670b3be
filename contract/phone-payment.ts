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
 * Starts a payment by phone for a cart, or returns its status. A cart has one such payment, for one amount. `callId` is the client's id for
 * the call: sent again, it returns the status of that call and starts no second one. A new id ends the earlier call and starts another;
 * where the earlier call was paid for the same amount, its status is returned instead. A payment for another amount is voided. After a
 * successful payment the submission of the cart carries no other (SUBMIT-03), and the server refuses any other, during the call too.
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
 * Ends the call with this id and returns its status. A payment that is already finished for this amount stays; one for another amount is
 * voided. A late request is safe: it does not touch a call with another id, and a call that was ended cannot start afterward.
 */
export const endPhonePayment = endpoint({
  name: 'payments.phone.end',
  method: 'post',
  path: '/payments/phone/end',
  access: 'either',
  body: v.looseObject({ cartId: Id, amount: Money, callId: CallId }),
  answer: PhoneStatus,
});

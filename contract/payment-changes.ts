import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { StoredCard, StoredPayPal } from './stored-payment.ts';

const Done = v.looseObject({});
const remove = { method: 'post', access: 'member', answer: Done } as const;

/** C-87: the stored card as it shall be. Its number does not change; `isDefault: true` takes the mark off the others. */
export const updateCreditCard = endpoint({
  name: 'payments.card.update',
  method: 'put',
  path: '/payments/card',
  access: 'member',
  body: v.looseObject({ ...StoredCard.entries, expirationDate: v.pipe(v.string(), v.regex(/^\d{4}$/)) }),
  answer: Done,
});

/** C-88: refused with `payments.card.assigned` while a subscription pays with it (PAYSTORED-18). */
export const deleteCreditCard = endpoint({
  name: 'payments.card.delete',
  path: '/payments/card/delete',
  ...remove,
  body: v.looseObject({ token: v.string() }),
});

/** C-90. */
export const deleteGiftCard = endpoint({
  name: 'payments.giftcard.delete',
  path: '/payments/giftcard/delete',
  ...remove,
  body: v.looseObject({ giftCardNo: v.string() }),
});

/** C-85. */
export const deletePayPal = endpoint({
  name: 'payments.paypal.delete',
  path: '/payments/paypal/delete',
  ...remove,
  body: v.looseObject({ accountNumber: v.string() }),
});

/** C-93: begins a billing agreement; PayPal asks the member or guest about this token. That of a guest, once approved, pays one order (AMB-57). */
export const payPalToken = endpoint({
  name: 'payments.paypal.token',
  method: 'post',
  path: '/payments/paypal/token',
  access: 'either',
  answer: v.looseObject({ token: v.string() }),
});

/** C-83: the agreement of an approved token. Refused with `payments.paypal.token` where the token is not the member's. */
export const payPalAgreement = endpoint({
  name: 'payments.paypal.agreement',
  method: 'post',
  path: '/payments/paypal/agreement',
  access: 'member',
  body: v.looseObject({ cafeNo: v.string(), token: v.string() }),
  answer: StoredPayPal,
});

/** C-84: keeps the account of an agreement; an account has at most one (ALLOC-11). */
export const addPayPal = endpoint({
  name: 'payments.paypal',
  method: 'post',
  path: '/payments/paypal',
  access: 'member',
  body: StoredPayPal,
  answer: Done,
});

import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { CardEntry } from './payment.ts';

const Done = v.looseObject({});
const maybeText = v.optional(v.nullable(v.string()), null);
const remove = { method: 'post', access: 'member', answer: Done } as const;

/** A stored card (PAYSTORED-05); `expirationDate` is `MMYY`. */
export const StoredCard = v.looseObject({
  token: v.string(),
  lastFour: v.string(),
  creditCardType: v.string(),
  expirationDate: v.string(),
  cardholderName: v.optional(v.string(), ''),
  creditCardZip: maybeText,
  paymentProcessor: maybeText,
  /** The bank that issued it. */
  institutionShortName: maybeText,
  institutionLongName: maybeText,
  isDefault: v.optional(v.boolean(), false),
});
/** A stored gift card: its number is hidden but for its end. */
export const StoredGiftCard = v.looseObject({
  giftCardNo: v.string(),
  giftCardBalance: v.optional(v.nullable(v.number()), null),
  giftCardType: v.optional(v.string(), 'SVS'),
});
/** A billing agreement with PayPal (PAYSTORED-01). */
export const StoredPayPal = v.looseObject({ accountNumber: v.string(), username: v.string() });

/** C-96 (PAYSTORED-01). */
export const paymentOptions = endpoint({
  name: 'payments.options',
  method: 'get',
  path: '/payments/options',
  access: 'member',
  answer: v.looseObject({
    giftCards: v.array(StoredGiftCard),
    paymentMethods: v.looseObject({ creditCards: v.array(StoredCard), payPals: v.optional(v.array(StoredPayPal), []) }),
  }),
});
export type PaymentOptions = v.InferOutput<typeof paymentOptions.answer>;

/**
 * C-86: a card for the account, and the token to pay with it at once. `expDate` is `MMYY`; `isDefault` makes it the default one. Refused with
 * `ps.cc.invalid` when the number is no card's (PAYSTORED-19), with `ps.cc.invalidcarddata` when the bank says no.
 */
export const addCreditCard = endpoint({
  name: 'payments.card',
  method: 'post',
  path: '/payments/card',
  access: 'member',
  body: v.looseObject({ ...CardEntry.entries, isDefault: v.optional(v.boolean(), false) }),
  answer: v.looseObject({ token: v.string() }),
  carriesFraudSession: true,
});

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

/** C-93: begins a billing agreement; PayPal asks the member about this token. */
export const payPalToken = endpoint({
  name: 'payments.paypal.token',
  method: 'post',
  path: '/payments/paypal/token',
  access: 'member',
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

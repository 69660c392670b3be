import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { CardEntry } from './payment.ts';

const Done = v.looseObject({});
const remove = { method: 'post', access: 'member', answer: Done } as const;

/** A stored card (PAYSTORED-05); `expirationDate` is `MMYY`. */
export const StoredCard = v.looseObject({
  token: v.string(),
  lastFour: v.string(),
  creditCardType: v.string(),
  expirationDate: v.string(),
  cardholderName: v.optional(v.string(), ''),
  creditCardZip: v.optional(v.nullable(v.string()), null),
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
 * C-86: a card for the account, and the token to pay with it at once. `expDate` is `MMYY`. Refused with `ps.cc.invalidcarddata` when the
 * number, date or brand is not one we take.
 */
export const addCreditCard = endpoint({
  name: 'payments.card',
  method: 'post',
  path: '/payments/card',
  access: 'member',
  body: CardEntry,
  answer: v.looseObject({ token: v.string() }),
  carriesFraudSession: true,
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

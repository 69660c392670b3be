import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { CardEntry } from './payment.ts';
import { Id } from './wire.ts';

const maybeText = v.optional(v.nullable(v.string()), null);

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
  /** The same amount in a server's other word (GIFTCARD-01); read where there is no `giftCardBalance`. */
  remainingBalance: v.optional(v.nullable(v.number()), null),
  giftCardType: v.optional(v.string(), 'SVS'),
});
/** A billing agreement with PayPal (PAYSTORED-01). */
export const StoredPayPal = v.looseObject({ accountNumber: v.string(), username: v.string() });

/**
 * A stored campus card (PAYSTORED-21); `tokenExpDate` is `MMYY`. `campusInfo` goes back as it came; `accountPaymentTypes` are ids of payment types,
 * the one that pays first (PAYSTORED-15).
 */
export const StoredCampusCard = v.looseObject({
  token: v.string(),
  campusInfo: v.looseObject({ institutionId: Id, accountPaymentTypes: v.optional(v.array(v.number()), []) }),
  institutionName: v.string(),
  programName: v.optional(v.string(), ''),
  tokenExpDate: maybeText,
  tokenPostalCode: maybeText,
});

/** A stored Military Star card; `expirationDate` is `MMYY` (PAYSTORED-16). */
export const StoredMilStarCard = v.looseObject({
  token: v.string(),
  lastFour: v.string(),
  cardHolderName: v.optional(v.string(), ''),
  expirationDate: v.string(),
  postalCode: maybeText,
  isDefault: v.optional(v.boolean(), false),
});

/** Apple Pay in an account (PAYSTORED-17). Its block is good for one payment, so that no more is read than that it is there. */
export const StoredApplePay = v.looseObject({ encBlock: maybeText, encBlockType: v.optional(v.literal('APAY'), 'APAY') });

/** C-96 (PAYSTORED-01). */
export const paymentOptions = endpoint({
  name: 'payments.options',
  method: 'get',
  path: '/payments/options',
  access: 'member',
  answer: v.looseObject({
    giftCards: v.array(StoredGiftCard),
    paymentMethods: v.looseObject({
      creditCards: v.array(StoredCard),
      payPals: v.optional(v.array(StoredPayPal), []),
      campusCards: v.optional(v.array(StoredCampusCard), []),
      applePays: v.optional(v.array(StoredApplePay), []),
      milStarCards: v.optional(v.array(StoredMilStarCard), []),
    }),
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

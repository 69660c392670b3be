import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id, Money } from './wire.ts';

const TIMEOUT_MS = 5_000;

const Inquiry = v.array(v.looseObject({ giftCardNo: v.pipe(v.string(), v.nonEmpty()) }));

/** What a gift card has left (GIFTCARD-02); with `errorCode` there is no such card to be used. */
const GiftCardBalance = v.looseObject({
  giftCardNo: v.string(),
  giftCardBalance: v.optional(v.nullable(Money), null),
  /** Its values are not stated: nothing is concluded from it. */
  status: v.optional(v.string(), ''),
  isPromoCard: v.optional(v.boolean(), false),
  /** OPEN-39: 762 is VEC, 809 a bonus card. */
  payTypeId: v.optional(v.nullable(v.number()), null),
  errorCode: v.optional(v.nullable(v.string()), null),
});
const Balances = v.looseObject({ giftCardBalance: v.array(GiftCardBalance) });

/** C-94: balances of cards that were just typed, with the answer of the captcha (GIFTCARD-10). The only answers that count as failures have an `errorCode`. */
export const addedBalances = endpoint({
  name: 'payments.giftcard.balances.added',
  method: 'post',
  path: '/payments/giftcard/balances/added',
  access: 'either',
  body: v.looseObject({ giftCardInquiry: Inquiry, cafeNo: Id, recaptchaResponse: v.optional(v.string()) }),
  answer: Balances,
  timeoutMs: TIMEOUT_MS,
});

/** C-95: balances of stored cards; no captcha (GIFTCARD-10). */
export const storedBalances = endpoint({
  name: 'payments.giftcard.balances',
  method: 'post',
  path: '/payments/giftcard/balances',
  access: 'member',
  body: v.looseObject({ giftCardInquiry: Inquiry, cafeNo: Id }),
  answer: Balances,
  timeoutMs: TIMEOUT_MS,
});

/** C-89: a gift card for the account. Refused with `payments.giftcard.bonus` for a bonus card. */
export const addGiftCard = endpoint({
  name: 'payments.giftcard',
  method: 'post',
  path: '/payments/giftcard',
  access: 'member',
  body: v.looseObject({
    giftCardNo: v.pipe(v.string(), v.nonEmpty()),
    giftCardPin: v.string(),
    recaptchaResponse: v.optional(v.string()),
  }),
  answer: v.looseObject({}),
});

import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Token of a card, used in place of its number (PAYSTORED-06). `selected`, where sent, is not read: what pays is the guest's choice on the page. */
export const TokenEntry = v.looseObject({
  tokenValue: v.string(),
  tokenType: v.string(),
  lastFour: v.string(),
  /** AMEX, DISC, VISA or MAST. */
  cardType: v.string(),
  cardHolderName: v.string(),
  cardName: v.optional(v.nullable(v.string())),
  /** `MMYY` */
  expirationDate: v.string(),
  selected: v.exactOptional(v.boolean()),
});

/** A card as it is typed (PAYSTORED-04); `expDate` is `MMYY` (PAYSTORED-13). */
export const CardEntry = v.looseObject({
  creditCardNumber: v.string(),
  cardHolderName: v.string(),
  expDate: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  cvv: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
  postalCode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
});

/** A Military Star card as it is typed (PAYSTORED-16); `expDate` is `MMYY`. */
export const MilStarEntry = v.looseObject({
  number: v.string(),
  cardHolderName: v.string(),
  expDate: CardEntry.entries.expDate,
  cvv: CardEntry.entries.cvv,
  postalCode: CardEntry.entries.postalCode,
});

/**
 * C-92: the one call that carries a card number. The answer's token goes into submission instead.
 * `expDate` is `MMYY`. Refused with `ps.cc.invalid` when the number is no card's (PAYSTORED-19), with `ps.cc.invalidcarddata`
 * when the bank says no.
 */
export const generateToken = endpoint({
  name: 'payments.token',
  method: 'post',
  path: '/payments/token',
  access: 'either',
  body: v.union([CardEntry, MilStarEntry]),
  answer: v.looseObject({ data: TokenEntry }),
});

export type TokenEntry = v.InferOutput<typeof TokenEntry>;

/** Kinds of what an order is paid with. */
export const payerKinds = ['card', 'payPal', 'campusCard', 'milStar', 'applePay', 'googlePay', 'giftCard'] as const;

/** What has paid for an order, or for a part of it, as its guest reads it: of a number no more than its end. */
export interface Payer {
  readonly kind: (typeof payerKinds)[number];
  /** AMEX, DISC, VISA or MAST (PAYSTORED-02); empty where it is no card, or not known. */
  readonly type: string;
  /** The last four digits; empty where it has no number. */
  readonly lastFour: string;
}

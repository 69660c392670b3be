import type { Cents } from '../money/money.ts';

/** Ways to pay that are added at the checkout itself, at most one of each (ALLOC-11), in the order of the page. */
export const addedKinds = ['payPal', 'applePay', 'googlePay', 'milStar'] as const;
export type AddedKind = (typeof addedKinds)[number];

/** What a guest can add at the checkout: a way to pay, or a gift card. */
export type AddableKind = AddedKind | 'giftCard';

/** What an added way to pay holds once it was approved. Its token is a secret in the vault. */
export interface HeldPayment {
  /** Its name in the vault. */
  readonly secretId: string;
  /** Whose account it is, or the last four digits of a card; empty where that is not known. */
  readonly label: string;
  /** The approved amount, in cents, for one payment; null: no limit of amount. */
  readonly cents: Cents | null;
}

/** A way to pay that can be added; null: it was not approved so far. Its kind is its name among the methods, so that adding again reuses it (ALLOC-11). */
export interface AddedMethod {
  readonly id: AddedKind;
  readonly held: HeldPayment | null;
}

/** What was typed or approved at a checkout and is gone, as its page was loaded anew. */
export interface LostPayment {
  readonly kind: AddableKind;
  /** The last four digits of a gift card; empty for anything else. */
  readonly lastFour: string;
}

/** The added methods with what one of them holds from now on. */
export const withHeld = (added: readonly AddedMethod[], kind: AddableKind, held: HeldPayment): readonly AddedMethod[] =>
  added.map((method) => (method.id === kind ? { ...method, held } : method));

/** Whether what is held can pay an amount: a wallet's approval is good for the amount that was approved. */
export const isHeldFor = ({ held }: AddedMethod, cents: Cents): boolean => held !== null && (held.cents === null || held.cents === cents);

/** The chosen method that is to be approved for an amount, or anew as the amount changed, before an order can be placed; null: none is. */
export const toApprove = (added: readonly AddedMethod[], methodId: string | null, cents: Cents): AddedKind | null =>
  added.find((method) => method.id === methodId && !isHeldFor(method, cents))?.id ?? null;

import type { Cents } from '../money/money.ts';

/** A gift card as far as the split of a payment reads it. */
export interface GiftCardBalance {
  readonly id: string;
  /** What is left on it, in cents. */
  readonly balance: Cents;
  /** A bonus card (pay type 809), which never pays a tip where the cafe takes tips on gift cards. */
  readonly isBonus: boolean;
}

/** What is to be paid, and the gift cards at hand, in their order on the page. */
export interface PaymentBasis {
  readonly total: Cents;
  /** The tip in the total. */
  readonly tip: Cents;
  /** The cafe's feature (FLAGS-29). */
  readonly hasGiftCardTipping: boolean;
  readonly giftCards: readonly GiftCardBalance[];
}

/** What a guest chose to pay with. */
export interface PaymentChoice {
  /** The one method besides gift cards; null: none. */
  readonly methodId: string | null;
  readonly giftCardIds: readonly string[];
}

/** Who pays what. The amounts and `open` add up to the total. */
export interface Allocation {
  /** Chosen gift cards in the order of the page; 0 for one that has nothing to pay. */
  readonly giftCards: readonly { readonly id: string; readonly cents: Cents }[];
  /** What the method pays, in cents; 0 without one. */
  readonly methodCents: Cents;
  /** What is left to pay, in cents. */
  readonly open: Cents;
}

/** Small cards are used up first; equal ones keep their order (AMB-13). Where tips matter, bonus cards come before all (AMB-14). */
function inTurn({ giftCards, hasGiftCardTipping }: PaymentBasis): readonly GiftCardBalance[] {
  const rank = ({ isBonus }: GiftCardBalance) => (hasGiftCardTipping && isBonus ? 0 : 1);
  return giftCards.toSorted((one, other) => rank(one) - rank(other) || one.balance - other.balance);
}

/** Splits the total: gift cards first, each up to its balance, and the rest to the method (ALLOC-04, -05, -07, -08, -12). A negative total counts as 0. */
export function allocate(basis: PaymentBasis, { methodId, giftCardIds }: PaymentChoice): Allocation {
  const { giftCards, tip, hasGiftCardTipping } = basis;
  const total = Math.max(0, basis.total);
  let open = total;
  // What bonus cards may still pay: everything but the tip.
  let openToBonus = hasGiftCardTipping ? Math.max(0, total - Math.max(0, tip)) : total;
  const paid = new Map<string, Cents>();
  for (const { id, balance, isBonus } of inTurn(basis)) {
    if (!giftCardIds.includes(id)) continue;
    const cents = Math.max(0, Math.min(balance, open, isBonus ? openToBonus : open));
    paid.set(id, cents);
    open -= cents;
    if (isBonus) openToBonus -= cents;
  }
  const methodCents = methodId === null ? 0 : open;
  return {
    giftCards: giftCards.flatMap(({ id }) => (paid.has(id) ? [{ id, cents: paid.get(id) ?? 0 }] : [])),
    methodCents,
    open: open - methodCents,
  };
}

/**
 * The choice as it holds for what is to be paid: what would pay nothing is not chosen any more (ALLOC-03, -06, -09). With nothing to pay
 * it stays as it is. What was taken out does not come back by itself (AMB-40).
 */
export function settledChoice(basis: PaymentBasis, choice: PaymentChoice): PaymentChoice {
  if (basis.total <= 0) return choice;
  const { giftCards, methodCents } = allocate(basis, choice);
  return {
    methodId: methodCents > 0 ? choice.methodId : null,
    giftCardIds: giftCards.filter(({ cents }) => cents > 0).map(({ id }) => id),
  };
}

/** The name of a payment by phone, among the methods. It pays all of an order: the submission carries no other payment (SUBMIT-03). */
export const BY_PHONE = 'phone';

/** The choice with one method in place of any other (ALLOC-01); gift cards keep their own (AMB-12), but beside a payment by phone. */
export const withMethod = ({ giftCardIds }: PaymentChoice, methodId: string): PaymentChoice => ({
  methodId,
  giftCardIds: methodId === BY_PHONE ? [] : giftCardIds,
});

/** The choice with a gift card that is in it taken out, else put in (ALLOC-02), in place of a payment by phone. */
export const withGiftCardToggled = ({ methodId, giftCardIds }: PaymentChoice, id: string): PaymentChoice => ({
  methodId: methodId === BY_PHONE ? null : methodId,
  giftCardIds: giftCardIds.includes(id) ? giftCardIds.filter((other) => other !== id) : [...giftCardIds, id],
});

import * as v from 'valibot';
import { Cart, type CartSummary } from '#contract/cart-entity.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import type { Payment } from '#contract/submit.ts';
import { centsFrom, dollarsFrom, type Cents } from '#domain/money/money.ts';
import { settle, type Bank, type Settled } from '../payment/settle.ts';
import { change } from './change.ts';
import { refusedAtSubmission } from './discounts.ts';
import { foodRefusal, missing } from './obstacles.ts';
import { refused, type Refused } from './refused.ts';
import type { ServingCafe, CafeNow, StoredCart } from './stored.ts';
import { viewOf } from './view.ts';
import { wantedAt } from './wanted-at.ts';

/** An order as the bakery remembers it. */
export const Order = v.object({
  orderId: v.string(),
  maskedOrderId: v.string(),
  cartId: v.string(),
  submissionId: v.string(),
  /** An instant. */
  placedAt: v.string(),
  cafeId: v.string(),
  /** Cafe-local: when it is promised for. */
  promisedAt: v.string(),
  totalCents: v.number(),
  /** Whose account it was placed with; null: a guest's. */
  customerId: v.optional(v.nullable(v.string()), null),
  /** Instants at which it was given up, and at which the guest said that they are there; null: not. */
  canceledAt: v.optional(v.nullable(v.string()), null),
  arrivedAt: v.optional(v.nullable(v.string()), null),
  paid: v.array(v.object({ cardType: v.string(), lastFour: v.string(), cents: v.number() })),
});
export type Order = v.InferOutput<typeof Order>;

export interface Submission {
  readonly submissionId: string;
  readonly cartSummary: CartSummary;
  readonly payment?: Payment | undefined;
}

/** Whether the kitchen has room for an order, and else the next time at which it has (SUBMIT-12, SUBMIT-13). */
export type Room = { readonly kind: 'open' } | { readonly kind: 'gone' | 'tooSoon'; readonly nextSlot: string | null };

/** What placing an order needs of the world around the cart. */
export interface PlaceOrderDeps {
  readonly cafeOf: (id: string) => ServingCafe | null;
  readonly setting: CafeNow;
  readonly roomFor: (wanted: { readonly cart: StoredCart; readonly at: string; readonly foodCents: number }) => Room;
  readonly bank: Bank;
  readonly numbers: () => { readonly orderId: string; readonly maskedOrderId: string };
  readonly placedAt: string;
  /** Null: a guest's. */
  readonly customerId: string | null;
}

export interface Placed {
  readonly kind: 'placed';
  readonly cart: StoredCart;
  readonly order: Order;
  /** What goes off which gift card. */
  readonly spent: Settled['spent'];
  readonly isAnswerLost: boolean;
}

/** Gift cards pay for anything but the gift cards that are bought. */
function isGiftCardPaidByGiftCards(view: Cart, total: Cents, payment: Payment | undefined): boolean {
  const bought = view.items.filter(({ type }) => type === 'GIFT_CARD').reduce((sum, { totalPrice }) => sum + centsFrom(totalPrice), 0);
  const drawn = (payment?.giftCards ?? []).reduce((sum, { amount }) => sum + centsFrom(amount), 0);
  return bought > 0 && drawn > total - bought;
}

/**
 * Makes an order of a cart that is none yet, or says why not; money is taken last, when nothing else can go wrong. The summary of the
 * submission is the guest's last word, and its total what the guest agreed to pay.
 */
export function place(stored: StoredCart, { submissionId, cartSummary, payment }: Submission, till: PlaceOrderDeps): Placed | Refused {
  const said = change(stored, { cartSummary }, till.cafeOf);
  if ('kind' in said) return said;
  const cart: StoredCart = { ...said, hasCheckedOut: true };
  const obstacle = foodRefusal(cart, till.setting) ?? missing(cart);
  if (obstacle) return obstacle;

  const at = wantedAt(cart, till.setting);
  const view = viewOf(cart, till.setting);
  const room = till.roomFor({ cart, at, foodCents: centsFrom(view.cartSummary.subTotal ?? 0) });
  if (room.kind !== 'open') {
    const details = room.nextSlot === null ? [] : [{ name: 'nextSlot', value: room.nextSlot }];
    return refused(409, room.kind === 'gone' ? reasonCodes.slotGone : reasonCodes.prepTime, details);
  }

  const total = centsFrom(view.cartSummary.totalPrice ?? 0);
  const agreed = cartSummary.totalPrice ?? null;
  if (agreed !== null && centsFrom(agreed) !== total) {
    return refused(409, reasonCodes.totalChanged, [{ name: 'totalPrice', value: dollarsFrom(total) }]);
  }
  const ended = refusedAtSubmission(cart.discountCodes);
  if (ended) return refused(409, ended.reasonCode, [{ name: 'discountCode', value: ended.code }]);
  if (isGiftCardPaidByGiftCards(view, total, payment)) {
    return refused(422, reasonCodes.giftCardForGiftCard);
  }
  const settled = settle(total, payment, till.bank);
  if (settled.kind === 'refused') return settled;

  const numbers = till.numbers();
  const placed: Cart = {
    ...view,
    ...numbers,
    cartStatus: 'SUBMITTED',
    cartSummary: { ...view.cartSummary, orderFulfillmentDT: at, orderFulfillmentDate: at.slice(0, 10) },
    exceptions: [],
  };
  const { cartId, cafeId } = cart;
  const order = {
    ...numbers,
    cartId,
    submissionId,
    placedAt: till.placedAt,
    cafeId,
    promisedAt: at,
    totalCents: total,
    customerId: till.customerId,
    canceledAt: null,
    arrivedAt: null,
    paid: [...settled.paid],
  };
  return { kind: 'placed', cart: { ...cart, placed }, order, spent: settled.spent, isAnswerLost: settled.isAnswerLost };
}

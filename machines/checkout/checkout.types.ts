import type { SeenCart } from '#domain/cart/contents.ts';
import type { GuestDetails, OrderWishes, TypedDetails } from '#domain/checkout/details.ts';
import type { TipChoice } from '#domain/checkout/tip.ts';
import type { Cents } from '#domain/money/money.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { Paying } from '#domain/payment/paying.ts';
import type { FailedPayment } from '#domain/payment/result.ts';
import type { Carried } from '../submit/submit.types.ts';

/** What a guest typed at the checkout. `otherTip`: of an own tip that is not in the cart yet, the amount; null or left out: there is none. */
export type TypedAtCheckout = TypedDetails & { readonly otherTip?: string | null };

export interface CheckoutInput {
  readonly cartId: string;
  readonly order: SetUpOrder;
  /** What the guest typed at an earlier visit of this page. */
  readonly typed?: TypedAtCheckout;
  /** The server has priced this cart for checkout before (CHECKOUT-02). */
  readonly isReturn?: boolean;
  /** The tip that was chosen at an earlier visit. */
  readonly tipChoice?: TipChoice;
  /**
   * The cart as the guest saw it last at an earlier visit, where they pressed to order it, or had not acted on what changed it (`formerTotal`: the total
   * before; null: nothing did); left out or null: neither.
   */
  readonly seen?: (Pick<SeenCart, 'total' | 'contents'> & { readonly formerTotal: Cents | null }) | null;
}

/** The fields that go into the cart: everything besides the card. */
export interface CheckoutForm extends OrderWishes {
  readonly details: GuestDetails;
}

/** A payment that did not go through. `total`: what the order came to that it was sent with. */
export interface DeclinedPayment {
  readonly result: FailedPayment;
  readonly total: Cents;
}

export interface CheckoutContext {
  readonly cartId: string;
  readonly order: SetUpOrder;
  readonly typed: TypedAtCheckout;
  readonly isReturn: boolean;
  /** Valid fields on their way into the cart; null at any other time. */
  readonly form: CheckoutForm | null;
  readonly tip: Cents;
  /** The percentage that was chosen, which follows the subtotal; null for an amount of the guest's own. */
  readonly tipPercent: number | null;
  /** The tip that is in `total`; another than `tip` only until the cart has that. */
  readonly pricedTip: Cents;
  /** The amount on the button. */
  readonly total: Cents | null;
  /** What the cart with that amount holds, as `contentsOf` has it; null as long as there is no amount. */
  readonly contents: string | null;
  /** The amount that was on the button before the last change of the cart; null: nothing has changed since the guest acted. */
  readonly formerTotal: Cents | null;
  /** Who has changed the cart since the guest acted: nothing but the guest, on this page, or another tab or device too; null: nothing is known to have. */
  readonly changedBy: 'guest' | 'other' | null;
  /** How the order that was submitted last is paid for; null: none was. */
  readonly paying: Paying | null;
  /** The payment that did not go through; null: none was sent, or the form was submitted again since. */
  readonly declined: DeclinedPayment | null;
  /** The later time that the guest accepted, cafe-local, until the cart is known to have it. */
  readonly at: string | null;
  /** What the submission for that time begins with; null: none is for one, or the form was submitted since. */
  readonly carried: Carried | null;
  readonly reasonCode: string | null;
}

export type CheckoutEvent =
  | { type: 'details.typed'; typed: TypedAtCheckout }
  | { type: 'tip.chosen'; tip: Cents; percent: number | null }
  | { type: 'form.submitted'; form: CheckoutForm; paying: Paying }
  /** The contents of the cart changed: by what the guest does on this page (`isOwn`), or elsewhere, for instance in another tab. */
  | { type: 'cart.changed'; isOwn: boolean }
  /** The order in hand changed elsewhere. */
  | { type: 'order.changed'; order: SetUpOrder }
  /** A member has signed in, who may have stored cards. */
  | { type: 'member.arrived' }
  | { type: 'checkout.retried' }
  /** The guest asks what came of the order, which another tab has sent. */
  | { type: 'outcome.requested' }
  | { type: 'checkout.left' };

/** The guest accepted a later time; `order` is the order in hand with it (SUBMIT-12). */
export type CheckoutEmitted =
  | { type: 'order.rescheduled'; order: SetUpOrder }
  /** The order in hand became another elsewhere, and the form follows it. */
  | { type: 'order.followed' }
  /** Another way to pay is submitted than before: a payment that was begun and did not become an order is given up (CHECKOUT-07). */
  | { type: 'payment.replaced'; cartId: string }
  | { type: 'fault.found'; source: string; message: string };

export type CheckoutOutput = (OrderPlaced & { cartId: string }) | { kind: 'left' } | OrderDiffers;

/** The cart is an order already: another tab placed it, or a call whose answer was lost. */
export type OrderPlaced = { kind: 'placed'; orderId: string };

/** The server's cart is for another cafe, destination or time than the order in hand. */
type OrderDiffers = { kind: 'orderDiffers' };

/** Something in the cart has what the guest avoids, and they are asked about it: another cafe makes it so, or it is avoided only now (FLAGS-10). */
type Asked = { kind: 'asked' };

/** `tipChoice` has the tip that the cart is known to have. `seen`: the cart as the guest saw it last; null: they saw none. */
export type PriceCartInput = { cartId: string; order: SetUpOrder; isFirstCheckout: boolean; tipChoice: TipChoice; seen: SeenCart | null };
/**
 * What the cart comes to, and what it holds. A tip that is a percentage has followed the subtotal. `isOther`: the cart holds other items, choices
 * or counts than the guest saw, at the same total less its tip. Left out: it does not.
 */
type Priced<Kind extends string> = { kind: Kind; tipPercent: number | null; isOther?: true } & SeenCart;

export type PriceCartResult = Priced<'priced'> | OrderPlaced | OrderDiffers | Asked | { kind: 'refused'; reasonCode: string };

/** What is null stays as it is in the cart. */
export type SaveCartInput = {
  readonly cartId: string;
  readonly order: SetUpOrder;
  readonly tipChoice: TipChoice;
  readonly form: CheckoutForm | null;
  readonly at: string | null;
  /** The cart as the guest saw it last. */
  readonly seen: SeenCart | null;
};
/**
 * `unauthorized`: the server does not take the cart from this visitor. `unsent`: no answer that can be used came, and nothing says that
 * the cart is an order.
 */
export type SaveCartResult =
  | Priced<'saved'>
  | OrderPlaced
  | OrderDiffers
  | Asked
  | { kind: 'refused'; reasonCode: string }
  | { kind: 'unauthorized' }
  | { kind: 'unsent' };

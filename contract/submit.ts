import * as v from 'valibot';
import { CART_TIMEOUT_MS, CartQuery } from './cart-summary.ts';
import { paymentResults } from '#domain/payment/result.ts';
import { paymentChannels } from '#domain/payment/wallet.ts';
import { Cart, CartCafe, CartCustomer, CartException, CartSummary, DeliveryInfo } from './cart-entity.ts';
import { CartItem } from './cart-item.ts';
import { endpoint } from './endpoint.ts';
import { Id, Money } from './wire.ts';

const call = { access: 'either', query: CartQuery, timeoutMs: CART_TIMEOUT_MS } as const;

/** C-33 (HTTP-04): the cart with tax. `isFirstCheckout` tells a return to the page from the first visit. */
export const checkoutCart = endpoint({
  name: 'cart.checkout',
  method: 'post',
  path: '/cart/checkout',
  body: v.looseObject({ cartId: Id, isFirstCheckout: v.boolean() }),
  ...call,
  answer: Cart,
  timeoutMs: 45_000,
  carriesFraudSession: true,
});

/**
 * C-35: whether the cart could be submitted now; `exceptions` say what is in the way. The rest, where sent, is what the cart says of the order now:
 * its total and lines, and where, when and for whom it is.
 */
export const validateCart = endpoint({
  name: 'cart.validate',
  method: 'post',
  path: '/cart/validate',
  body: v.looseObject({ cartId: Id }),
  ...call,
  answer: v.looseObject({
    status: v.picklist(['VALID', 'INVALID']),
    exceptions: v.optional(v.array(CartException), []),
    cartSummary: v.optional(CartSummary),
    items: v.optional(v.array(CartItem)),
    cafes: v.optional(v.array(CartCafe)),
    customer: v.optional(v.nullable(CartCustomer)),
    deliveryInfo: v.optional(v.nullable(DeliveryInfo)),
  }),
});

/** SUBMIT-06: `tokens` are token values of C-92, `encBlock` is the encrypted block of a wallet in place of one (PAYSTORED-17, SUBMIT-20); amounts of all payments add up to the total. */
export const CreditCardPayment = v.looseObject({
  amount: Money,
  encBlock: v.optional(v.nullable(v.string())),
  encBlockType: v.optional(v.nullable(v.picklist(paymentChannels))),
  tokens: v.optional(v.nullable(v.array(v.string()))),
  sequenceNum: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** SUBMIT-07: `cardNum` and `cardNumber` are the same number. `authCode` is a till's; a page has none to send. */
export const GiftCardPayment = v.looseObject({
  amount: Money,
  cardNum: v.optional(v.nullable(v.string())),
  cardNumber: v.optional(v.nullable(v.string())),
  authCode: v.optional(v.nullable(v.string())),
  pin: v.optional(v.nullable(v.string())),
});

/** SUBMIT-08: a campus card is paid by its token; no page reads the encrypted block of one. */
export const CampusCardPayment = v.looseObject({
  amount: Money,
  campusInfo: v.optional(v.unknown()),
  token: v.optional(v.nullable(v.string())),
  tokenType: v.optional(v.nullable(v.string())),
  institutionId: v.optional(v.nullable(Id)),
  institutionName: v.optional(v.nullable(v.string())),
  encBlock: v.optional(v.nullable(v.string())),
  encBlockType: v.optional(v.nullable(v.string())),
  tokens: v.optional(v.nullable(v.array(v.string()))),
  tokenExpDate: v.optional(v.nullable(v.string())),
  tokenPostalCode: v.optional(v.nullable(v.string())),
});

/** What pays for an order, by kind. */
export const Payment = v.looseObject({
  creditCards: v.optional(v.array(CreditCardPayment), []),
  giftCards: v.optional(v.array(GiftCardPayment), []),
  campusCards: v.optional(v.array(CampusCardPayment), []),
});

/**
 * What an order is known by. `cart` is the submitted cart, which does not change any more. An order whose payment did not complete is none:
 * the server refuses it, with the result in `details` (GEN-18).
 */
export const PlacedOrder = v.looseObject({
  orderId: Id,
  maskedOrderId: Id,
  cart: Cart,
  paymentResult: v.optional(v.literal('PAYMENT_COMPLETED')),
});

/**
 * C-34 (SUBMIT-05, HTTP-03). `cartSummary.totalPrice` is what the guest saw: another sum is refused, never charged.
 * `submissionId` is the client's own id of this attempt, the same over retries. A known id, or any id for a cart that is an order already,
 * answers with that order and never places a second.
 */
export const submitCart = endpoint({
  name: 'cart.submit',
  method: 'post',
  path: '/cart/submit',
  body: v.looseObject({
    cartId: Id,
    submissionId: v.pipe(v.string(), v.nonEmpty()),
    cartSummary: CartSummary,
    payment: v.optional(Payment),
  }),
  ...call,
  answer: PlacedOrder,
  timeoutMs: 35_000,
});

/**
 * C-36 (CHECKOUT-07): gives up the payment of one submission; an order that is placed stays placed, and its payment completed. The call may
 * come late: a submission of the cart with another `submissionId` is not touched, before or after. A submission that was given up is refused
 * from then on, its payment CANCELED.
 */
export const cancelPayment = endpoint({
  name: 'cart.cancelPayment',
  method: 'post',
  path: '/cart/payment/cancel',
  body: v.looseObject({ cartId: Id, submissionId: v.pipe(v.string(), v.nonEmpty()) }),
  ...call,
  answer: v.looseObject({ status: v.picklist(paymentResults) }),
});

export type Payment = v.InferOutput<typeof Payment>;
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>;

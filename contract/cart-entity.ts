import * as v from 'valibot';
import { CartItem } from './cart-item.ts';
import { CafeDate, CafeDateTime, Id, Money } from './wire.ts';

/** Status of an order (GEN-17). */
export const CartStatus = v.picklist(['IN_PROGRESS', 'CHECKEDOUT', 'SUBMITTED']);

const OptionalMoney = v.optional(v.nullable(Money));

/** Destination, time and totals (CART-28, CART-31). A destination may also be TABLE, DRIVETHRU or SUBSCRIPTION (GEN-03, AMB-01). */
export const CartSummary = v.looseObject({
  destination: v.optional(v.nullable(v.string())),
  priority: v.optional(v.nullable(v.picklist(['ASAP', 'LATER']))),
  orderFulfillmentDT: v.optional(v.nullable(CafeDateTime)),
  orderFulfillmentDate: v.optional(v.nullable(CafeDate)),
  orderStartDT: v.optional(v.nullable(CafeDateTime)),
  currentCafeTime: v.optional(v.nullable(CafeDateTime)),
  leadTime: v.optional(v.nullable(v.number())),
  subTotal: OptionalMoney,
  /** Missing until checkout has asked for it (CHECKOUT-04). */
  tax: OptionalMoney,
  tip: OptionalMoney,
  discount: OptionalMoney,
  totalPrice: OptionalMoney,
  specialInstructions: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(120)))),
  /** Curbside: the spot's number, 1 to 99 (CHECKOUT-08). */
  parkingSpot: v.optional(v.nullable(v.string())),
  goGreen: v.optional(v.nullable(v.boolean())),
  clientType: v.optional(v.nullable(v.string())),
  appVersion: v.optional(v.nullable(v.string())),
});

/** Who the order is for (CART-30). */
export const CartCustomer = v.looseObject({
  firstName: v.optional(v.nullable(v.string())),
  lastName: v.optional(v.nullable(v.string())),
  email: v.optional(v.nullable(v.string())),
  phone: v.optional(v.nullable(v.string())),
  ext: v.optional(v.nullable(v.string())),
  smsOptIn: v.optional(v.nullable(v.boolean())),
  eMarketable: v.optional(v.nullable(v.boolean())),
  eMarketableVersion: v.optional(v.nullable(v.string())),
  loyaltyNum: v.optional(v.nullable(v.string())),
  id: v.optional(v.nullable(Id)),
});

/** Where a delivery goes, and what the driver needs (CART-28). */
export const DeliveryInfo = v.looseObject({
  address1: v.optional(v.nullable(v.string())),
  address2: v.optional(v.nullable(v.string())),
  city: v.optional(v.nullable(v.string())),
  country: v.optional(v.nullable(v.string())),
  countryDivision: v.optional(v.nullable(v.string())),
  postalCode: v.optional(v.nullable(v.string())),
  phone: v.optional(v.nullable(v.string())),
  instructions: v.optional(v.nullable(v.string())),
  deliveryProvider: v.optional(v.nullable(v.string())),
});

/** `pagerNum` is the table number of a dine-in order. */
export const CartCafe = v.looseObject({ id: Id, pagerNum: v.optional(v.nullable(v.number())) });

/**
 * Why a line could not be taken as asked. With `maximumAllowed` it is a quantity limit (QTY-04, QTY-05), else an alert (CART-24).
 * `sequenceNum` is there when the line is still in the cart.
 */
export const CartException = v.looseObject({
  i18nKey: v.string(),
  itemId: v.optional(v.nullable(Id)),
  name: v.optional(v.nullable(v.string())),
  sequenceNum: v.optional(v.nullable(v.number())),
  maximumAllowed: v.optional(v.nullable(v.number())),
  message: v.optional(v.nullable(v.string())),
});

const Group = v.looseObject({
  cartType: v.picklist(['HOST', 'INVITEE']),
  groupId: Id,
  hostFirstName: v.optional(v.nullable(v.string())),
  hostLastName: v.optional(v.nullable(v.string())),
});

const ChildCart = v.looseObject({
  cartStatus: CartStatus,
  items: v.array(CartItem),
  group: v.optional(v.nullable(Group)),
});

/** A code or reward that is applied (DISC-03). `name` says what it does and `amount` what it takes off, where the server says it by itself. */
export const CartDiscount = v.looseObject({
  discCode: v.string(),
  promoCode: v.optional(v.nullable(v.string())),
  /** `REWARD` for one of a member's; anything else is a promotion. */
  type: v.optional(v.nullable(v.string())),
  redeemed: v.optional(v.nullable(v.boolean())),
  processing: v.optional(v.nullable(v.boolean())),
  name: v.optional(v.nullable(v.string())),
  amount: OptionalMoney,
});

/** A reward that is applied (DISC-04); its code is that of its discount. */
const CartReward = v.looseObject({
  quantity: v.optional(v.nullable(v.number())),
  autoApply: v.optional(v.nullable(v.boolean())),
  discCode: v.optional(v.nullable(v.string())),
  name: v.optional(v.nullable(v.string())),
  classificationType: v.optional(v.nullable(v.string())),
});

/** The whole cart (CART-28). `orderId` and `maskedOrderId` are there once it is an order, also in the summary (C-39). */
export const Cart = v.looseObject({
  cartId: Id,
  cartStatus: CartStatus,
  cartSummary: CartSummary,
  cafes: v.array(CartCafe),
  items: v.array(CartItem),
  discounts: v.optional(v.array(CartDiscount), []),
  rewards: v.optional(v.array(CartReward), []),
  /** What may be offered to it before the checkout (UPSELL-04): names of programs, as in the menu's upsells. */
  upsell: v.optional(v.nullable(v.looseObject({ programs: v.array(v.string()) }))),
  exceptions: v.optional(v.array(CartException), []),
  donations: v.optional(v.array(v.looseObject({ donationId: Id, name: v.string(), amount: Money })), []),
  amountAppliedFromGiftCards: OptionalMoney,
  group: v.optional(v.nullable(Group)),
  childCarts: v.optional(v.array(ChildCart), []),
  customer: v.optional(v.nullable(CartCustomer)),
  orderId: v.optional(v.nullable(Id)),
  maskedOrderId: v.optional(v.nullable(Id)),
  deliveryInfo: v.optional(v.nullable(DeliveryInfo)),
});

export type CartSummary = v.InferOutput<typeof CartSummary>;
export type CartCustomer = v.InferOutput<typeof CartCustomer>;
export type CartException = v.InferOutput<typeof CartException>;
export type DeliveryInfo = v.InferOutput<typeof DeliveryInfo>;
export type Cart = v.InferOutput<typeof Cart>;
export type CartDiscount = v.InferOutput<typeof CartDiscount>;

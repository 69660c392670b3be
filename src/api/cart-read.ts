import type { Cart as WireCart, CartDiscount as WireDiscount, CartSummary as WireSummary } from '#contract/cart-entity.ts';
import type { CartChild as WireChild, CartCustomizations, CartIngredient, CartItem as WireItem } from '#contract/cart-item.ts';
import { cartSummary } from '#contract/cart-summary.ts';
import type { OrderContents } from '#domain/cart/contents.ts';
import type { Cart, CartChild, CartItem, CartSummary } from '#domain/cart/cart.ts';
import type { LineAllergen, LineIngredient } from '#domain/cart/line.ts';
import type { AppliedDiscount } from '#domain/discount/applied.ts';
import { childPrice } from '#domain/combo/child-price.ts';
import { centsFrom, type Cents } from '#domain/money/money.ts';
import { summaryDestinationFrom } from '#domain/order/destination.ts';
import type { Client } from './client.ts';

/** Asks the server for a cart. */
export const readCart = async (call: Client, id: string): Promise<Cart> => cartFrom(await call(cartSummary, { params: { id } }));

/** Reads a cart from any answer that has one. */
export const cartFrom = (cart: WireCart): Cart => ({
  ...fieldsOf(cart, 'cartId', 'cartStatus', 'orderId', 'maskedOrderId'),
  ...orderedFrom(cart),
  exceptions: cart.exceptions.map((exception) => fieldsOf(exception, 'i18nKey', 'itemId', 'name', 'sequenceNum', 'maximumAllowed')),
  upsell: cart.upsell ? fieldsOf(cart.upsell, 'programs') : null,
  discounts: cart.discounts.map((discount) => discountFrom(discount, cart.rewards)),
  donations: cart.donations.map(({ donationId, name, amount }) => ({ id: donationId, name, amount: centsFrom(amount) })),
  childCarts: cart.childCarts.map((child) => ({
    ...fieldsOf(child, 'cartStatus'),
    items: child.items.map((item) => fieldsOf(item, 'quantity')),
  })),
});

/** What an answer says of the order itself. */
export const orderedFrom = (cart: Pick<WireCart, keyof OrderContents>): OrderContents => ({
  cartSummary: summaryFrom(cart.cartSummary),
  cafes: cart.cafes.map((cafe) => fieldsOf(cafe, 'id', 'pagerNum')),
  items: cart.items.map(itemFrom),
  customer: cart.customer ? fieldsOf(cart.customer, 'firstName', 'lastName', 'email', 'phone', 'eMarketable') : null,
  deliveryInfo: cart.deliveryInfo
    ? fieldsOf(cart.deliveryInfo, 'address1', 'address2', 'city', 'postalCode', 'instructions', 'phone')
    : null,
});

const summaryFrom = (summary: WireSummary): CartSummary => ({
  ...fieldsOf(summary, 'priority', 'orderFulfillmentDT', 'currentCafeTime', 'leadTime', 'parkingSpot', 'goGreen', 'specialInstructions'),
  destination: summary.destination ? summaryDestinationFrom(summary.destination) : null,
  subTotal: centsOrNull(summary.subTotal),
  tax: centsOrNull(summary.tax),
  tip: centsOrNull(summary.tip),
  discount: centsOrNull(summary.discount),
  totalPrice: centsOrNull(summary.totalPrice),
});

/** A reward is one that says so, or that is among the rewards of the cart. */
function discountFrom({ discCode, type, name, amount }: WireDiscount, rewards: WireCart['rewards']): AppliedDiscount {
  const reward = rewards.find((each) => each.discCode === discCode);
  return {
    code: discCode,
    name: reward?.name ?? name ?? null,
    isReward: type === 'REWARD' || reward !== undefined,
    quantity: reward?.quantity ?? 1,
    amount: centsOrNull(amount),
  };
}

export const itemFrom = (item: WireItem): CartItem => ({
  ...fieldsOf(item, 'sequenceNum', 'itemId', 'name', 'quantity', 'imgKey'),
  ingredients: ingredientsFrom(item.customizations),
  // An allergen that the guest's changes add is no part of a combo (PRODUCT-08).
  children: item.childItems.filter((child) => !isAllergen(child)).map(childFrom),
  ...(item.childItems.some(isAllergen) && { allergens: item.childItems.filter(isAllergen).map(allergenFrom) }),
  msgKitchen: item.msgKitchen ?? '',
  msgPreparedFor: item.msgPreparedFor ?? '',
  size: item.size ?? '',
  amount: centsFrom(item.amount),
  totalPrice: centsFrom(item.totalPrice),
  isUnavailable: item.itemDetails?.isUnavailable ?? false,
  ...(item.hasItemSwapped && item.hasCustomizationDropped && { hasLostChanges: true }),
  ...(item.duplicateSequenceNums?.length && { duplicateSequenceNums: item.duplicateSequenceNums }),
  changeId: item.vendorCartItemId ?? null,
  ...(item.type === 'GIFT_CARD' && { giftCard: giftCardFrom(item) }),
});

const giftCardFrom = (item: WireItem) => ({
  ...fieldsOf(item, 'sender', 'recipient', 'itemDesign', 'message', 'deliveryDate'),
  value: centsFrom(item.price),
  isPromotional: item.isPromotionalGiftCard ?? false,
});

const isAllergen = ({ type }: WireChild) => type === 'ALLERGEN';
const allergenFrom = ({ itemId, name, grouping }: WireChild): LineAllergen => ({ itemId, name, grouping: grouping ?? '' });

const childFrom = (child: WireChild): CartChild => ({
  ...fieldsOf(child, 'itemId', 'name', 'imgKey'),
  placardId: child.renderSource?.parentPlacardId ?? null,
  isSide: child.itemDetails?.isSide ?? false,
  ingredients: ingredientsFrom(child.customizations),
  size: child.size ?? '',
  price: childPrice({ totalPrice: centsOrNull(child.totalPrice), amount: centsOrNull(child.amount) }),
});

const ingredientsFrom = (customizations: CartCustomizations | undefined): readonly LineIngredient[] =>
  [...(customizations?.addedIngredients ?? []), ...(customizations?.removedIngredients ?? [])].map(ingredientFrom);

const ingredientFrom = (ingredient: CartIngredient): LineIngredient => ({
  ...fieldsOf(ingredient, 'itemId', 'custType', 'originalItemId'),
  name: ingredient.name ?? '',
  portion: ingredient.portion ?? (ingredient.custType === 'REMOVED' ? 'No' : 'Regular'),
});

/** Dollars that the server may leave out. */
export const centsOrNull = (dollars: number | null | undefined): Cents | null => (typeof dollars === 'number' ? centsFrom(dollars) : null);

type Fields<Wire, Name extends keyof Wire> = {
  readonly [Field in Name]-?: undefined extends Wire[Field] ? Exclude<Wire[Field], undefined> | null : Wire[Field];
};

/** The named fields and no others; null where the server leaves one out. */
const fieldsOf = <Wire extends object, Name extends keyof Wire>(wire: Wire, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, wire[name] ?? null])) as Fields<Wire, Name>;

import * as v from 'valibot';
import { CustType, ItemDetails, ItemType, Portion, RenderSource } from './menu-item.ts';
import { Id, Money } from './wire.ts';

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One departure from the recipe. The server prices it; a SUBSTITUTED one names the replaced ingredient as `originalItemId`. */
export const CartIngredient = v.looseObject({
  itemId: Id,
  name: v.optional(v.string()),
  custType: CustType,
  portion: v.optional(Portion),
  originalItemId: v.optional(v.nullable(Id)),
  price: v.optional(Money),
});

/** Substituted and re-portioned ingredients travel among the added ones. */
export const CartCustomizations = v.looseObject({
  addedIngredients: v.array(CartIngredient),
  removedIngredients: v.array(CartIngredient),
});

/** Also an allergen that the guest's changes add to an item (PRODUCT-08): `type` ALLERGEN, free, once; the kitchen reads it on the ticket. */
const asked = {
  itemId: Id,
  type: v.optional(ItemType),
  name: v.optional(v.string()),
  grouping: v.optional(v.nullable(v.string())),
  quantity: Quantity,
  customizations: v.optional(CartCustomizations),
  itemDetails: v.optional(ItemDetails),
  renderSource: v.optional(RenderSource),
  msgKitchen: v.optional(v.nullable(v.string())),
  msgPreparedFor: v.optional(v.nullable(v.string())),
};
const AskedChild = v.looseObject(asked);

/** What only a gift card that is bought has (EGIFT-03); one that came with a promotion says so (NAV-14). */
const giftCard = {
  sender: v.optional(v.nullable(v.string())),
  recipient: v.optional(v.unknown()),
  itemDesign: v.optional(v.unknown()),
  message: v.optional(v.nullable(v.string())),
  deliveryDate: v.optional(v.nullable(v.string())),
  isPromotionalGiftCard: v.optional(v.nullable(v.boolean())),
};

/**
 * A line that the client asks for (CART-15). The size is the item id; a combo has its picks and sides as `childItems`.
 * No other price is read: the server has its own. `sequenceNum` names the line to modify.
 */
export const CartItemRequest = v.looseObject({
  ...asked,
  sequenceNum: v.optional(v.number()),
  /** Id of the change that asks for this line. The server echoes it, and applies the same id only once. */
  vendorCartItemId: v.optional(v.nullable(Id)),
  childItems: v.optional(v.array(AskedChild)),
  /** Read for a gift card alone: what it shall be worth (EGIFT-03). */
  price: v.optional(v.nullable(Money)),
  ...giftCard,
});

const priced = {
  ...asked,
  name: v.string(),
  type: ItemType,
  imgKey: v.optional(v.nullable(v.string())),
  /** Of one with its customizations, without its children. */
  price: Money,
  /** Of one with its children: `price` and each child's `amount` (CART-14, AMB-06). */
  amount: Money,
  /** `amount` × `quantity`. */
  totalPrice: Money,
  orderDiscAmt: v.optional(v.nullable(Money)),
  calories: v.optional(v.nullable(v.number())),
  portion: v.optional(v.nullable(Portion)),
  originalItemId: v.optional(v.nullable(Id)),
  custType: v.optional(v.nullable(CustType)),
  size: v.optional(v.string()),
};
/** A part of a combo, or an allergen that the guest's changes add. What it adds is `totalPrice`, else `amount`, else nothing (COMBO-11). */
const PricedChild = v.looseObject({
  ...priced,
  price: v.optional(v.nullable(Money)),
  amount: v.optional(v.nullable(Money)),
  totalPrice: v.optional(v.nullable(Money)),
});

/** A line of the cart as the server keeps and prices it (CART-29). */
export const CartItem = v.looseObject({
  ...priced,
  sequenceNum: v.number(),
  childItems: v.optional(v.array(PricedChild), []),
  duplicateSequenceNums: v.optional(v.nullable(v.array(v.number()))),
  vendorCartItemId: v.optional(v.nullable(Id)),
  msgPackagedFor: v.optional(v.nullable(v.string())),
  ...giftCard,
  editable: v.optional(v.boolean(), true),
  isAssortment: v.optional(v.boolean()),
  hasItemSwapped: v.optional(v.boolean()),
  hasCustomizationDropped: v.optional(v.boolean()),
});

export type CartIngredient = v.InferOutput<typeof CartIngredient>;
export type CartCustomizations = v.InferOutput<typeof CartCustomizations>;
export type CartItemRequest = v.InferOutput<typeof CartItemRequest>;
export type CartChildRequest = v.InferOutput<typeof AskedChild>;
export type CartItem = v.InferOutput<typeof CartItem>;
export type CartChild = v.InferOutput<typeof PricedChild>;

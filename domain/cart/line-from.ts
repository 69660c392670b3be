import type { CartLineRequest } from './line.ts';

/** A line of the cart, as it is or is to be, as it could be asked for again. */
export const lineFrom = ({
  itemId,
  name,
  quantity,
  ingredients,
  children,
  allergens,
  msgKitchen,
  msgPreparedFor,
  giftCard,
}: CartLineRequest): CartLineRequest => ({
  itemId,
  name,
  quantity,
  ingredients,
  children: children.map((child) => ({
    itemId: child.itemId,
    name: child.name,
    placardId: child.placardId,
    isSide: child.isSide,
    ingredients: child.ingredients,
  })),
  ...(allergens && { allergens }),
  msgKitchen,
  msgPreparedFor,
  ...(giftCard !== undefined && { giftCard }),
});

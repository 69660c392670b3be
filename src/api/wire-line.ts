import type { CartLineRequest, GiftCardLine, LineAllergen, LineChild, LineIngredient } from '#domain/cart/line.ts';
import { dollarsFrom } from '#domain/money/money.ts';

/** Returns a line as the server is asked for it; `changeId` names the change that asks (CART-15, CART-29). */
export const wireLine = (
  { itemId, name, quantity, ingredients, children, allergens = [], msgKitchen, msgPreparedFor, giftCard }: CartLineRequest,
  changeId?: string,
) => ({
  itemId,
  name,
  quantity,
  customizations: wireCustomizations(ingredients),
  ...(children.length + allergens.length > 0 && { childItems: [...children.map(wireChild), ...allergens.map(wireAllergen)] }),
  ...(msgKitchen !== '' && { msgKitchen }),
  ...(msgPreparedFor !== '' && { msgPreparedFor }),
  ...(changeId !== undefined && { vendorCartItemId: changeId }),
  ...(giftCard && wireGiftCard(giftCard)),
});

/** EGIFT-03. */
const wireGiftCard = ({ value, isPromotional, ...sent }: GiftCardLine) => ({
  ...sent,
  type: 'GIFT_CARD' as const,
  price: dollarsFrom(value),
  ...(isPromotional && { isPromotionalGiftCard: true }),
});

/** COMBO-11. */
const wireChild = ({ itemId, name, placardId, isSide, ingredients }: LineChild) => ({
  itemId,
  name,
  quantity: 1,
  itemDetails: { isProduct: !isSide, isSide },
  customizations: wireCustomizations(ingredients),
  ...(placardId !== null && { renderSource: { parentPlacardId: placardId } }),
});

/** PRODUCT-08. */
const wireAllergen = (allergen: LineAllergen) => ({
  ...allergen,
  type: 'ALLERGEN' as const,
  msgKitchen: allergen.name,
  amount: 0,
  totalPrice: 0,
  quantity: 1,
});

const isRemoved = ({ custType }: LineIngredient) => custType === 'REMOVED';
const wireCustomizations = (ingredients: readonly LineIngredient[]) => ({
  addedIngredients: ingredients.filter((ingredient) => !isRemoved(ingredient)).map(wireIngredient),
  removedIngredients: ingredients.filter(isRemoved).map(wireIngredient),
});
const wireIngredient = ({ custType, itemId, name, portion, originalItemId }: LineIngredient) => ({
  itemId,
  name,
  custType,
  portion,
  ...(originalItemId !== null && { originalItemId }),
});

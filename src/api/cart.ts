import { queryOptions } from '@tanstack/react-query';
import type { Cart } from '#contract/cart-entity.ts';
import type { CartItem } from '#contract/cart-item.ts';
import {
  addItems,
  cartSummary,
  createCart,
  decreaseQuantity,
  increaseQuantity,
  modifyItems,
  removeItems,
  updateCart,
} from '#contract/cart.ts';
import type { CartLineRequest, CartProblem, LineIngredient } from '#domain/cart/line.ts';
import type { Client } from './client.ts';

/** The contents of a cart, as the server has them. Whoever changes the cart writes the answer here. */
export const cartById = (call: Client, cartId: string) =>
  queryOptions({
    queryKey: ['cart', cartId],
    queryFn: () => call(cartSummary, { params: { id: cartId } }),
    staleTime: Infinity,
    refetchOnMount: 'always',
  });

export const cartApi = (call: Client) => ({
  create: (body: Parameters<typeof call<typeof createCart>>[1]['body'], signal: AbortSignal) => call(createCart, { body, signal }),
  update: (body: Parameters<typeof call<typeof updateCart>>[1]['body'], signal: AbortSignal) => call(updateCart, { body, signal }),
  add: (cartId: string, line: CartLineRequest, signal: AbortSignal) =>
    call(addItems, { body: { cartId, items: [wireLine(line)] }, signal }),
  modify: (cartId: string, sequenceNum: number, line: CartLineRequest, signal: AbortSignal) =>
    call(modifyItems, { body: { cartId, items: [{ ...wireLine(line), sequenceNum }] }, signal }),
  remove: (cartId: string, sequenceNum: number, signal: AbortSignal) =>
    call(removeItems, { body: { cartId, sequenceList: [sequenceNum] }, signal }),
  count: (cartId: string, sequenceNum: number, by: number, signal: AbortSignal) =>
    call(by > 0 ? increaseQuantity : decreaseQuantity, { body: { cartId, sequenceNum, quantity: Math.abs(by) }, signal }),
});

const wireLine = ({ itemId, name, quantity, ingredients, msgKitchen, msgPreparedFor }: CartLineRequest) => {
  const wire = ({ custType, itemId: id, name: word, portion, originalItemId }: LineIngredient) => ({
    itemId: id,
    name: word,
    custType,
    portion,
    ...(originalItemId !== null && { originalItemId }),
  });
  const isRemoved = ({ custType }: LineIngredient) => custType === 'REMOVED';
  return {
    itemId,
    name,
    quantity,
    customizations: {
      addedIngredients: ingredients.filter((ingredient) => !isRemoved(ingredient)).map(wire),
      removedIngredients: ingredients.filter(isRemoved).map(wire),
    },
    ...(msgKitchen !== '' && { msgKitchen }),
    ...(msgPreparedFor !== '' && { msgPreparedFor }),
  };
};

/** A line of the cart as it could be asked for again. */
export const lineFrom = (item: CartItem): CartLineRequest => ({
  itemId: item.itemId,
  name: item.name,
  quantity: item.quantity,
  ingredients: [...(item.customizations?.addedIngredients ?? []), ...(item.customizations?.removedIngredients ?? [])].map((ingredient) => ({
    itemId: ingredient.itemId,
    name: ingredient.name ?? '',
    custType: ingredient.custType,
    portion: ingredient.portion ?? (ingredient.custType === 'REMOVED' ? 'No' : 'Regular'),
    originalItemId: ingredient.originalItemId ?? null,
  })),
  msgKitchen: item.msgKitchen ?? '',
  msgPreparedFor: item.msgPreparedFor ?? '',
});

/** Why something was not taken as asked (CART-24). */
export const problemsIn = ({ exceptions }: Pick<Cart, 'exceptions'>): readonly CartProblem[] =>
  exceptions.map(({ i18nKey, name, maximumAllowed }) => ({ key: i18nKey, name: name ?? null, maximum: maximumAllowed ?? null }));

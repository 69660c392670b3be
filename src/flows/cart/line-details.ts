import type { CartChild, CartItem } from '#domain/cart/cart.ts';
import { ingredientWords } from '#src/flows/kit/ingredient-words.ts';
import { sizedName } from '#src/flows/kit/sized-name.ts';
import '#src/text/lazy/cart.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';

/** Returns the details of a line: size, changes to the recipe, parts with theirs, allergens that these add, and the guest's notes. */
export const lineDetails = ({ size, ingredients, children, allergens, hasLostChanges, msgKitchen, msgPreparedFor }: CartItem): string[] =>
  [
    size,
    ...ingredients.map(ingredientWords),
    ...children.map(partOf),
    allergens ? text('cart.adds', { names: allOf(allergens.map(({ name }) => name.toLowerCase())) }) : '',
    hasLostChanges ? text('cart.lostChanges') : '',
    msgKitchen,
    msgPreparedFor === '' ? '' : text('cart.for', { name: msgPreparedFor }),
  ].filter((word) => word !== '');

const partOf = ({ size, name, ingredients }: CartChild): string => [sizedName(size, name), ...ingredients.map(ingredientWords)].join(', ');

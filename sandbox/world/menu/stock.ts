import { ingredients, type IngredientKey } from '#sandbox/seeds/menu/ingredients.ts';
import { choices } from '#sandbox/seeds/menu/option-sets.ts';
import { hashOf } from '../core/hash.ts';
import { remembered } from '../core/remembered.ts';
import { placards, type SoldItem } from './catalog.ts';

/** Items that every cafe always has in stock. */
const staples = new Set(['90', '2101', '5101', '7102', '10101', '10103', '11102', '13101', '18101', '19101', '17101', '17102', '17103']);

/** What a delivery may miss. */
const scarce: readonly IngredientKey[] = ['shrimp', 'brisket', 'salmon', 'beet', 'goatCheese', 'prosciutto', 'pear', 'peach', 'squash'];
const scarceIds = [...scarce.map((key) => ingredients[key].itemId), choices.milk.options.almond.itemId];

/** One placard in so many is gone at a cafe, and one scarce ingredient. */
const ONE_IN = 29;

/** The ids of items and ingredients that a cafe has run out of: always the same for a cafe, until it bakes again tomorrow. */
export const soldOutAt = remembered((cafeId: string, day: string, today: string): ReadonlySet<string> => {
  if (day > today) return new Set();
  const isGone = (id: string) => hashOf(`${cafeId} has run out of ${id}`) % ONE_IN === 0;
  const gone = [...placards.values()].filter(({ placardId, type }) => type !== 'COMBO' && !staples.has(placardId) && isGone(placardId));
  return new Set([...gone.flatMap(({ items }) => items.map(({ itemId }) => itemId)), ...scarceIds.filter(isGone)]);
});

/** Whether an item is gone itself or lacks something that belongs into it (AVAIL-09, AVAIL-10). */
export const isSoldOut = ({ itemId, placard }: SoldItem, soldOut: ReadonlySet<string>): boolean =>
  soldOut.has(itemId) ||
  [...placard.components, ...placard.contents.map(({ item }) => item)].some((component) => soldOut.has(component.itemId));

import type { Allergen } from '#contract/allergen.ts';

const row = (itemId: number, name: string, group: string, isParent: boolean, sortOrder?: number): Allergen => ({
  itemId: String(itemId),
  name,
  group,
  isParent,
  ...(sortOrder !== undefined && { sortOrder }),
});

/** Every name that a placard or an ingredient may list, and the parents of groups (MENU-11). */
export const allergens: readonly Allergen[] = [
  row(9001, 'MILK', 'MILK', false, 1),
  row(9002, 'EGG', 'EGG', false, 2),
  row(9003, 'WHEAT', 'GLUTEN', false, 3),
  row(9004, 'TREE NUTS', 'TREE NUTS', true, 4),
  row(9005, 'ALMOND', 'TREE NUTS', false, 5),
  row(9006, 'WALNUT', 'TREE NUTS', false, 6),
  row(9007, 'PEANUT', 'PEANUT', false, 7),
  row(9008, 'SOY', 'SOY', false, 8),
  row(9009, 'SEAFOOD', 'SEAFOOD', true, 9),
  row(9010, 'FISH', 'SEAFOOD', false, 10),
  row(9011, 'SHELLFISH', 'SEAFOOD', false, 11),
  row(9012, 'SESAME', 'SESAME', false),
];

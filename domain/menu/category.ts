import type { Menu, MenuCategory, MenuPlacard } from './menu.ts';

/** Returns the last category that a placard is in, its own kind where it is featured too; null where it is in none. */
export const categoryOf = ({ categories }: Menu, { placardId }: MenuPlacard): MenuCategory | null =>
  categories.findLast(({ sections }) => sections.some(({ placardIds }) => placardIds.includes(placardId))) ?? null;

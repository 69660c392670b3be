import type { Menu, MenuPlacard } from './menu.ts';

/** Something that a campaign or a reward points to: words, and the food that it is good for (MENU-15, MENU-20). */
export interface MenuOffer {
  readonly name: string;
  readonly description: string;
  /** In selling order; none: it is good for the whole order. */
  readonly placardIds: readonly string[];
}

/** Returns the food of an offer that a menu has, in the order of the offer, each once (MENU-15, MENU-20). */
export const placardsOfOffer = ({ placards }: Menu, { placardIds }: MenuOffer): readonly MenuPlacard[] =>
  [...new Set(placardIds)].flatMap((id) => placards[id] ?? []);

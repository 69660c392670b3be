import type { CartLineRequest } from '../cart/line.ts';
import { plainLine } from '../cart/line.ts';
import type { Wanted } from '../menu/availability.ts';
import { placardsOf, type Menu, type MenuPlacard } from '../menu/menu.ts';
import { cardUnavailable, choiceIn, choicesOf, choiceUnavailable, type ComboChoice } from './choices.ts';
import { comboLine, comboPrice, noPicks, type ComboPicks, type ComboPlaceName } from './picks.ts';
import { comboPlacesOf, pickOf } from './places.ts';

/** Item id of You Pick Two, the chain's own combo of two halves (COMBO-12). */
export const YOU_PICK_TWO = '90';

/** A combo that a product can become the first part of (FLAGS-09). */
export interface MealOffer {
  readonly placard: MenuPlacard;
  readonly isYouPickTwo: boolean;
  /** The places that are still to be filled, by their names on the menu. */
  readonly needs: readonly string[];
  /** The combo with the product and the cheapest of everything else, for the server to price. */
  readonly tray: CartLineRequest;
  /** Some other choice costs more than that. */
  readonly canCostMore: boolean;
}

/**
 * Returns the combo that one size of a product may be made into as wanted: You Pick Two where the size is a half of it (COMBO-12), else the
 * cheapest one; null where there is none, or nothing is left to fill it with.
 */
export function mealFor(menu: Menu, itemId: string, wanted: Wanted, soldOut: ReadonlySet<string>): MealOffer | null {
  const offers = placardsOf(menu).flatMap((placard) => mealOf(menu, placard, itemId, wanted, soldOut) ?? []);
  const [best] = offers.toSorted((one, other) => Number(other.isYouPickTwo) - Number(one.isYouPickTwo) || one.cents - other.cents);
  if (best === undefined) return null;
  const { cents: _, ...offer } = best;
  return offer;
}

function mealOf(menu: Menu, placard: MenuPlacard, itemId: string, wanted: Wanted, soldOut: ReadonlySet<string>) {
  // Most of a menu is no combo, and the whole of it is looked through.
  const places = placard.places.length === 0 ? null : comboPlacesOf(placard);
  const [combo] = placard.items;
  const option = places?.pick1.options.find((each) => each.itemId === itemId && choiceIn(menu, each) !== null);
  const product = option && choiceIn(menu, option);
  if (!places || !product || !combo || cardUnavailable(menu, placard, wanted, soldOut) !== null) return null;
  if (choiceUnavailable(product, wanted, soldOut) !== null) return null;
  const others = (['pick2', 'side'] as const).flatMap((name) => {
    const place = places[name];
    return place === null
      ? []
      : [{ name, place, choices: choicesOf(menu, place).filter((one) => !choiceUnavailable(one, wanted, soldOut)) }];
  });
  const picks = others.reduce<ComboPicks>((so, { name, choices }) => ({ ...so, [name]: cheapest(choices) }), {
    ...noPicks,
    pick1: pickOf(product),
  });
  if (others.some(({ name }) => picks[name] === null)) return null;
  return {
    placard,
    isYouPickTwo: combo.itemId === YOU_PICK_TWO,
    needs: others.map(({ place }) => place.name),
    tray: comboLine({ ...plainLine(combo.itemId, placard.name), picks }),
    canCostMore: others.some(({ name, choices }) => choices.some(({ difference }) => difference > differenceOf(picks, name))),
    cents: comboPrice(combo.price, picks),
  };
}

const differenceOf = (picks: ComboPicks, name: ComboPlaceName) => picks[name]?.difference ?? 0;

function cheapest(choices: readonly ComboChoice[]) {
  const [choice] = choices.toSorted((one, other) => one.difference - other.difference);
  return choice === undefined ? null : pickOf(choice);
}

import type { AwaitedLine } from '../cart/awaited-line.ts';
import type { LineAllergen } from '../cart/line.ts';
import type { ComboPlace, Menu, MenuPlacard } from '../menu/menu.ts';
import type { Wanted } from '../menu/availability.ts';
import type { Cents } from '../money/money.ts';
import { choicesOf, choiceUnavailable, type ComboChoice } from './choices.ts';
import { picked, withAllergens, type ComboPick, type ComboPicks, type ComboPlaceName } from './picks.ts';

type Parts = AwaitedLine['children'];

/** The places of a combo: two picks, and a side where it has one (COMBO-10). */
export interface ComboPlaces {
  readonly pick1: ComboPlace;
  readonly pick2: ComboPlace;
  readonly side: ComboPlace | null;
}

/** Returns the places of a combo; null for what is none, or has other places than two picks and at most one side. */
export function comboPlacesOf({ places }: MenuPlacard): ComboPlaces | null {
  const [pick1, pick2, ...otherPicks] = places.filter(({ isSide }) => !isSide);
  const [side, ...otherSides] = places.filter(({ isSide }) => isSide);
  return pick1 && pick2 && otherPicks.length + otherSides.length === 0 ? { pick1, pick2, side: side ?? null } : null;
}

/** Returns a choice as what fills its place, as its recipe has it. */
export const pickOf = ({ placard, item, difference }: ComboChoice): ComboPick => ({
  itemId: item.itemId,
  name: placard.name,
  placardId: placard.placardId,
  size: item.size,
  imgKey: placard.imgKey,
  difference,
  extra: 0,
  extraCalories: 0,
  ingredients: [],
  customizationsId: placard.customizationsId,
  recipeAllergens: placard.allergens,
});

/**
 * Returns what is on the tray of a combo of the cart; a part that the menu does not have for its place any more is left out. Each half goes to
 * the place that takes it; where both places take both, the order of the line decides (COMBO-10). The changes of a part that has no price yet add
 * nothing (`withExtras`). `added`: what the changes to all of them add: the line does not say which part does, so that each
 * with changes has what its recipe has not (PRODUCT-08).
 */
export function picksOf(menu: Menu, { pick1, pick2, side }: ComboPlaces, children: Parts, added: readonly LineAllergen[] = []): ComboPicks {
  const filling = (place: ComboPlace | null, child: Parts[number] | undefined): ComboPick | null => {
    const choice = place && choicesOf(menu, place).find(({ item }) => item.itemId === child?.itemId);
    if (!choice || !child) return null;
    const isPlain = child.ingredients.length === 0;
    const pick = {
      ...pickOf(choice),
      ingredients: child.ingredients,
      extra: (child.price ?? choice.difference) - choice.difference,
      extraCalories: isPlain ? 0 : null,
    };
    return withAllergens(pick, isPlain ? [] : added.filter(({ name }) => !choice.placard.allergens.includes(name)));
  };
  const [first, second] = children.filter(({ isSide }) => !isSide);
  const halves = (one: Parts[number] | undefined, two: Parts[number] | undefined): ComboPicks => ({
    pick1: filling(pick1, one),
    pick2: filling(pick2, two),
    side: filling(
      side,
      children.find(({ isSide }) => isSide),
    ),
  });
  const [asNamed, turned] = [halves(first, second), halves(second, first)];
  return picked(turned).length > picked(asNamed).length ? turned : asNamed;
}

/** Returns the choice that a pick was made of; null where the menu has it no more. */
export const choiceOf = (menu: Menu, place: ComboPlace, { itemId }: ComboPick): ComboChoice | null =>
  choicesOf(menu, place).find(({ item }) => item.itemId === itemId) ?? null;

/**
 * Returns the first place whose part cannot be had as wanted, or is not on the menu for its place any more; null: every part can be had
 * (AVAIL-08).
 */
export const gonePlace = (
  menu: Menu,
  places: ComboPlaces,
  picks: ComboPicks,
  wanted: Wanted,
  soldOut: ReadonlySet<string>,
): ComboPlaceName | null =>
  picked(picks).find(([place, pick]) => {
    const choice = places[place] && choiceOf(menu, places[place], pick);
    return !choice || choiceUnavailable(choice, wanted, soldOut) !== null;
  })?.[0] ?? null;

/** Returns what a combo saves on buying its parts one by one, in cents, without their changes, which cost the same; 0 where it saves nothing. */
export const savedBy = (own: Cents, choices: readonly ComboChoice[]): Cents =>
  Math.max(
    0,
    choices.reduce((sum, { item, difference }) => sum + item.price - difference, -own),
  );

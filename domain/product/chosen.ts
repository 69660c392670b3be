import { usualItem, type MenuPlacard } from '../menu/menu.ts';
import type { Cents } from '../money/money.ts';
import { addedAllergens, builtAllergens } from './allergens.ts';
import { choicesCalories, choicesPrice, type Choices, type OptionGroup } from './choices.ts';
import type { ItemPrice, Nutrient } from './item-price.ts';
import { sodiumOf } from './nutrition.ts';
import type { SideChoice } from './side.ts';

/** What a product comes to as it is chosen. */
export interface ChosenProduct {
  /** One of it as it is chosen, in cents. */
  readonly unitPrice: Cents;
  readonly calories: number;
  readonly sodiumMg: number | null;
  /** What it contains as it is made, upper case (PRODUCT-01). */
  readonly allergens: readonly string[];
  /** What of that the guest's changes add to the recipe (PRODUCT-08). */
  readonly addedAllergens: readonly string[];
  /** What it has, as it is chosen; left out: that is not known. */
  readonly nutrients?: readonly Nutrient[] | undefined;
  /** The server has not said so of these choices: it is the sum of the menu's prices. */
  readonly isEstimate: boolean;
}

/** A part of a combo: it costs what it adds to that. */
export interface PartOf {
  /** Name of the combo. */
  readonly name: string;
  /** What the part adds as its recipe has it, in cents. */
  readonly difference: Cents;
}

/** What the guest has chosen of it. */
interface Choosing {
  readonly itemId: string;
  readonly groups: readonly OptionGroup[];
  readonly choices: Choices;
  /** What the server says it comes to; null: nothing of these choices. */
  readonly priced: ItemPrice | null;
}

/**
 * Returns what a product comes to as it is chosen, by itself or as a part of a combo, in cents and with its calories; a size that its card does not
 * have counts as the usual one (PRODUCT-01, PRODUCT-06, PRODUCT-07, PRODUCT-08). `partOf`: null: by itself. `side`: null: without one.
 */
export function chosenOf(
  placard: MenuPlacard,
  { itemId, groups, choices, priced }: Choosing,
  partOf: PartOf | null,
  side: SideChoice | null,
): ChosenProduct {
  const item = placard.items.find((size) => size.itemId === itemId) ?? usualItem(placard.items);
  const summed = (partOf?.difference ?? item?.price ?? 0) + choicesPrice(groups, choices) + (side?.difference ?? 0);
  return {
    // A part costs what it adds to its combo, which is not what it costs by itself.
    unitPrice: partOf === null ? (priced?.price ?? summed) : summed,
    calories: priced?.calories ?? (item?.calories ?? 0) + choicesCalories(groups, choices) + (side?.item.calories ?? 0),
    sodiumMg: priced?.sodiumMg ?? (item ? sodiumOf(item, ...(side ? [side.item] : [])) : null),
    allergens: [...new Set([...builtAllergens(placard, groups, choices), ...(side?.placard.allergens ?? [])])].toSorted(),
    addedAllergens: addedAllergens(placard.allergens, groups, choices),
    nutrients: priced?.nutrients,
    isEstimate: partOf === null && priced === null && Object.keys(choices).length > 0,
  };
}

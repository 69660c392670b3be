import type { PictureKey } from '#sandbox/pictures/pictures.ts';
import type { Destination } from '#domain/order/order.ts';
import type { IngredientKey } from './ingredients.ts';
import type { AdditionKey, Chosen } from './option-sets.ts';

/** One size; the first that is `true` at its end, else the first of all, is the default. */
export type SizeSeed = readonly [name: string, cents: number, calories: number, sodiumMg: number, isDefault?: true];

type Badge = 'Vegetarian' | 'Vegan' | 'Gluten-conscious' | 'Contains caffeine' | 'Contains nuts' | 'New';

/** When a section is on the menu. */
export type Daypart = 'allDay' | 'breakfast' | 'lunch' | 'bakeryMorning';

export interface ProductSeed {
  /** Its placard; the sizes' items are this number with 1, 2, 3 at its end. */
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly imgKey: PictureKey;
  readonly sizes: readonly SizeSeed[];
  readonly badges: readonly Badge[];
  /** What the recipe has beside its ingredients and choices. */
  readonly allergens: readonly string[];
  /** In the recipe, each to be left out or asked for in another portion. */
  readonly recipe: readonly IngredientKey[];
  readonly choices: Chosen;
  readonly additions: readonly AdditionKey[];
  /** Sold only from so many days before today to so many days after; negative is the past. */
  readonly offer: readonly [fromDay: number, toDay: number] | null;
  readonly notFor: readonly Destination[];
  /** What is in the box of an assortment, by placard and count; none for anything else (PRODUCT-02). */
  readonly contents: readonly (readonly [id: number, count: number])[];
}

interface SectionSeed {
  readonly secId: number;
  readonly name: string;
  readonly daypart: Daypart;
  readonly products: readonly ProductSeed[];
}

export interface CategorySeed {
  readonly catId: number;
  readonly name: string;
  readonly description: string;
  readonly imgKey: PictureKey;
  readonly sections: readonly SectionSeed[];
}

type Extras = Partial<Pick<ProductSeed, 'badges' | 'allergens' | 'recipe' | 'choices' | 'additions' | 'offer' | 'notFor' | 'contents'>>;

/** A row of the menu. */
export const product = (
  id: number,
  name: string,
  imgKey: PictureKey,
  description: string,
  sizes: readonly SizeSeed[],
  extras: Extras = {},
): ProductSeed => ({
  id,
  name,
  imgKey,
  description,
  sizes,
  badges: [],
  allergens: [],
  recipe: [],
  choices: {},
  additions: [],
  offer: null,
  notFor: [],
  contents: [],
  ...extras,
});

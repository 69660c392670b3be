import type { CartLineRequest, LineAllergen, LineChild, LineIngredient } from '#domain/cart/line.ts';
import type { Cents } from '#domain/money/money.ts';
import type { ItemPrice } from '#domain/product/item-price.ts';
import type { Sided } from '#domain/product/card-change.ts';
import type { Lost } from '#domain/product/carried.ts';
import type { Choice, ChoiceLimit, Choices, OptionGroup } from '#domain/product/choices.ts';

/** Notes of the guest: for the kitchen, and the name on the bag. */
export interface ProductNotes {
  readonly msgKitchen: string;
  readonly msgPreparedFor: string;
}

/** Where a line of the cart is. */
export interface LineAt {
  readonly cartId: string;
  readonly sequenceNum: number;
}

/** What the guest changes, as they have it. */
interface EditedProduct extends ProductNotes {
  readonly itemId: string;
  readonly quantity: number;
  readonly ingredients: readonly LineIngredient[];
  /** Its side; left out or empty: it has none. */
  readonly children?: readonly LineChild[];
}

/** What was chosen for one cafe, to go on with at another. */
export type CarriedProduct = EditedProduct;

/** A line of the cart. */
interface EditedLine extends EditedProduct {
  readonly at: LineAt;
}

/** A part of a combo, which is no line of the cart. */
interface EditedPart extends EditedProduct {
  readonly at: null;
}

export interface ProductInput {
  readonly cafeId: string;
  readonly placardId: string;
  readonly name: string;
  /** The size to begin with. */
  readonly itemId: string;
  /** Item id to load customizations with; null where there are none. */
  readonly customizationsId: string | null;
  /** Null for a new line, or a new part of a combo. */
  readonly line: EditedLine | EditedPart | null;
  /** What the guest had chosen of it for another cafe, as far as this one has it; left out: nothing. */
  readonly carried?: CarriedProduct;
  readonly customizationsMax: number;
  /** The side that a new line begins with (PRODUCT-01); left out or null: it comes without. */
  readonly side?: LineChild | null;
  /** A side belongs to it. Default: false, as of a part of a combo. */
  readonly hasSide?: boolean;
  /** What its recipe has, upper case; left out: it is not known, so that what the changes add is not sent. */
  readonly recipeAllergens?: readonly string[];
}

/** The option of which more was asked for than is possible, and why it is not. */
export interface RefusedOption {
  readonly itemId: string;
  readonly limit: ChoiceLimit;
}

export interface ProductContext extends Omit<ProductInput, keyof Sided>, Sided, ProductNotes {
  /** Its size was chosen, or was there once the stock was known: one that sells out later stays (AVAIL-09). */
  readonly isSized: boolean;
  readonly quantity: number;
  readonly groups: readonly OptionGroup[];
  readonly choices: Choices;
  /** What an option may add, as the server names it (PRODUCT-08); null: the list was not needed, or has not come. */
  readonly knownAllergens: readonly LineAllergen[] | null;
  /** What the server says of the present choices; null: nothing, so that the sum of the menu's prices holds (PRODUCT-07). */
  readonly priced: ItemPrice | null;
  /** Null: nothing was refused yet. */
  readonly refused: RefusedOption | null;
  /** What the cafe does not make of what it was opened with, or of what was chosen before the menu changed (PRODUCT-11, MENU-13). */
  readonly lost: Lost;
  /** Allergens of it that the guest avoids, upper case, when it was confirmed last. */
  readonly avoided: readonly string[];
  /** What one cost when it was confirmed last, in cents; null: no price of a cafe was shown (PRICING-01). */
  readonly shownPrice: Cents | null;
  /** The guest wants no meal of it: it is not offered again in this tab (FLAGS-09). */
  readonly hasDeclinedMeal: boolean;
}

/** A product as another release of the menu has it. */
export interface CardChange extends Pick<ProductContext, 'name' | 'itemId' | 'customizationsId' | 'groups' | keyof Sided> {
  readonly recipeAllergens: readonly string[];
  /** Names of the size and of the side that were chosen, where they are gone; none: they are there. */
  readonly leftOut: readonly string[];
}

export type ProductEvent =
  | { type: 'size.chosen'; itemId: string }
  /** The size that a new product began with is there. */
  | { type: 'size.kept' }
  | ({ type: 'option.chosen' } & Choice)
  | { type: 'side.chosen'; side: LineChild }
  | { type: 'quantity.chosen'; quantity: number }
  /** Rules have changed what the menu says (PRICING-02). */
  | { type: 'prices.changed' }
  /** Another release of the menu changes the product, or its options (MENU-13). */
  | ({ type: 'card.changed' } & CardChange)
  | { type: 'notes.typed'; notes: Partial<ProductNotes> }
  /** `avoided`: allergens of it that the guest avoids, upper case. `price`: of one as it is shown, in cents; left out: no price of a cafe is shown. */
  | { type: 'product.confirmed'; avoided: readonly string[]; price?: Cents }
  | { type: 'avoided.accepted' }
  | { type: 'avoided.declined' }
  /** Makes it the first part of a combo, by the address of that (FLAGS-09). */
  | { type: 'meal.requested'; hash: string }
  | { type: 'meal.declined' }
  | { type: 'options.retried' }
  | { type: 'product.left' };

export type ProductOutput =
  /**
   * `extra`, `extraCalories`: what the changes to the recipe of one add to its price, in cents, and to its calories.
   * `accepted`: the allergens that the guest was asked about and takes, upper case; none: nothing was asked.
   */
  | {
      kind: 'chosen';
      line: CartLineRequest;
      accepted: readonly string[];
      extra: Cents;
      extraCalories: number;
      editing: LineAt | null;
    }
  | { kind: 'closed' };

export type ProductEmitted =
  /** The flow of the price failed. The sum of the menu's prices holds. */
  | { type: 'fault.found'; source: string; message: string }
  /** It becomes the first part of a combo, as the guest has made it. `editing`: the line of the cart that it is; null: a new one. */
  | { type: 'meal.requested'; hash: string; product: MealStart; editing: LineAt | null }
  | { type: 'meal.declined' }
  /** The list of what the changes add did not come: nothing is chosen. */
  | { type: 'allergens.missed' }
  /** One more is not possible (PRODUCT-14). `max`: of the group, or of all changes. */
  | { type: 'limit.reached'; limit: ChoiceLimit; max: number };

/** A product with which a combo begins (FLAGS-09). */
export interface MealStart extends ProductNotes {
  readonly itemId: string;
  readonly quantity: number;
  readonly ingredients: readonly LineIngredient[];
  /** Null: it has none. */
  readonly side: LineChild | null;
  /** What the changes to its recipe add to its price, in cents, and to its calories. */
  readonly extra: Cents;
  readonly extraCalories: number;
  /** What they add to it (PRODUCT-08); left out: nothing. */
  readonly allergens?: readonly LineAllergen[];
}

export type LoadOptionsInput = { cafeId: string; customizationsId: string | null };
/** `preparedFor`: the name on the bag of a new line (PRODUCT-09); empty: none is known. `hasDeclinedMeal`: in this tab (FLAGS-09). */
export type LoadOptionsResult = {
  kind: 'loaded';
  groups: readonly OptionGroup[];
  knownAllergens: ProductContext['knownAllergens'];
  preparedFor: string;
  hasDeclinedMeal: boolean;
};

export type ListAllergensInput = Pick<ProductInput, 'cafeId'>;
export type ListAllergensResult = { kind: 'listed'; knownAllergens: readonly LineAllergen[] };

import type { CartChild } from '../cart/cart.ts';
import type { CartLineRequest, LineAllergen } from '../cart/line.ts';
import type { Cents } from '../money/money.ts';

/** What fills a place of a combo. */
export interface ComboPick extends Omit<CartChild, 'isSide' | 'placardId' | 'price'> {
  readonly placardId: string;
  /** What the choice adds to the price of the combo, in cents; 0 where it is included. */
  readonly difference: Cents;
  /** What the changes to its recipe add, in cents. */
  readonly extra: Cents;
  /** What they add to its calories; null where that is not known, as of a combo of the cart. */
  readonly extraCalories: number | null;
  /** Item id to load its customizations with; null where there are none. */
  readonly customizationsId: string | null;
  /** What its recipe has, upper case; left out: it is not known, so that what the changes add is not either. */
  readonly recipeAllergens?: readonly string[];
  /** What the changes to its recipe add (PRODUCT-08); left out: nothing. */
  readonly allergens?: readonly LineAllergen[];
}

/** The two places of a combo that are picked. */
export type PickPlace = 'pick1' | 'pick2';
/** The places of a combo. */
export type ComboPlaceName = PickPlace | 'side';

/** What is on the tray; null: nothing yet (COMBO-10). */
export type ComboPicks = Readonly<Record<ComboPlaceName, ComboPick | null>>;

/** A combo of which nothing is chosen (COMBO-02). */
export const noPicks: ComboPicks = { pick1: null, pick2: null, side: null };

/** Returns the step that follows: the pick that is still empty, the first before the second, or the end (COMBO-04, E-42). */
export function nextStep({ pick1, pick2 }: ComboPicks): PickPlace | 'complete' {
  if (pick1 === null) return 'pick1';
  return pick2 === null ? 'pick2' : 'complete';
}

/**
 * Returns the picks with one more: the first pick if it is empty or being changed, otherwise the second (COMBO-09, E-43).
 *
 * @param changed The pick that is being changed; null: none is.
 */
export const withPick = (picks: ComboPicks, pick: ComboPick, changed: PickPlace | null): ComboPicks => ({
  ...picks,
  [picks.pick1 === null || changed === 'pick1' ? 'pick1' : 'pick2']: pick,
});

/**
 * Returns the part on the tray where a place holds the same item, so that its choices stay; else the part as it is given (COMBO-08).
 */
export function asOnTray(picks: ComboPicks, place: ComboPlaceName, pick: ComboPick): ComboPick {
  const taken = picks[place];
  return taken?.itemId === pick.itemId ? taken : pick;
}

/** Returns what a pick adds to the price of its combo, in cents (COMBO-11). */
export const pickPrice = ({ difference, extra }: ComboPick): Cents => difference + extra;

/** Returns what a combo costs with what is on the tray, in cents (CART-14). `own`: the price of the combo itself. */
export const comboPrice = (own: Cents, picks: ComboPicks): Cents => picked(picks).reduce((sum, [, pick]) => sum + pickPrice(pick), own);

/** Returns what is on the tray, in the order of its places. */
export const picked = (picks: ComboPicks): readonly (readonly [place: ComboPlaceName, pick: ComboPick])[] =>
  (['pick1', 'pick2', 'side'] as const).flatMap((place) => {
    const pick = picks[place];
    return pick === null ? [] : [[place, pick] as const];
  });

interface ChosenCombo extends Pick<CartLineRequest, 'itemId' | 'name' | 'quantity' | 'msgKitchen' | 'msgPreparedFor'> {
  readonly picks: ComboPicks;
}

/** Returns a pick with what the changes to its recipe add; none: nothing, so that it says nothing of it (PRODUCT-08). */
export function withAllergens({ allergens: _former, ...pick }: ComboPick, allergens: readonly LineAllergen[]): ComboPick {
  return allergens.length > 0 ? { ...pick, allergens } : pick;
}

/** Returns what the changes to all picks add, each once by its name. */
const allergensOn = (picks: ComboPicks): readonly LineAllergen[] => [
  ...new Map(picked(picks).flatMap(([, { allergens = [] }]) => allergens.map((allergen) => [allergen.name, allergen] as const))).values(),
];

/** Returns the line of the cart that asks for a combo with what is on the tray, and names what the changes to its parts add (COMBO-11, PRODUCT-08). */
export const comboLine = ({ itemId, name, quantity, msgKitchen, msgPreparedFor, picks }: ChosenCombo): CartLineRequest => ({
  itemId,
  name,
  quantity,
  ingredients: [],
  children: picked(picks).map(([place, pick]) => ({
    itemId: pick.itemId,
    name: pick.name,
    placardId: pick.placardId,
    isSide: place === 'side',
    ingredients: pick.ingredients,
  })),
  ...(allergensOn(picks).length > 0 && { allergens: allergensOn(picks) }),
  msgKitchen: msgKitchen.trim(),
  msgPreparedFor: msgPreparedFor.trim(),
});

import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { placardsPath } from './public-paths.ts';
import { AvailabilityException, ItemDetails, ItemType, Nutrient, Schedule } from './menu-item.ts';
import { Id, Money } from './wire.ts';

/** One size or portion of a placard: what is really ordered. The price is the asked cafe's. */
export const PlacardItem = v.looseObject({
  itemId: Id,
  /** As `Half`, `Whole`, `Cup`, `12 oz`; empty where there is only one. */
  size: v.string(),
  isDefault: v.boolean(),
  price: Money,
  calories: v.number(),
  nutrients: v.array(Nutrient),
});

/** What may fill one place of a combo. `price` is added to the combo's own; 0 where it is included. */
export const ComboOption = v.looseObject({ itemId: Id, parentPlacardId: Id, price: Money });

/** A place of a combo: its two picks in order, then sides (COMBO-10). `isSide` places become children with `itemDetails.isSide`. */
export const ComboPlace = v.looseObject({
  placeId: Id,
  name: v.string(),
  isSide: v.boolean(),
  options: v.array(ComboOption),
});

/** A card of the menu: one product in all its sizes, or one combo. */
export const Placard = v.looseObject({
  placardId: Id,
  hash: v.string(),
  type: ItemType,
  name: v.string(),
  description: v.string(),
  imgKey: v.string(),
  itemDetails: ItemDetails,
  /** The cheapest size, or the cheapest way to fill the combo. */
  priceFrom: Money,
  items: v.pipe(v.array(PlacardItem), v.minLength(1)),
  /** As `Vegetarian`, `Vegan`, `Contains caffeine`. */
  badges: v.array(v.string()),
  /** A cool food, by its carbon footprint (PRODUCT-15). */
  isCoolFood: v.optional(v.boolean(), false),
  /** Allergen names in upper case, as in the allergen list (MENU-11). */
  allergens: v.array(v.string()),
  /** Those of them that stay whatever the guest leaves out or takes instead; left out, all of them do. */
  ownAllergens: v.optional(v.array(v.string())),
  /** The item id to ask customizations with (C-16); null for an item without customizations. */
  customizationsId: v.nullable(Id),
  /** Empty means sold whenever the cafe is open (AMB-37). */
  schedule: v.array(Schedule),
  availabilityExceptions: v.array(AvailabilityException),
  /** Ingredients of the default recipe, which stock-outs can hit (AVAIL-10). */
  componentIds: v.array(Id),
  /** Names of the ingredients of the default recipe, by which the menu is searched; left out, it is not searched by them. */
  ingredients: v.optional(v.array(v.string())),
  /** Those of them that have hours or exceptions of their own (AVAIL-11); a component that is left out has none. */
  components: v.optional(
    v.array(v.looseObject({ itemId: Id, schedule: v.array(Schedule), availabilityExceptions: v.array(AvailabilityException) })),
    [],
  ),
  comboPlaces: v.optional(v.array(ComboPlace)),
});

/** C-19: every placard of a cafe, with that cafe's prices (MENU-07). */
export const placards = endpoint({
  name: 'menu.placards',
  method: 'get',
  path: placardsPath,
  access: 'public',
  answer: v.looseObject({ placards: v.array(Placard) }),
});

export type Placard = v.InferOutput<typeof Placard>;
export type PlacardItem = v.InferOutput<typeof PlacardItem>;
export type ComboPlace = v.InferOutput<typeof ComboPlace>;

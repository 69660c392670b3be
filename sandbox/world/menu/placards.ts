import type { ComboPlace, Placard } from '#contract/placard.ts';
import { dollarsFrom, type Cents } from '#domain/money/money.ts';
import { dayparts } from '#sandbox/seeds/menu/dayparts.ts';
import { exceptionsOf, exceptionsOfIngredient } from './availability.ts';
import type { Place, SoldItem, SoldPlacard } from './catalog.ts';
import { groupsOf } from './customizations.ts';
import { nutrientsOf } from './nutrition.ts';
import { itemPrice } from './prices.ts';

/** What choosing an item adds to a combo's price at a cafe: how much dearer it is there than what the place includes. */
export const upcharge = ({ includes }: Place, item: SoldItem, cafeId: string): Cents =>
  Math.max(0, itemPrice(item.cents, cafeId) - itemPrice(includes, cafeId));

/** A card of the menu as the wire has it, with a cafe's prices on a cafe's day. */
export function placardAt(placard: SoldPlacard, cafeId: string, today: string): Placard {
  const { placardId, hash, type, name, description, imgKey, catId, product, components, places, contents, daypart } = placard;
  const items = placard.items.map(({ itemId, size, isDefault, cents, calories, sodiumMg }) => ({
    itemId,
    size,
    isDefault,
    price: dollarsFrom(itemPrice(cents, cafeId)),
    calories,
    nutrients: nutrientsOf(catId, calories, sodiumMg),
  }));
  const own = Math.min(...placard.items.map(({ cents }) => itemPrice(cents, cafeId)));
  const least = places.reduce((sum, place) => sum + Math.min(...place.items.map((item) => upcharge(place, item, cafeId))), 0);
  const [usual] = placard.items.filter(({ isDefault }) => isDefault);
  return {
    placardId,
    hash,
    type,
    name,
    description,
    imgKey,
    itemDetails: { isCombo: type === 'COMBO', isProduct: type !== 'COMBO', isSide: type === 'SIDE' },
    priceFrom: dollarsFrom(own + least),
    items,
    badges: [...(product?.badges ?? [])],
    isCoolFood: product?.badges.includes('Vegan') ?? false,
    allergens: [...new Set([...(product?.allergens ?? []), ...components.flatMap(({ allergens }) => allergens)])].sort(),
    ownAllergens: [...(product?.allergens ?? [])].sort(),
    customizationsId: usual && groupsOf(placard, cafeId).length > 0 ? usual.itemId : null,
    schedule: dayparts[daypart],
    availabilityExceptions: exceptionsOf(placard, today),
    componentIds: [...components, ...contents.map(({ item }) => item)].map(({ itemId }) => itemId),
    ingredients: components.map((component) => component.name),
    components: components
      .map((component) => ({ itemId: component.itemId, schedule: [], availabilityExceptions: exceptionsOfIngredient(component) }))
      .filter(({ availabilityExceptions }) => availabilityExceptions.length > 0),
    ...(places.length > 0 && { comboPlaces: places.map((place) => comboPlaceAt(place, cafeId)) }),
  };
}

const comboPlaceAt = (place: Place, cafeId: string): ComboPlace => ({
  placeId: place.placeId,
  name: place.name,
  isSide: place.isSide,
  options: place.items.map((item) => ({
    itemId: item.itemId,
    parentPlacardId: item.placard.placardId,
    price: dollarsFrom(upcharge(place, item, cafeId)),
  })),
});

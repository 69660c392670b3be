import { menuCategories, menuVersions } from '#contract/menu.ts';
import { placards, type Placard } from '#contract/placard.ts';
import { checkStockout, stockout } from '#contract/stockout.ts';
import { isRealCafe } from '#domain/cafe/cafe.ts';
import { drawable } from '#domain/app/list-max.ts';
import { stockedIds, type Menu, type MenuPlacard } from '#domain/menu/menu.ts';
import { menuParts, type MenuParts } from '#domain/menu/menu-parts.ts';
import { centsFrom } from '#domain/money/money.ts';
import { defineQuery } from './define-query.ts';
import { sodiumIn } from './sodium.ts';

const MINUTE = 60_000;

/** Which releases of the menu a cafe serves; asked anew now and then, so that a new menu shows without a reload (MENU-01). */
export const menuVersionOf = defineQuery(
  'menu',
  'version',
  (call, [cafeId]: [cafeId: string]) => call(menuVersions, { params: { cafeId } }),
  { staleTime: 5 * MINUTE },
);

/** A part of a menu is what its versions name: it is asked for once, and again only under other versions (MENU-01 to -03). */
const ofVersion = { staleTime: 'static', gcTime: 60 * MINUTE } as const;

/** The shelves of a cafe (MENU-06). */
const shelvesOf = defineQuery(
  'menu',
  'shelves',
  async (call, [params]: [params: MenuParts['categories']]): Promise<Omit<Menu, 'placards'>> => {
    const { heroPlacardId, categories, externalCategoryUpsells } = await call(menuCategories, { params });
    return {
      heroId: heroPlacardId ?? null,
      categories: drawable(categories).map(({ catId, i18nInfo, i18nPromo, sections }) => ({
        catId,
        name: i18nInfo.name,
        description: i18nInfo.description ?? '',
        promo: i18nPromo ? { title: i18nPromo.title, text: i18nPromo.text ?? '' } : null,
        sections: sections.map((section) => ({
          secId: section.secId,
          name: section.i18nInfo.name,
          daypart: section.sectionType,
          schedule: hoursAt(section.prioritySchedules, params.cafeId),
          placardIds: section.placardIds,
        })),
      })),
      upsells: externalCategoryUpsells,
    };
  },
  ofVersion,
);

/** The cards of a cafe with its prices (MENU-07). */
const cardsOf = defineQuery(
  'menu',
  'cards',
  async (call, [params]: [params: MenuParts['placards']]): Promise<Menu['placards']> => {
    const answer = await call(placards, { params });
    return Object.fromEntries(answer.placards.map((placard) => [placard.placardId, placardFrom(placard, params.cafeId)]));
  },
  ofVersion,
);

/** Shelves and cards of a cafe; of those only what its versions say is another is fetched anew. */
export const menuOf = defineQuery(
  'menu',
  'menu',
  async (call, [cafeId]: [cafeId: string], { client }): Promise<Menu> => {
    const { versions } = await client.fetchQuery(menuVersionOf(call, cafeId));
    const parts = menuParts(cafeId, versions);
    const [shelves, cards] = await Promise.all([
      client.fetchQuery(shelvesOf(call, parts.categories)),
      client.fetchQuery(cardsOf(call, parts.placards)),
    ]);
    return { ...shelves, placards: cards };
  },
  { staleTime: 5 * MINUTE },
);

/** A card of the wire, with the prices of a cafe in cents; what is not named here is the same on both sides. */
export const placardFrom = (
  { type, itemDetails, priceFrom, items, ownAllergens, components, comboPlaces, schedule, availabilityExceptions, ...same }: Placard,
  cafeId: string,
): MenuPlacard => ({
  ...same,
  isCombo: type === 'COMBO',
  isUnavailable: itemDetails.isUnavailable,
  priceFrom: centsFrom(priceFrom),
  items: items.map(({ itemId, size, isDefault, price, calories, nutrients }) => ({
    itemId,
    size,
    isDefault,
    price: centsFrom(price),
    calories,
    sodiumMg: sodiumIn(nutrients),
  })),
  ownAllergens: ownAllergens ?? same.allergens,
  components: components.map((component) => saleOf(component.schedule, component.availabilityExceptions, cafeId)),
  places: (comboPlaces ?? []).map(({ placeId, name, isSide, options }) => ({
    placeId,
    name,
    isSide,
    options: options.map(({ itemId, parentPlacardId, price }) => ({ itemId, placardId: parentPlacardId, difference: centsFrom(price) })),
  })),
  ...saleOf(schedule, availabilityExceptions, cafeId),
});

const saleOf = (schedule: Placard['schedule'], exceptions: Placard['availabilityExceptions'], cafeId: string) => ({
  schedule: hoursAt(schedule, cafeId),
  exceptions,
});

/** Without a cafe there is no time zone in which hours could refuse an item (CAFE-15). */
const hoursAt = (schedule: Placard['schedule'], cafeId: string) => (isRealCafe(cafeId) ? schedule : []);

/**
 * What a cafe has run out of: of its menu on the day of an order, of anything today where `day` is null. While that is not known everything
 * counts as there (MENU-16, MENU-17, E-34).
 */
export const soldOutOf = defineQuery(
  'menu',
  'soldOut',
  async (call, [cafeId, day]: [cafeId: string, day: string | null], { client }): Promise<readonly string[]> => {
    const params = { cafeId };
    if (day === null) return (await call(stockout, { params })).itemIds;
    const itemIds = stockedIds(await client.fetchQuery(menuOf(call, cafeId)));
    return (await call(checkStockout, { params, query: { date: day }, body: { itemIds } })).itemIds;
  },
  { staleTime: MINUTE },
);

import type { Menu } from '#domain/menu/menu.ts';
import { centsFrom } from '#domain/money/money.ts';
import { seasonOf, shelfOf, type Season } from '#domain/home/season.ts';
import { must } from '#domain/must.ts';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { placards } from '#sandbox/world/menu/catalog.ts';
import { categories } from '#sandbox/world/menu/categories.ts';
import { placardAt } from '#sandbox/world/menu/placards.ts';

const today = '2026-11-23';

/** The menu of the chain, as the home page reads it. */
export const menu: Menu = {
  categories: categories.map(({ catId, i18nInfo, sections }) => ({
    catId,
    name: i18nInfo.name,
    description: '',
    sections: sections.map(({ secId, i18nInfo: { name }, placardIds }) => ({ secId, name, schedule: [], placardIds })),
  })),
  heroId: null,
  upsells: [],
  placards: Object.fromEntries(
    [...placards.values()].map((placard) => {
      const {
        type,
        priceFrom,
        items,
        schedule,
        availabilityExceptions,
        comboPlaces = [],
        ownAllergens = [],
        components: _components,
        ...rest
      } = placardAt(placard, NO_CAFE, today);
      const sizes = items.map(({ price, ...item }) => ({ ...item, price: centsFrom(price), sodiumMg: null }));
      const places = comboPlaces.map(({ options, ...place }) => ({
        ...place,
        options: options.map(({ itemId, parentPlacardId, price }) => ({
          itemId,
          placardId: parentPlacardId,
          difference: centsFrom(price),
        })),
      }));
      const known = { isCombo: type === 'COMBO', priceFrom: centsFrom(priceFrom), items: sizes, places };
      return [rest.placardId, { ...rest, ...known, schedule, ownAllergens, exceptions: availabilityExceptions }];
    }),
  ),
};

export const season: Season = must(seasonOf(menu, { destination: 'RPU', at: `${today}T12:00` }, new Set()), 'season');
export const tiles = shelfOf(menu, 12, season);

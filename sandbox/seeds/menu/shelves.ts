import type { PictureKey } from '#sandbox/pictures/pictures.ts';
import { bagels, breads } from './bakery.ts';
import { bowls, pasta } from './bowls.ts';
import { breakfast } from './breakfast.ts';
import { coffee, tea } from './coffee.ts';
import { coldDrinks, smoothies } from './cold.ts';
import { meals, youPickTwo, type ComboSeed } from './combos.ts';
import { espresso } from './espresso.ts';
import { flatbreads, toasts } from './hearth.ts';
import { kids, sides } from './little.ts';
import { salads } from './salads.ts';
import { sandwiches } from './sandwiches.ts';
import type { CategorySeed, Daypart } from './seed.ts';
import { soups } from './soups.ts';
import { cakes, pastries } from './sweet.ts';

/** A category as it is shown: its sections name placards, which may be in more than one category. */
export interface Shelf {
  readonly catId: number;
  readonly name: string;
  readonly description: string;
  readonly imgKey: PictureKey;
  readonly comboId: number | null;
  readonly promo: { readonly title: string; readonly text: string } | null;
  readonly sections: readonly {
    readonly secId: number;
    readonly name: string;
    readonly daypart: Daypart;
    readonly placardIds: readonly number[];
  }[];
}

/** The categories that own products, in the order of the menu. */
export const categories: readonly CategorySeed[] = [
  breakfast,
  bagels,
  pastries,
  cakes,
  breads,
  sandwiches,
  flatbreads,
  toasts,
  soups,
  salads,
  bowls,
  pasta,
  kids,
  sides,
  coffee,
  espresso,
  tea,
  coldDrinks,
  smoothies,
];

const shelf = ({ sections, ...category }: CategorySeed): Shelf => ({
  ...category,
  comboId: null,
  promo: null,
  sections: sections.map(({ products, ...section }) => ({ ...section, placardIds: products.map(({ id }) => id) })),
});

const featured: Shelf = {
  catId: 1,
  name: 'Featured',
  description: 'What the bakers are proud of this month.',
  imgKey: 'turkey-cranberry-melt',
  comboId: null,
  promo: { title: 'The season is here', text: 'Squash, cranberries and gingerbread, for a few weeks only.' },
  sections: [
    { secId: 11, name: 'For the season', daypart: 'allDay', placardIds: [7107, 10107, 8106, 4205, 19106, 5103, 2204, 11107] },
    { secId: 12, name: 'Guest favorites', daypart: 'allDay', placardIds: [90, 7102, 10101, 10103, 11102, 13101, 2101, 9101, 5101, 19101] },
    { secId: 13, name: 'Morning favorites', daypart: 'breakfast', placardIds: [2102, 2201, 4101, 18101] },
  ],
};

const comboShelf = (catId: number, name: string, description: string, imgKey: PictureKey, combos: readonly ComboSeed[]): Shelf => ({
  catId,
  name,
  description,
  imgKey,
  comboId: catId === 14 ? 90 : null,
  promo: null,
  sections: [{ secId: catId * 10 + 1, name, daypart: 'allDay', placardIds: combos.map(({ id }) => id) }],
});

const combos = [
  comboShelf(14, 'You Pick Two', 'Two halves make a better lunch.', 'you-pick-two', youPickTwo),
  comboShelf(15, 'Meals & Bundles', 'Good company on one tray, for less.', 'whole-sandwich-meal', meals),
];

const own = categories.map(shelf);
const kidsAt = own.findIndex(({ catId }) => catId === 16);

/** The whole menu, shelf by shelf. */
export const shelves: readonly Shelf[] = [featured, ...own.slice(0, kidsAt), ...combos, ...own.slice(kidsAt)];

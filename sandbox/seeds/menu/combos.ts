import type { PictureKey } from '#sandbox/pictures/pictures.ts';
import type { Daypart } from './seed.ts';

/** Products that may fill a place, in one size: a whole category, or some by their placard id. */
export type Filling = { readonly catId: number; readonly size: string } | { readonly ids: readonly number[]; readonly size: string };

/** `includes` is what the combo's own price covers here, in cents; a dearer choice costs the difference. */
export interface PlaceSeed {
  readonly name: string;
  readonly isSide: boolean;
  readonly fillings: readonly Filling[];
  readonly includes: number;
}

export interface ComboSeed {
  readonly id: number;
  readonly name: string;
  readonly imgKey: PictureKey;
  readonly description: string;
  readonly cents: number;
  readonly daypart: Daypart;
  readonly places: readonly PlaceSeed[];
}

const SANDWICHES = { catId: 7, size: 'Half', word: 'Half sandwich' };
const SALADS = { catId: 11, size: 'Half', word: 'Half salad' };
const SOUPS = { catId: 10, size: 'Cup', word: 'Soup' };
const PASTA = { catId: 13, size: 'Small', word: 'Pasta' };

const pick = (name: string, includes: number, ...fillings: Filling[]): PlaceSeed => ({ name, isSide: false, fillings, includes });
const free = 9999;
const lunchSide: PlaceSeed = { name: 'Side', isSide: true, fillings: [{ ids: [17101, 17102, 17103], size: '' }], includes: free };
/** Of a salad or pasta by itself: one of the first three is included. */
export const productSide: PlaceSeed = {
  name: 'Side',
  isSide: true,
  fillings: [{ ids: [17101, 17102, 17103, 17107], size: '' }],
  includes: 199,
};
const fruitOrChips: PlaceSeed = { name: 'Side', isSide: true, fillings: [{ ids: [17101, 17102, 17107], size: '' }], includes: free };

const combo = (
  id: number,
  name: string,
  imgKey: PictureKey,
  description: string,
  cents: number,
  daypart: Daypart,
  ...places: PlaceSeed[]
): ComboSeed => ({ id, name, imgKey, description, cents, daypart, places });

const anything = [SANDWICHES, SALADS, SOUPS, PASTA] as const;

/** COMBO-12: 90 is You Pick Two. */
export const youPickTwo: readonly ComboSeed[] = [
  combo(
    90,
    'You Pick Two',
    'you-pick-two',
    'Two halves of anything on the lunch board, and a side.',
    1149,
    'lunch',
    pick('First half', 649, ...anything),
    pick('Second half', 649, ...anything),
    lunchSide,
  ),
  ...(
    [
      [91, 'Soup & Half Sandwich', 'soup-and-half-sandwich', 'A cup from the kettle and half a sandwich.', SOUPS, SANDWICHES],
      [92, 'Soup & Half Salad', 'soup-and-half-salad', 'A cup from the kettle and half a salad.', SOUPS, SALADS],
      [93, 'Half Sandwich & Half Salad', 'half-sandwich-and-half-salad', 'Half a sandwich and half a salad.', SANDWICHES, SALADS],
      [94, 'Mac & Half Sandwich', 'mac-and-half-sandwich', 'A small bowl of pasta and half a sandwich.', PASTA, SANDWICHES],
      [95, 'Mac & Half Salad', 'mac-and-half-salad', 'A small bowl of pasta and half a salad.', PASTA, SALADS],
      [96, 'Soup & Mac', 'soup-and-mac', 'A cup of soup and a small bowl of pasta.', SOUPS, PASTA],
    ] as const
  ).map(([id, name, imgKey, description, first, second]) =>
    combo(id, name, imgKey, description, 1119, 'lunch', pick(first.word, 649, first), pick(second.word, 649, second), lunchSide),
  ),
];

const HOT_COFFEE = { catId: 18, size: '16 oz' };
const LATTES = { catId: 19, size: '16 oz' };
const TEAS = { catId: 20, size: '16 oz' };
const COLD = { ids: [21101, 21102, 21105, 21106, 21107], size: '' };
const FOUNTAIN = { ids: [21103, 21104], size: '16 oz' };

export const meals: readonly ComboSeed[] = [
  combo(
    1501,
    'Egg Sandwich & Coffee',
    'egg-sandwich-and-coffee',
    'Any egg sandwich with a coffee the way you like it.',
    729,
    'breakfast',
    pick('Sandwich', 529, { ids: [2101, 2102, 2103, 2104, 2105, 2106], size: '' }),
    pick('Drink', 279, HOT_COFFEE, TEAS),
  ),
  combo(
    1502,
    'Oats & Something Hot',
    'oats-and-something-hot',
    'A bowl of oats and a hot cup.',
    769,
    'breakfast',
    pick('Oats', 549, { ids: [2201, 2202], size: '' }),
    pick('Drink', 279, HOT_COFFEE, TEAS, LATTES),
  ),
  combo(
    1503,
    'Bagel, Spread & Coffee',
    'bagel-spread-and-coffee',
    'A bagel, a small tub of spread and a coffee.',
    599,
    'allDay',
    pick('Bagel', 179, { ids: [3101, 3102, 3103, 3104, 3105, 3106], size: '' }),
    pick('Drink', 279, HOT_COFFEE, LATTES),
    { name: 'Spread', isSide: true, fillings: [{ ids: [3201, 3202, 3203, 3204], size: 'Small' }], includes: 229 },
  ),
  combo(
    1504,
    'Pastry & Latte',
    'pastry-and-latte',
    'Something from the morning bake and a latte.',
    749,
    'bakeryMorning',
    pick('Pastry', 399, { catId: 4, size: '' }),
    pick('Drink', 479, LATTES, HOT_COFFEE, TEAS),
  ),
  combo(
    1505,
    'Cookie & Cold Milk',
    'cookie-and-cold-milk',
    'Any cookie with a glass of milk.',
    459,
    'allDay',
    pick('Cookie', 299, { ids: [5101, 5102, 5103, 5104], size: '' }),
    pick('Drink', 219, { ids: [21107], size: '' }),
  ),
  combo(
    1506,
    'Slice & Tea',
    'slice-and-tea',
    'A slice of cake and a pot-brewed tea.',
    699,
    'allDay',
    pick('Slice', 499, { ids: [5201, 5202, 5204], size: '' }),
    pick('Drink', 279, TEAS, HOT_COFFEE),
  ),
  combo(
    1507,
    'Kids Meal',
    'kids-meal',
    'A kids plate, a small drink and a side.',
    699,
    'allDay',
    pick('Plate', 549, { catId: 16, size: '' }),
    pick('Drink', 219, { ids: [21106, 21107, 21101], size: '' }),
    fruitOrChips,
  ),
  combo(
    1508,
    'Whole Sandwich Meal',
    'whole-sandwich-meal',
    'A whole sandwich, a drink and a side.',
    1379,
    'lunch',
    pick('Sandwich', 1029, { catId: 7, size: 'Whole' }),
    pick('Drink', 349, COLD, FOUNTAIN),
    lunchSide,
  ),
  combo(
    1509,
    'Flatbread & Half Salad',
    'flatbread-and-half-salad',
    'A flatbread with half a salad beside it.',
    1599,
    'lunch',
    pick('Flatbread', 1079, { catId: 8, size: '' }),
    pick('Salad', 629, SALADS),
  ),
  combo(
    1510,
    'Bowl & Cooler',
    'bowl-and-cooler',
    'A warm bowl and something cold to drink.',
    1349,
    'lunch',
    pick('Bowl', 1099, { catId: 12, size: '' }),
    pick('Drink', 349, COLD, FOUNTAIN),
  ),
  combo(
    1511,
    'Toast & Smoothie',
    'toast-and-smoothie',
    'A thick toast and a fruit smoothie.',
    1149,
    'allDay',
    pick('Toast', 649, { catId: 9, size: '' }),
    pick('Smoothie', 599, { catId: 22, size: '16 oz' }),
  ),
];

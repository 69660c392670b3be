import { meals, productSide, youPickTwo, type ComboSeed, type Filling, type PlaceSeed } from '#sandbox/seeds/menu/combos.ts';
import { ingredients, type Ingredient } from '#sandbox/seeds/menu/ingredients.ts';
import { choices, type ChoiceKey } from '#sandbox/seeds/menu/option-sets.ts';
import type { Daypart, ProductSeed } from '#sandbox/seeds/menu/seed.ts';
import { categories } from '#sandbox/seeds/menu/shelves.ts';

/** One thing that can be ordered: a product in one size, or a combo. `cents` is its list price. */
export interface SoldItem {
  readonly itemId: string;
  readonly size: string;
  readonly cents: number;
  readonly calories: number;
  readonly sodiumMg: number;
  readonly isDefault: boolean;
  readonly placard: SoldPlacard;
}

export interface Place {
  readonly placeId: string;
  readonly name: string;
  readonly isSide: boolean;
  /** What the combo's price covers here, in list cents. */
  readonly includes: number;
  readonly items: readonly SoldItem[];
}

export interface SoldPlacard {
  readonly placardId: string;
  readonly hash: string;
  readonly catId: number;
  readonly type: 'PRODUCT' | 'SIDE' | 'COMBO' | 'ASSORTMENT';
  readonly name: string;
  readonly description: string;
  readonly imgKey: string;
  readonly daypart: Daypart;
  readonly items: readonly SoldItem[];
  /** Null for a combo. */
  readonly product: ProductSeed | null;
  /** What the recipe and the default choices put in. */
  readonly components: readonly Ingredient[];
  /** Of a combo; of a product its side, or none. */
  readonly places: readonly Place[];
  /** What is in the box of an assortment; none for anything else. */
  readonly contents: readonly Content[];
}

/** So many of a product, in the box of an assortment. */
interface Content {
  readonly item: SoldItem;
  readonly count: number;
}

const SIDES = 17;

const hashOf = (id: number, name: string) =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${id}`;

/** The option that a product has unless the guest takes another. */
export function defaultChoice(product: ProductSeed, set: ChoiceKey): Ingredient | undefined {
  const options: Readonly<Record<string, Ingredient>> = choices[set].options;
  const key = product.choices[set];
  return key === undefined ? undefined : options[key];
}

export const choiceSets = Object.keys(choices).filter((key): key is ChoiceKey => key in choices);

function productPlacard(
  product: ProductSeed,
  catId: number,
  daypart: Daypart,
): SoldPlacard & { readonly places: Place[]; readonly contents: Content[] } {
  const items: SoldItem[] = [];
  const placard = {
    placardId: String(product.id),
    hash: hashOf(product.id, product.name),
    catId,
    type: typeOf(product, catId),
    name: product.name,
    description: product.description,
    imgKey: product.imgKey,
    daypart,
    items,
    product,
    components: [
      ...product.recipe.map((key) => ingredients[key]),
      ...choiceSets.flatMap((set) => {
        const chosen = defaultChoice(product, set);
        return chosen ? [chosen] : [];
      }),
    ],
    // Filled with other products, once all of these are there.
    places: [] as Place[],
    contents: [] as Content[],
  };
  const usual = Math.max(
    0,
    product.sizes.findIndex((size) => size[4]),
  );
  product.sizes.forEach(([size, cents, calories, sodiumMg], index) => {
    items.push({ itemId: `${product.id}${index + 1}`, size, cents, calories, sodiumMg, isDefault: index === usual, placard });
  });
  return placard;
}

function typeOf({ contents }: ProductSeed, catId: number): SoldPlacard['type'] {
  if (contents.length > 0) return 'ASSORTMENT';
  return catId === SIDES ? 'SIDE' : 'PRODUCT';
}

/** Categories whose products come with a side: salads and pasta. */
const WITH_SIDE: readonly number[] = [11, 13];

const products = categories.flatMap(({ catId, sections }) =>
  sections.flatMap((section) => section.products.map((product) => productPlacard(product, catId, section.daypart))),
);

function fill(filling: Filling): SoldItem[] {
  const from = 'catId' in filling ? products.filter(({ catId }) => catId === filling.catId) : products.filter(isOneOf(filling.ids));
  return from.flatMap(({ items }) => items.filter(({ size }) => size === filling.size));
}

const isOneOf =
  (ids: readonly number[]) =>
  ({ placardId }: SoldPlacard) =>
    ids.includes(Number(placardId));

const placeOf = (id: number, place: PlaceSeed, index: number): Place => ({
  placeId: `${id}-${index + 1}`,
  name: place.name,
  isSide: place.isSide,
  includes: place.includes,
  items: place.fillings.flatMap(fill),
});

for (const { placardId, catId, places } of products) if (WITH_SIDE.includes(catId)) places.push(placeOf(Number(placardId), productSide, 0));

for (const { product, contents } of products) {
  const boxed = product?.contents ?? [];
  contents.push(
    ...boxed.flatMap(([id, count]) =>
      products.filter(isOneOf([id])).flatMap(({ items }) => items.slice(0, 1).map((item) => ({ item, count }))),
    ),
  );
}

const YOU_PICK_TWO = 14;
const MEALS = 15;

function comboPlacard(combo: ComboSeed, catId: number): SoldPlacard {
  const places = combo.places.map((place, index) => placeOf(combo.id, place, index));
  const items: SoldItem[] = [];
  const { id, name, description, imgKey, daypart } = combo;
  const placard: SoldPlacard = {
    placardId: String(id),
    hash: hashOf(id, name),
    catId,
    type: 'COMBO',
    name,
    description,
    imgKey,
    daypart,
    items,
    product: null,
    components: [],
    places,
    contents: [],
  };
  const least = (of: (item: SoldItem) => number) =>
    places.reduce((sum, place) => sum + Math.min(...place.items.map((item) => of(item))), 0);
  items.push({
    itemId: String(id),
    size: '',
    cents: combo.cents,
    calories: least(({ calories }) => calories),
    sodiumMg: least(({ sodiumMg }) => sodiumMg),
    isDefault: true,
    placard,
  });
  return placard;
}

const soldPlacards = new Map<string, SoldPlacard>();
const soldItems = new Map<string, SoldItem>();
const idsByHash: Record<string, string> = {};

/** Every placard of the bakery, by id. */
export const placards: ReadonlyMap<string, SoldPlacard> = soldPlacards;

/** Everything that can be ordered, by item id. */
export const items: ReadonlyMap<string, SoldItem> = soldItems;

/** Ids of the placards by the hashes that addresses have, or had. */
export const placardIdsByHash: Readonly<Record<string, string>> = idsByHash;

/** Has the bakery sell these too; each id and hash is a new one. */
export function addPlacards(added: readonly SoldPlacard[]): void {
  for (const placard of added) {
    soldPlacards.set(placard.placardId, placard);
    idsByHash[placard.hash] = placard.placardId;
    for (const item of placard.items) soldItems.set(item.itemId, item);
  }
}

/** What placards of earlier releases were called in addresses; their links are still about. */
Object.assign(idsByHash, { 'creamy-tomato-soup-10101': '10101', 'turkey-bacon-club-7202': '7202' });
addPlacards(products);
addPlacards(youPickTwo.map((combo) => comboPlacard(combo, YOU_PICK_TWO)));
addPlacards(meals.map((combo) => comboPlacard(combo, MEALS)));

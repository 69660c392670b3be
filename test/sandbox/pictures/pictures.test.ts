import { describe, expect, it } from 'vitest';
import { draw } from '#sandbox/pictures/draw.ts';
import { drawPictures, drawServedPictures, recipes } from '#sandbox/pictures/pictures.ts';
import { combos } from '#sandbox/pictures/recipes/combos.ts';
import { dishes } from '#sandbox/pictures/recipes/dishes.ts';
import { ingredients } from '#sandbox/seeds/menu/ingredients.ts';
import { shelves } from '#sandbox/seeds/menu/shelves.ts';
import { placards, type SoldPlacard } from '#sandbox/world/menu/catalog.ts';
import { allergensOf, shownIn } from './shown.ts';

const all = [...placards.values()];
const drawn = drawPictures();
const pictures = [...drawn];

describe('pictures of the menu', () => {
  it('each item has its own, and no picture is of nothing', () => {
    const keys = all.map(({ imgKey }) => imgKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.toSorted()).toEqual([...drawn.keys()].toSorted());
  });

  it('each category shows one of them', () => {
    expect(shelves.map(({ imgKey }) => imgKey).filter((key) => !drawn.has(key))).toEqual([]);
  });

  it('all differ, not only by chance', () => {
    const likeEachOther = Object.entries(recipes).map(([key, recipe]) => [draw(recipe, 'the same chance'), key] as const);
    expect(new Set(likeEachOther.map(([picture]) => picture)).size).toBe(pictures.length);
    expect(new Set(drawn.values()).size).toBe(pictures.length);
  });

  it('are the same each time they are drawn', () => expect([...drawPictures()]).toEqual(pictures));

  it.for(pictures)('%s is small, whole, and has nothing in it but shapes', ([, picture]) => {
    expect(picture.length).toBeLessThan(6000);
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 400 300" [^>]*>.*<\/svg>$/);
    expect(picture).not.toMatch(/NaN|undefined|null|Infinity/);
    const tags = new Set([...picture.matchAll(/<(\w+)/g)].map(([, tag]) => tag));
    expect([...tags].filter((tag) => !['svg', 'g', 'path', 'ellipse'].includes(tag!))).toEqual([]);
    const attributes = new Set([...picture.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name));
    expect([...attributes].filter((name) => /^(on|style|class|id|href|src)/.test(name!))).toEqual([]);
    expect(picture).not.toContain('url(');
  });
});

describe('dishes on a table', () => {
  const served = drawServedPictures();
  const boardIn = (key: string) => served.get(key)?.includes('rx="226"');

  it('are those of the menu', () => expect([...served.keys()]).toEqual([...drawn.keys()]));

  it.for([...served])('%s is small, whole, and to one scale', ([, picture]) => {
    expect(picture.length).toBeLessThan(7000);
    expect(picture).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 500 330" [^>]*><view id="near" viewBox="[\d. -]+"\/>.*<\/svg>$/,
    );
    expect(picture).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  it('what has no vessel lies on a board, and what has one does not', () => {
    expect(['brisket-and-gruyere-melt', 'butter-croissant', 'country-sourdough'].map(boardIn)).toEqual([true, true, true]);
    expect(['tomato-basil-soup', 'classic-caesar', 'hearth-blend-coffee', 'you-pick-two'].map(boardIn)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('a cookie is smaller than a sandwich, and near it as large', () => {
    const near = (key: string) => Number(/<view id="near" viewBox="\S+ \S+ (\S+)/.exec(served.get(key) ?? '')?.[1]);
    expect(near('chocolate-chunk-cookie')).toBeLessThan(0.6 * near('brisket-and-gruyere-melt'));
  });
});

const products = all.flatMap((placard) => (placard.product ? [{ ...placard, product: placard.product }] : []));
const recipeOf = ({ imgKey }: SoldPlacard) => dishes[imgKey as keyof typeof dishes];
const allergensIn = (placard: (typeof products)[number]) => [
  ...placard.product.allergens,
  ...placard.components.flatMap(({ allergens }) => allergens),
];

describe('a picture shows only what the guest gets', () => {
  it.for(products)('$name: what it shows is in its recipe or its words', (placard) => {
    const says = [placard.name, placard.description, ...placard.components.map(({ name }) => name)].join(' ').toLowerCase();
    const isNamed = ({ words }: { readonly words: readonly string[] }) => words.some((word) => says.includes(word));
    const isOwnAllergen = (own: readonly string[]) =>
      own.length > 0 && own.every((allergen) => placard.product.allergens.includes(allergen));
    const lacks = shownIn(recipeOf(placard)).filter(
      (thing) =>
        !isNamed(thing) &&
        (thing.ingredient === null ||
          (!placard.product.recipe.includes(thing.ingredient) && !isOwnAllergen(ingredients[thing.ingredient].allergens))),
    );
    expect(lacks.map(({ name }) => name)).toEqual([]);
  });

  it.for(products)('$name: it shows no allergen that the item does not contain', (placard) => {
    const recipe = recipeOf(placard);
    const shown = [
      ...allergensOf(recipe),
      ...shownIn(recipe).flatMap(({ ingredient }) => (ingredient === null ? [] : ingredients[ingredient].allergens)),
    ];
    expect(shown.filter((allergen) => !allergensIn(placard).includes(allergen))).toEqual([]);
  });

  it.for(all.filter(({ type }) => type === 'COMBO'))('$name: its two dishes can be picked, one for each place', ({ imgKey, places }) => {
    const { keys } = combos[imgKey as keyof typeof combos];
    expect(
      keys.map((key, at) => places[at]?.items.some(({ placard }) => placard.imgKey === key)),
      keys.join(' and '),
    ).toEqual([true, true]);
  });
});

import type { DishRecipe, Recipe } from '#sandbox/pictures/draw.ts';
import type { LayerName } from '#sandbox/pictures/layers/layers.ts';
import type { ToppingName } from '#sandbox/pictures/toppings/toppings.ts';
import { ingredients, type IngredientKey } from '#sandbox/seeds/menu/ingredients.ts';

/** Something that a picture shows: what the seeds know it as, and how a description names it. */
export interface Shown {
  readonly name: string;
  readonly ingredient: IngredientKey | null;
  /** The ways to name it, in small letters. */
  readonly words: readonly string[];
}

/** Toppings that the seeds know by another name, or by none. */
const others: Partial<Record<ToppingName | LayerName, Partial<Shown>>> = {
  blueberries: { ingredient: 'berries', words: ['blueberr'] },
  carrotSlices: { ingredient: 'carrot', words: ['carrot'] },
  cherryTomato: { ingredient: 'tomato', words: ['tomato'] },
  meltedGruyere: { ingredient: 'gruyere', words: ['gruyere'] },
  pulledChicken: { ingredient: 'chicken', words: ['chicken'] },
  wildRice: { ingredient: 'rice', words: ['wild rice'] },
  cherries: { words: ['cherr'] },
  chives: { words: ['chive'] },
  chocolateChunks: { words: ['chunks'] },
  daisy: { words: ['flowers'] },
  figGlaze: { words: ['fig'] },
  friedEgg: { ingredient: 'egg', words: ['egg'] },
  herbs: { words: ['herb', 'mint', 'sage'] },
  lentils: { words: ['lentil'] },
  melon: { words: ['melon'] },
  oatFlakes: { words: ['oat'] },
  orange: { words: ['orange'] },
  raisins: { words: ['raisin'] },
  rhubarb: { words: ['rhubarb'] },
  sesame: { words: ['sesame', 'seeds'] },
};

/** Ground spice and salt are no ingredient that a description has to name. */
const seasoning: readonly string[] = ['pepper', 'salt'];

const isIngredient = (name: string): name is IngredientKey => name in ingredients;

const shown = (name: ToppingName | LayerName): Shown => ({
  name,
  ingredient: isIngredient(name) ? name : null,
  words: isIngredient(name)
    ? [
        ingredients[name].name
          .toLowerCase()
          .split(' ')
          .at(-1)!
          .replace(/(ie)?s$/, ''),
      ]
    : [],
  ...others[name],
});

const listOf = (recipe: DishRecipe): (ToppingName | LayerName)[] => [
  ...('layers' in recipe ? recipe.layers : []),
  ...('tops' in recipe ? (recipe.tops ?? []) : []).map(([name]) => name),
  ...('over' in recipe ? (recipe.over ?? []) : []).map(([name]) => name),
  ...('inner' in recipe ? recipe.inner : []).map(([name]) => name),
  ...('rim' in recipe && recipe.rim ? [recipe.rim] : []),
  ...(recipe.kind === 'scone' ? [recipe.fruit] : []),
  ...(recipe.kind === 'hash' ? (['friedEgg'] as const) : []),
  ...(recipe.kind === 'parfait' ? (['granola'] as const) : []),
];

/** Every topping and layer of a dish that is an ingredient. */
export const shownIn = (recipe: DishRecipe): Shown[] => [...new Set(listOf(recipe))].filter((name) => !seasoning.includes(name)).map(shown);

type Kind = Recipe['kind'];

const pastry: readonly Kind[] = [
  'croissantSandwich',
  'pancakes',
  'waffle',
  'croissant',
  'painAuChocolat',
  'danish',
  'roll',
  'cupcake',
  'cake',
];
const dough: readonly Kind[] = [
  ...pastry,
  ...(['sandwich', 'bun', 'triangles', 'flatbread', 'toast', 'mac', 'pasta', 'parfait', 'bagel', 'scone', 'muffin'] as const),
  ...(['cookie', 'bar', 'slice', 'loaf', 'baguette', 'ciabattaLoaf', 'pretzel', 'rolls'] as const),
];

const hasDough = (recipe: DishRecipe) => dough.includes(recipe.kind) || (recipe.kind === 'wrap' && recipe.bread === 'tortilla');

const hasEgg = (recipe: DishRecipe) => pastry.includes(recipe.kind) || recipe.kind === 'hash';

const hasMilk = (recipe: DishRecipe) =>
  pastry.includes(recipe.kind) ||
  recipe.kind === 'mac' ||
  recipe.kind === 'parfait' ||
  (recipe.kind === 'soup' && recipe.swirl !== undefined) ||
  (recipe.kind === 'flatbread' && recipe.melt !== undefined) ||
  (recipe.kind === 'porridge' && recipe.smooth !== undefined) ||
  // Cream cheese is the tub's own tone.
  (recipe.kind === 'tub' && recipe.tone === undefined) ||
  (recipe.kind === 'mug' && recipe.art !== undefined && recipe.art !== 'plain');

/** Allergens that a dish shows whatever its toppings and layers. */
export const allergensOf = (recipe: DishRecipe): readonly string[] => [
  ...(hasDough(recipe) ? ['WHEAT'] : []),
  ...(hasEgg(recipe) ? ['EGG'] : []),
  ...(hasMilk(recipe) ? ['MILK'] : []),
];

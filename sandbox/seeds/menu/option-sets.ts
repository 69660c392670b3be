import { ingredients, type Ingredient, type IngredientKey } from './ingredients.ts';

const choice = (id: number, name: string, cents: number, calories: number, ...allergens: string[]): Ingredient => ({
  itemId: String(id),
  name,
  cents,
  calories,
  allergens,
});

/** Exactly one of each set; a product names its default. Prices are what another choice adds, and a cheaper one takes off. */
export const choices = {
  bread: {
    name: 'Bread',
    options: {
      sourdough: choice(5401, 'Country sourdough', 0, 220, 'WHEAT'),
      multigrain: choice(5402, 'Seeded multigrain', 0, 210, 'SESAME', 'WHEAT'),
      rye: choice(5403, 'Caraway rye', 0, 200, 'WHEAT'),
      brioche: choice(5404, 'Brioche bun', 60, 250, 'EGG', 'MILK', 'WHEAT'),
      ciabatta: choice(5405, 'Ciabatta', 0, 240, 'WHEAT'),
      bagel: choice(5406, 'Plain bagel', 40, 290, 'WHEAT'),
      croissant: choice(5407, 'Butter croissant', 95, 280, 'EGG', 'MILK', 'WHEAT'),
      lettuceWrap: choice(5408, 'Lettuce wrap', -25, 10),
    },
  },
  milk: {
    name: 'Milk',
    options: {
      whole: choice(5421, 'Whole milk', 0, 110, 'MILK'),
      skim: choice(5422, 'Skim milk', 0, 60, 'MILK'),
      oat: choice(5423, 'Oat drink', 75, 90),
      almond: choice(5424, 'Almond drink', 75, 40, 'ALMOND'),
      soy: choice(5425, 'Soy drink', 60, 80, 'SOY'),
    },
  },
  dressing: {
    name: 'Dressing',
    options: {
      caesar: choice(5441, 'Caesar', 0, 150, 'EGG', 'FISH', 'MILK'),
      vinaigrette: choice(5442, 'House vinaigrette', 0, 90),
      balsamic: choice(5443, 'Balsamic', 0, 100),
      ranch: choice(5444, 'Buttermilk ranch', 0, 140, 'EGG', 'MILK'),
      sesame: choice(5445, 'Sesame ginger', 0, 110, 'SESAME', 'SOY'),
      oilAndLemon: choice(5446, 'Olive oil and lemon', 0, 80),
    },
  },
  sweetness: {
    name: 'Sweetness',
    options: {
      unsweetened: choice(5461, 'Unsweetened', 0, 0),
      halfSweet: choice(5462, 'Half sweet', 0, 45),
      sweet: choice(5463, 'Sweet', 0, 90),
    },
  },
} as const satisfies Record<string, { readonly name: string; readonly options: Record<string, Ingredient> }>;

const drinkExtras = [
  choice(5481, 'Vanilla syrup', 75, 60),
  choice(5482, 'Caramel syrup', 75, 70, 'MILK'),
  choice(5483, 'Hazelnut syrup', 75, 60),
  choice(5484, 'Espresso shot', 110, 5),
  choice(5485, 'Whipped cream', 60, 90, 'MILK'),
  choice(5486, 'Cinnamon', 0, 0),
];

const of = (...keys: IngredientKey[]) => keys.map((key) => ingredients[key]);

/** What may be put on top of a recipe, at most `max` of each set. */
export const additions = {
  proteins: {
    name: 'Protein',
    max: 2,
    options: of('chicken', 'steak', 'bacon', 'turkey', 'ham', 'egg', 'salmon', 'shrimp', 'tofu'),
  },
  cheeses: { name: 'Cheese', max: 2, options: of('cheddar', 'provolone', 'mozzarella', 'gruyere', 'feta', 'goatCheese', 'parmesan') },
  garden: {
    name: 'From the garden',
    max: 5,
    options: of('avocado', 'tomato', 'onion', 'cucumber', 'spinach', 'arugula', 'bellPepper', 'mushroom', 'olives', 'pickle'),
  },
  sauces: { name: 'Sauces and spreads', max: 3, options: of('aioli', 'mayo', 'mustard', 'pesto', 'hummus', 'hotSauce') },
  crunch: { name: 'Add crunch', max: 3, options: of('almonds', 'walnuts', 'pumpkinSeeds', 'chickpeas', 'croutons') },
  sweetToppings: {
    name: 'Toppings',
    max: 3,
    options: of('berries', 'banana', 'strawberry', 'granola', 'honey', 'peanutButter', 'almonds'),
  },
  spreads: { name: 'Spread', max: 2, options: of('butter', 'creamCheese', 'jam', 'honey', 'peanutButter', 'hummus', 'avocado') },
  drinkExtras: { name: 'Make it yours', max: 3, options: drinkExtras },
} as const satisfies Record<string, { readonly name: string; readonly max: number; readonly options: readonly Ingredient[] }>;

export type ChoiceKey = keyof typeof choices;
export type Chosen = { readonly [Set in ChoiceKey]?: keyof (typeof choices)[Set]['options'] };
export type AdditionKey = keyof typeof additions;

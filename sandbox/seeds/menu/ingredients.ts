import type { Destination } from '#domain/order/order.ts';

/** Something a recipe contains or a guest may choose. `cents` is what a Regular portion of it costs on top. */
export interface Ingredient {
  readonly itemId: string;
  readonly name: string;
  readonly cents: number;
  readonly calories: number;
  readonly allergens: readonly string[];
}

/** `[id, name, cents of one more Regular portion, calories, allergens]` */
type Row = readonly [id: number, name: string, cents: number, calories: number, ...allergens: string[]];

const fromTheGarden = {
  arugula: [5001, 'Arugula', 60, 5],
  avocado: [5002, 'Avocado', 195, 110],
  basil: [5003, 'Basil', 40, 1],
  beet: [5004, 'Roasted beet', 95, 35],
  bellPepper: [5005, 'Sweet pepper', 60, 10],
  blackBeans: [5006, 'Black beans', 95, 110],
  broccoli: [5007, 'Broccoli', 75, 15],
  carrot: [5008, 'Shaved carrot', 50, 10],
  chickpeas: [5009, 'Crisp chickpeas', 95, 100],
  cilantro: [5010, 'Cilantro', 40, 1],
  corn: [5011, 'Charred corn', 75, 60],
  cucumber: [5012, 'Cucumber', 50, 5],
  greens: [5013, 'Spring greens', 0, 10],
  kale: [5014, 'Kale', 60, 20],
  mushroom: [5015, 'Roasted mushrooms', 85, 20],
  olives: [5016, 'Kalamata olives', 85, 45],
  onion: [5017, 'Red onion', 40, 10],
  pickle: [5018, 'Dill pickles', 40, 5],
  potato: [5019, 'Roasted potato', 95, 120],
  quinoa: [5020, 'Quinoa', 125, 120],
  rice: [5021, 'Herbed brown rice', 95, 170],
  romaine: [5022, 'Romaine', 0, 10],
  spinach: [5023, 'Spinach', 60, 5],
  squash: [5024, 'Roasted squash', 95, 60],
  tomato: [5025, 'Vine tomato', 50, 10],
  sunTomato: [5026, 'Sun-dried tomato', 85, 30],
} as const satisfies Record<string, Row>;

const fruitAndNuts = {
  almonds: [5101, 'Toasted almonds', 95, 90, 'ALMOND'],
  apple: [5102, 'Crisp apple', 75, 25],
  banana: [5103, 'Banana', 75, 50],
  berries: [5104, 'Mixed berries', 125, 30],
  cranberries: [5105, 'Dried cranberries', 75, 70],
  grapes: [5106, 'Red grapes', 75, 30],
  lemon: [5107, 'Lemon', 0, 2],
  mango: [5108, 'Mango', 95, 50],
  peach: [5109, 'Peach', 95, 30],
  pear: [5110, 'Roasted pear', 95, 50],
  pumpkinSeeds: [5111, 'Pumpkin seeds', 75, 80],
  strawberry: [5112, 'Strawberries', 95, 20],
  walnuts: [5113, 'Candied walnuts', 95, 110, 'WALNUT'],
  granola: [5114, 'Oat granola', 95, 130, 'WHEAT'],
  peanutButter: [5115, 'Peanut butter', 95, 190, 'PEANUT'],
} as const satisfies Record<string, Row>;

const meatEggAndFish = {
  bacon: [5201, 'Smoked bacon', 215, 90],
  brisket: [5202, 'Slow-cooked brisket', 345, 190],
  chicken: [5203, 'Grilled chicken', 295, 130],
  egg: [5204, 'Cage-free egg', 165, 80, 'EGG'],
  ham: [5205, 'Honey ham', 225, 80],
  meatball: [5206, 'Beef meatballs', 295, 220, 'EGG', 'WHEAT'],
  prosciutto: [5207, 'Prosciutto', 265, 70],
  salmon: [5208, 'Smoked salmon', 395, 90, 'FISH'],
  sausage: [5209, 'Sage sausage', 215, 180],
  shrimp: [5210, 'Garlic shrimp', 395, 90, 'SHELLFISH'],
  steak: [5211, 'Seared steak', 375, 170],
  tuna: [5212, 'Tuna salad', 295, 200, 'EGG', 'FISH'],
  turkey: [5213, 'Roast turkey', 265, 90],
  tofu: [5214, 'Sesame tofu', 245, 140, 'SESAME', 'SOY'],
} as const satisfies Record<string, Row>;

const dairyAndSpreads = {
  blueCheese: [5301, 'Blue cheese', 125, 100, 'MILK'],
  brie: [5302, 'Soft brie', 145, 110, 'MILK'],
  butter: [5303, 'Cultured butter', 60, 100, 'MILK'],
  cheddar: [5304, 'Sharp cheddar', 115, 110, 'MILK'],
  creamCheese: [5305, 'Plain cream cheese', 125, 140, 'MILK'],
  feta: [5306, 'Feta', 115, 70, 'MILK'],
  goatCheese: [5307, 'Goat cheese', 135, 80, 'MILK'],
  gruyere: [5308, 'Aged gruyere', 135, 120, 'MILK'],
  mozzarella: [5309, 'Fresh mozzarella', 125, 90, 'MILK'],
  parmesan: [5310, 'Parmesan', 95, 60, 'MILK'],
  provolone: [5311, 'Provolone', 115, 100, 'MILK'],
  ricotta: [5312, 'Whipped ricotta', 125, 90, 'MILK'],
  yogurt: [5313, 'Greek yogurt', 125, 80, 'MILK'],
  aioli: [5314, 'Garlic aioli', 60, 120, 'EGG'],
  honey: [5315, 'Wildflower honey', 60, 60],
  hotSauce: [5316, 'Smoky hot sauce', 0, 5],
  hummus: [5317, 'Hummus', 95, 80, 'SESAME'],
  jam: [5318, 'Berry jam', 75, 50],
  mayo: [5319, 'Mayonnaise', 0, 100, 'EGG'],
  mustard: [5320, 'Grain mustard', 0, 10],
  pesto: [5321, 'Basil pesto', 95, 120, 'MILK'],
  croutons: [5322, 'Rye croutons', 0, 70, 'MILK', 'WHEAT'],
} as const satisfies Record<string, Row>;

const rows = { ...fromTheGarden, ...fruitAndNuts, ...meatEggAndFish, ...dairyAndSpreads };

export type IngredientKey = keyof typeof rows;

const ingredientOf = ([id, name, cents, calories, ...allergens]: Row): Ingredient => ({
  itemId: String(id),
  name,
  cents,
  calories,
  allergens,
});

/** What recipes are made of, by key. */
export const ingredients = Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, ingredientOf(row)])) as Record<
  IngredientKey,
  Ingredient
>;

/** Ingredients that do not travel well: what they belong into is not sold for these destinations (AVAIL-11). */
export const notFor: ReadonlyMap<Ingredient, readonly Destination[]> = new Map([[ingredients.shrimp, ['DELIVERY']]]);

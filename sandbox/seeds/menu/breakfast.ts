import { product, type CategorySeed } from './seed.ts';

const onBread = ['proteins', 'cheeses', 'garden', 'sauces'] as const;

export const breakfast: CategorySeed = {
  catId: 2,
  name: 'Breakfast',
  description: 'Warm from the griddle, until half past ten.',
  imgKey: 'cooking',
  sections: [
    {
      secId: 21,
      name: 'Egg sandwiches',
      daypart: 'breakfast',
      products: [
        product(
          2101,
          'Sunrise Egg & Cheddar',
          'cooking',
          'A soft cage-free egg and sharp cheddar on a toasted brioche bun.',
          [['', 529, 420, 690]],
          { badges: ['Vegetarian'], recipe: ['egg', 'cheddar'], choices: { bread: 'brioche' }, additions: onBread },
        ),
        product(
          2102,
          'Smoked Bacon Stack',
          'bacon',
          'Crisp bacon, egg and aged gruyere pressed in country sourdough.',
          [['', 679, 560, 1080]],
          { recipe: ['bacon', 'egg', 'gruyere'], choices: { bread: 'sourdough' }, additions: onBread },
        ),
        product(2103, 'Sage Sausage Bagel', 'bagel', 'Sage sausage, egg and provolone on a toasted plain bagel.', [['', 699, 640, 1190]], {
          recipe: ['sausage', 'egg', 'provolone'],
          choices: { bread: 'bagel' },
          additions: onBread,
        }),
        product(
          2104,
          'Garden Morning Ciabatta',
          'avocado',
          'Avocado, egg, spinach and sun-dried tomato on warm ciabatta.',
          [['', 649, 450, 620]],
          {
            badges: ['Vegetarian'],
            recipe: ['avocado', 'egg', 'spinach', 'sunTomato'],
            choices: { bread: 'ciabatta' },
            additions: onBread,
          },
        ),
        product(
          2105,
          'Smoked Salmon Sunrise',
          'fish',
          'Smoked salmon, egg, cucumber and cream cheese on seeded multigrain.',
          [['', 899, 510, 1120]],
          { recipe: ['salmon', 'egg', 'cucumber', 'creamCheese'], choices: { bread: 'multigrain' }, additions: onBread },
        ),
        product(
          2106,
          'Ham & Gruyere Croissant',
          'croissant',
          'Honey ham, egg and gruyere folded into a butter croissant.',
          [['', 719, 580, 1010]],
          { recipe: ['ham', 'egg', 'gruyere'], choices: { bread: 'croissant' }, additions: onBread },
        ),
      ],
    },
    {
      secId: 22,
      name: 'Oats & yogurt',
      daypart: 'breakfast',
      products: [
        product(
          2201,
          'Steel-Cut Oats with Berries',
          'bowl-with-spoon',
          'Slow-cooked oats, mixed berries and a spoon of wildflower honey.',
          [['', 549, 320, 160]],
          { badges: ['Vegetarian', 'Gluten-conscious'], recipe: ['berries', 'honey'], additions: ['sweetToppings'] },
        ),
        product(
          2202,
          'Apple Almond Oats',
          'red-apple',
          'Steel-cut oats with crisp apple, toasted almonds and cinnamon.',
          [['', 549, 360, 150]],
          { badges: ['Vegan', 'Contains nuts'], recipe: ['apple', 'almonds'], additions: ['sweetToppings'] },
        ),
        product(
          2203,
          'Honey Granola Parfait',
          'custard',
          'Greek yogurt layered with oat granola, strawberries and honey.',
          [['', 529, 310, 95]],
          { badges: ['Vegetarian'], recipe: ['yogurt', 'granola', 'strawberry', 'honey'], additions: ['sweetToppings'] },
        ),
        product(2204, 'Peach Orchard Parfait', 'peach', 'Greek yogurt with ripe peach, almonds and granola.', [['', 549, 330, 100]], {
          badges: ['Vegetarian', 'Contains nuts'],
          recipe: ['yogurt', 'peach', 'almonds', 'granola'],
          additions: ['sweetToppings'],
          offer: [-40, 75],
        }),
      ],
    },
    {
      secId: 23,
      name: 'From the griddle',
      daypart: 'breakfast',
      products: [
        product(
          2301,
          'Buttermilk Pancakes',
          'pancakes',
          'Tall pancakes with cultured butter and warm maple syrup.',
          [
            ['Short stack', 599, 480, 720, true],
            ['Tall stack', 799, 720, 1080],
          ],
          {
            badges: ['Vegetarian'],
            allergens: ['EGG', 'MILK', 'WHEAT'],
            recipe: ['butter'],
            additions: ['sweetToppings'],
            notFor: ['DELIVERY'],
          },
        ),
        product(
          2302,
          'Malted Waffle & Strawberries',
          'waffle',
          'A crisp malted waffle under strawberries and whipped ricotta.',
          [['', 749, 560, 640]],
          {
            badges: ['Vegetarian'],
            allergens: ['EGG', 'MILK', 'WHEAT'],
            recipe: ['strawberry', 'ricotta'],
            additions: ['sweetToppings'],
            notFor: ['DELIVERY', 'CURBSIDE'],
          },
        ),
        product(
          2303,
          'Brisket & Potato Hash',
          'shallow-pan-of-food',
          'Slow-cooked brisket, roasted potato and sweet pepper under a soft egg.',
          [['', 949, 590, 1340]],
          { badges: ['Gluten-conscious'], recipe: ['brisket', 'potato', 'bellPepper', 'egg'], additions: ['garden', 'cheeses'] },
        ),
      ],
    },
  ],
};

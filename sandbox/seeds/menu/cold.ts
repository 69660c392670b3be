import { product, type CategorySeed } from './seed.ts';

export const coldDrinks: CategorySeed = {
  catId: 21,
  name: 'Cold Drinks',
  description: 'From the tap, the press and the fridge.',
  imgKey: 'pressed-lemonade',
  sections: [
    {
      secId: 211,
      name: 'Cold drinks',
      daypart: 'allDay',
      products: [
        product(21101, 'Still Water', 'still-water', 'A cold bottle of spring water.', [['', 229, 0, 0]], {
          badges: ['Vegan', 'Gluten-conscious'],
        }),
        product(21102, 'Sparkling Water', 'sparkling-water', 'Fine bubbles, nothing else.', [['', 249, 0, 10]], {
          badges: ['Vegan', 'Gluten-conscious'],
        }),
        product(
          21103,
          'Pressed Lemonade',
          'pressed-lemonade',
          'Lemons, water and cane sugar.',
          [
            ['16 oz', 349, 170, 15, true],
            ['24 oz', 399, 250, 20],
          ],
          { badges: ['Vegan'], choices: { sweetness: 'sweet' } },
        ),
        product(
          21104,
          'Mint Lemonade',
          'mint-lemonade',
          'Lemonade muddled with mint.',
          [
            ['16 oz', 369, 180, 15, true],
            ['24 oz', 419, 260, 20],
          ],
          { badges: ['Vegan'], choices: { sweetness: 'sweet' } },
        ),
        product(21105, 'Orange Juice', 'orange-juice', 'Pressed oranges, a little pulp.', [['', 379, 160, 5]], {
          badges: ['Vegan', 'Gluten-conscious'],
        }),
        product(21106, 'Apple Juice Box', 'apple-juice-box', 'Cloudy apple juice for small hands.', [['', 199, 90, 10]], {
          badges: ['Vegan', 'Gluten-conscious'],
        }),
        product(21107, 'Cold Milk', 'cold-milk', 'A glass of milk.', [['', 219, 110, 110]], { choices: { milk: 'whole' } }),
        product(
          21108,
          'Prickly Pear Agua Fresca',
          'prickly-pear-agua-fresca',
          'A pink, thirsty-day cooler.',
          [
            ['16 oz', 379, 140, 20, true],
            ['24 oz', 429, 210, 30],
          ],
          { badges: ['Vegan'], choices: { sweetness: 'sweet' }, offer: [130, 220] },
        ),
      ],
    },
  ],
};

export const smoothies: CategorySeed = {
  catId: 22,
  name: 'Smoothies',
  description: 'Fruit first, ice last.',
  imgKey: 'strawberry-banana-smoothie',
  sections: [
    {
      secId: 221,
      name: 'Smoothies',
      daypart: 'allDay',
      products: [
        product(
          22101,
          'Strawberry Banana Smoothie',
          'strawberry-banana-smoothie',
          'Strawberries, banana and Greek yogurt.',
          [['16 oz', 599, 260, 80, true]],
          { badges: ['Vegetarian', 'Gluten-conscious'], recipe: ['strawberry', 'banana', 'yogurt'], additions: ['sweetToppings'] },
        ),
        product(
          22102,
          'Mango Sunrise Smoothie',
          'mango-sunrise-smoothie',
          'Mango, peach and orange juice.',
          [['16 oz', 599, 250, 40, true]],
          {
            badges: ['Vegan', 'Gluten-conscious'],
            recipe: ['mango', 'peach'],
            additions: ['sweetToppings'],
          },
        ),
        product(
          22103,
          'Green Orchard Smoothie',
          'green-orchard-smoothie',
          'Apple, spinach, cucumber and lemon.',
          [['16 oz', 599, 200, 50, true]],
          {
            badges: ['Vegan', 'Gluten-conscious'],
            recipe: ['apple', 'spinach', 'cucumber', 'lemon'],
            additions: ['sweetToppings'],
          },
        ),
        product(
          22104,
          'Peanut Butter Banana Smoothie',
          'peanut-butter-banana-smoothie',
          'Banana, peanut butter and milk, thick and filling.',
          [['16 oz', 649, 430, 180, true]],
          {
            badges: ['Vegetarian', 'Contains nuts'],
            recipe: ['banana', 'peanutButter'],
            choices: { milk: 'whole' },
            additions: ['sweetToppings'],
          },
        ),
        product(22105, 'Berry Oat Smoothie', 'berry-oat-smoothie', 'Mixed berries, oats and oat drink.', [['16 oz', 629, 290, 70, true]], {
          badges: ['Vegan'],
          recipe: ['berries'],
          choices: { milk: 'oat' },
          additions: ['sweetToppings'],
        }),
      ],
    },
  ],
};

import { product, type CategorySeed } from './seed.ts';

export const soups: CategorySeed = {
  catId: 10,
  name: 'Soups',
  description: 'Simmered in small kettles, all day.',
  imgKey: 'autumn-squash',
  sections: [
    {
      secId: 101,
      name: 'Soups',
      daypart: 'allDay',
      products: [
        product(
          10101,
          'Tomato Basil Soup',
          'tomato-basil-soup',
          'Vine tomatoes, cream and basil with rye croutons.',
          [
            ['Cup', 549, 210, 790],
            ['Bowl', 699, 310, 1180, true],
            ['Bread bowl', 929, 960, 1960],
          ],
          { badges: ['Vegetarian'], allergens: ['MILK'], recipe: ['basil', 'croutons'], additions: ['cheeses', 'crunch'] },
        ),
        product(
          10102,
          'Chicken & Wild Rice',
          'chicken-and-wild-rice',
          'Pulled chicken, wild rice, carrots and herbs.',
          [
            ['Cup', 599, 190, 890],
            ['Bowl', 749, 290, 1330, true],
            ['Bread bowl', 979, 940, 2110],
          ],
          { allergens: ['MILK'], recipe: ['chicken', 'rice', 'carrot'], additions: ['cheeses', 'crunch'] },
        ),
        product(
          10103,
          'Broccoli Cheddar',
          'broccoli-cheddar',
          'Broccoli and carrots in a sharp cheddar cream.',
          [
            ['Cup', 599, 260, 940],
            ['Bowl', 749, 380, 1410, true],
            ['Bread bowl', 979, 1030, 2320],
          ],
          { badges: ['Vegetarian'], allergens: ['MILK'], recipe: ['broccoli', 'cheddar'], additions: ['cheeses', 'crunch'] },
        ),
        product(
          10104,
          'Black Bean Pepper',
          'black-bean-pepper',
          'Black beans, sweet pepper and charred corn, gently smoky.',
          [
            ['Cup', 549, 170, 760],
            ['Bowl', 699, 260, 1140, true],
            ['Bread bowl', 929, 910, 1900],
          ],
          { badges: ['Vegan'], recipe: ['blackBeans', 'bellPepper', 'corn'], additions: ['cheeses', 'crunch'] },
        ),
        product(
          10105,
          'French Onion',
          'french-onion',
          'Slow-cooked onions, sherry broth and melted gruyere.',
          [
            ['Cup', 579, 200, 1060],
            ['Bowl', 729, 310, 1580, true],
            ['Bread bowl', 959, 960, 2440],
          ],
          { recipe: ['onion', 'gruyere', 'croutons'], additions: ['cheeses', 'crunch'] },
        ),
        product(
          10106,
          'Loaded Potato',
          'loaded-potato',
          'Roasted potato, smoked bacon and cheddar.',
          [
            ['Cup', 599, 270, 920],
            ['Bowl', 749, 400, 1390, true],
            ['Bread bowl', 979, 1050, 2310],
          ],
          { allergens: ['MILK'], recipe: ['potato', 'bacon', 'cheddar'], additions: ['cheeses', 'crunch'] },
        ),
        product(
          10107,
          'Autumn Squash',
          'autumn-squash',
          'Roasted squash, apple and pumpkin seeds.',
          [
            ['Cup', 579, 200, 620],
            ['Bowl', 729, 300, 930, true],
            ['Bread bowl', 959, 950, 1690],
          ],
          {
            badges: ['Vegetarian'],
            allergens: ['MILK'],
            recipe: ['squash', 'apple', 'pumpkinSeeds'],
            additions: ['cheeses', 'crunch'],
            offer: [-70, 30],
          },
        ),
        product(
          10108,
          'Lemon Lentil & Kale',
          'lemon-lentil-and-kale',
          'Green lentils, kale and lemon, bright and filling.',
          [
            ['Cup', 549, 160, 640],
            ['Bowl', 699, 240, 960, true],
            ['Bread bowl', 929, 890, 1720],
          ],
          { badges: ['Vegan'], recipe: ['kale', 'lemon', 'carrot'], additions: ['cheeses', 'crunch'] },
        ),
        product(
          10109,
          'Garlic Shrimp Bisque',
          'garlic-shrimp-bisque',
          'A velvety bisque with garlic shrimp.',
          [
            ['Cup', 699, 240, 980],
            ['Bowl', 849, 350, 1470, true],
            ['Bread bowl', 1079, 1000, 2370],
          ],
          { allergens: ['MILK'], recipe: ['shrimp'], additions: ['cheeses', 'crunch'] },
        ),
        product(
          10110,
          'Chilled Cucumber Soup',
          'chilled-cucumber-soup',
          'Cucumber, yogurt and mint, for hot days.',
          [
            ['Cup', 549, 120, 410],
            ['Bowl', 699, 180, 620, true],
          ],
          { badges: ['Vegetarian', 'Gluten-conscious'], recipe: ['cucumber', 'yogurt'], offer: [-170, -60] },
        ),
      ],
    },
  ],
};

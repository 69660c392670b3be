import { product, type CategorySeed } from './seed.ts';

export const pasta: CategorySeed = {
  catId: 13,
  name: 'Mac & Pasta',
  description: 'Comfort, by the bowl.',
  imgKey: 'white-cheddar-mac',
  sections: [
    {
      secId: 131,
      name: 'Mac & pasta',
      daypart: 'lunch',
      products: [
        product(
          13101,
          'White Cheddar Mac',
          'white-cheddar-mac',
          'Curly pasta in aged white cheddar.',
          [
            ['Small', 699, 470, 1130],
            ['Large', 1029, 940, 2260, true],
          ],
          { badges: ['Vegetarian'], allergens: ['MILK', 'WHEAT'], recipe: ['cheddar'], additions: ['proteins', 'garden'] },
        ),
        product(
          13102,
          'Bacon Mac',
          'bacon-mac',
          'White cheddar mac with smoked bacon and chives.',
          [
            ['Small', 829, 560, 1420],
            ['Large', 1199, 1120, 2840, true],
          ],
          { allergens: ['MILK', 'WHEAT'], recipe: ['cheddar', 'bacon'], additions: ['proteins', 'garden'] },
        ),
        product(
          13103,
          'Broccoli Mac',
          'broccoli-mac',
          'White cheddar mac under roasted broccoli.',
          [
            ['Small', 749, 490, 1150],
            ['Large', 1099, 980, 2300, true],
          ],
          { badges: ['Vegetarian'], allergens: ['MILK', 'WHEAT'], recipe: ['cheddar', 'broccoli'], additions: ['proteins', 'garden'] },
        ),
        product(
          13104,
          'Meatballs & Spaghetti',
          'meatballs-and-spaghetti',
          'Beef meatballs, tomato sugo and parmesan.',
          [
            ['Small', 849, 480, 1160],
            ['Large', 1229, 960, 2320, true],
          ],
          { allergens: ['WHEAT'], recipe: ['meatball', 'tomato', 'parmesan'], additions: ['proteins', 'cheeses', 'garden'] },
        ),
        product(
          13105,
          'Pesto Garden Pasta',
          'pesto-garden-pasta',
          'Basil pesto, sun-dried tomato and spinach.',
          [
            ['Small', 799, 430, 690],
            ['Large', 1169, 860, 1380, true],
          ],
          {
            badges: ['Vegetarian'],
            allergens: ['WHEAT'],
            recipe: ['pesto', 'sunTomato', 'spinach', 'parmesan'],
            additions: ['proteins', 'cheeses', 'garden'],
          },
        ),
        product(
          13106,
          'Lemon Shrimp Pasta',
          'lemon-shrimp-pasta',
          'Garlic shrimp, lemon butter and arugula.',
          [
            ['Small', 929, 440, 820],
            ['Large', 1329, 880, 1640, true],
          ],
          { allergens: ['WHEAT'], recipe: ['shrimp', 'lemon', 'butter', 'arugula'], additions: ['proteins', 'cheeses', 'garden'] },
        ),
      ],
    },
  ],
};

export const bowls: CategorySeed = {
  catId: 12,
  name: 'Bowls',
  description: 'Warm grains, cool greens.',
  imgKey: 'chicken-quinoa-bowl',
  sections: [
    {
      secId: 121,
      name: 'Bowls',
      daypart: 'lunch',
      products: [
        product(
          12101,
          'Chicken Quinoa Bowl',
          'chicken-quinoa-bowl',
          'Quinoa, grilled chicken, avocado and lemon dressing.',
          [['', 1199, 560, 890]],
          {
            badges: ['Gluten-conscious'],
            recipe: ['quinoa', 'chicken', 'avocado', 'spinach'],
            choices: { dressing: 'oilAndLemon' },
            additions: ['proteins', 'garden', 'crunch'],
          },
        ),
        product(
          12102,
          'Mediterranean Bowl',
          'mediterranean-bowl',
          'Brown rice, hummus, feta, olives and cucumber.',
          [['', 1099, 580, 980]],
          {
            badges: ['Vegetarian'],
            recipe: ['rice', 'hummus', 'feta', 'olives', 'cucumber'],
            choices: { dressing: 'vinaigrette' },
            additions: ['proteins', 'garden', 'crunch'],
          },
        ),
        product(
          12103,
          'Teriyaki-Style Steak Bowl',
          'teriyaki-style-steak-bowl',
          'Seared steak, brown rice, broccoli and sesame ginger.',
          [['', 1349, 690, 1620]],
          { recipe: ['rice', 'steak', 'broccoli', 'carrot'], choices: { dressing: 'sesame' }, additions: ['proteins', 'garden', 'crunch'] },
        ),
        product(
          12104,
          'Black Bean Burrito Bowl',
          'black-bean-burrito-bowl',
          'Brown rice, black beans, corn, avocado and cilantro.',
          [['', 1049, 610, 780]],
          {
            badges: ['Vegan', 'Gluten-conscious'],
            recipe: ['rice', 'blackBeans', 'corn', 'avocado', 'cilantro'],
            choices: { dressing: 'oilAndLemon' },
            additions: ['proteins', 'garden', 'crunch'],
          },
        ),
        product(12105, 'Sesame Salmon Bowl', 'sesame-salmon-bowl', 'Smoked salmon, rice, cucumber and avocado.', [['', 1399, 590, 1190]], {
          recipe: ['rice', 'salmon', 'cucumber', 'avocado'],
          choices: { dressing: 'sesame' },
          additions: ['proteins', 'garden', 'crunch'],
        }),
        product(
          12106,
          'Harvest Squash Bowl',
          'harvest-squash-bowl',
          'Quinoa, roasted squash, kale, cranberries and almonds.',
          [['', 1099, 520, 430]],
          {
            badges: ['Vegan', 'Contains nuts'],
            recipe: ['quinoa', 'squash', 'kale', 'cranberries', 'almonds'],
            choices: { dressing: 'balsamic' },
            additions: ['proteins', 'garden', 'crunch'],
          },
        ),
      ],
    },
  ],
};

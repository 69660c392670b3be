import { product, type CategorySeed } from './seed.ts';

export const bagels: CategorySeed = {
  catId: 3,
  name: 'Bagels & Spreads',
  description: 'Boiled, baked and still warm at sunrise.',
  imgKey: 'everything-and-then-some',
  sections: [
    {
      secId: 31,
      name: 'Bagels',
      daypart: 'allDay',
      products: [
        product(3101, 'Plain Bagel', 'plain-bagel', 'Chewy inside, crackled outside, and ready for anything.', [['', 179, 290, 460]], {
          badges: ['Vegetarian'],
          allergens: ['WHEAT'],
          additions: ['spreads'],
        }),
        product(3102, 'Seven Seed Bagel', 'seven-seed-bagel', 'Rolled in sesame, poppy, sunflower and four more.', [['', 189, 320, 480]], {
          badges: ['Vegetarian'],
          allergens: ['SESAME', 'WHEAT'],
          additions: ['spreads'],
        }),
        product(
          3103,
          'Everything & Then Some',
          'everything-and-then-some',
          'Garlic, onion, sesame, poppy and a pinch of sea salt.',
          [['', 189, 310, 640]],
          {
            badges: ['Vegetarian'],
            allergens: ['SESAME', 'WHEAT'],
            additions: ['spreads'],
          },
        ),
        product(
          3104,
          'Cinnamon Swirl Bagel',
          'cinnamon-swirl-bagel',
          'A ribbon of cinnamon and brown sugar in every bite.',
          [['', 199, 330, 430]],
          {
            badges: ['Vegetarian'],
            allergens: ['WHEAT'],
            additions: ['spreads'],
          },
        ),
        product(
          3105,
          'Wild Blueberry Bagel',
          'wild-blueberry-bagel',
          'Dotted with wild blueberries, lightly sweet.',
          [['', 199, 320, 440]],
          {
            badges: ['Vegetarian'],
            allergens: ['WHEAT'],
            additions: ['spreads'],
          },
        ),
        product(3106, 'Cheddar Crust Bagel', 'cheddar-crust-bagel', 'Sharp cheddar baked into a golden crust.', [['', 219, 350, 590]], {
          badges: ['Vegetarian'],
          allergens: ['MILK', 'WHEAT'],
          additions: ['spreads'],
        }),
        product(
          3107,
          "Baker's Dozen Bagels",
          'bakers-dozen-bagels',
          "Thirteen bagels, the baker's own mix, boxed to share.",
          [['', 1899, 3900, 6200]],
          {
            badges: ['Vegetarian'],
            allergens: ['MILK', 'SESAME', 'WHEAT'],
            contents: [
              [3102, 4],
              [3103, 3],
              [3104, 3],
              [3106, 3],
            ],
          },
        ),
      ],
    },
    {
      secId: 32,
      name: 'Spreads',
      daypart: 'allDay',
      products: [
        product(
          3201,
          'Plain Cream Cheese Tub',
          'plain-cream-cheese-tub',
          'Whipped light, with a clean tang.',
          [
            ['Small', 199, 140, 125, true],
            ['Tub', 449, 1100, 980],
          ],
          { badges: ['Vegetarian', 'Gluten-conscious'], allergens: ['MILK'] },
        ),
        product(
          3202,
          'Chive & Onion Tub',
          'chive-and-onion-tub',
          'Cream cheese with garden chives and sweet onion.',
          [
            ['Small', 219, 140, 150, true],
            ['Tub', 479, 1080, 1100],
          ],
          { badges: ['Vegetarian', 'Gluten-conscious'], allergens: ['MILK'] },
        ),
        product(
          3203,
          'Honey Walnut Tub',
          'honey-walnut-tub',
          'Cream cheese folded with honey and candied walnuts.',
          [
            ['Small', 229, 160, 105, true],
            ['Tub', 499, 1240, 840],
          ],
          { badges: ['Vegetarian', 'Contains nuts'], allergens: ['MILK', 'WALNUT'] },
        ),
        product(
          3204,
          'Garden Hummus Cup',
          'garden-hummus-cup',
          'Chickpeas, lemon and tahini, smooth as silk.',
          [
            ['Small', 229, 110, 190, true],
            ['Tub', 479, 860, 1500],
          ],
          { badges: ['Vegan'], allergens: ['SESAME'] },
        ),
      ],
    },
  ],
};

export const breads: CategorySeed = {
  catId: 6,
  name: 'Breads',
  description: 'Loaves from the stone oven, whole or sliced.',
  imgKey: 'country-sourdough',
  sections: [
    {
      secId: 61,
      name: 'Loaves',
      daypart: 'allDay',
      products: [
        product(
          6101,
          'Country Sourdough',
          'country-sourdough',
          'A two-day loaf with a blistered crust and an open crumb.',
          [
            ['Half', 399, 660, 1300],
            ['Loaf', 699, 1320, 2600, true],
          ],
          { badges: ['Vegan'], allergens: ['WHEAT'] },
        ),
        product(
          6102,
          'Seeded Multigrain',
          'seeded-multigrain',
          'Nutty whole grains under a crust of seeds.',
          [
            ['Half', 429, 640, 1120],
            ['Loaf', 749, 1280, 2240, true],
          ],
          { badges: ['Vegan'], allergens: ['SESAME', 'WHEAT'] },
        ),
        product(
          6103,
          'Caraway Rye',
          'caraway-rye',
          'Dark, malty and scented with caraway.',
          [
            ['Half', 429, 620, 1240],
            ['Loaf', 749, 1240, 2480, true],
          ],
          { badges: ['Vegan'], allergens: ['WHEAT'] },
        ),
        product(6104, 'Honey Brioche Loaf', 'honey-brioche-loaf', 'Soft and golden, made with cultured butter.', [['', 799, 1760, 1360]], {
          badges: ['Vegetarian'],
          allergens: ['EGG', 'MILK', 'WHEAT'],
        }),
        product(
          6105,
          'Olive & Rosemary Ciabatta',
          'olive-and-rosemary-ciabatta',
          'Chewy ciabatta with kalamata olives and rosemary.',
          [['', 649, 1120, 2420]],
          {
            badges: ['Vegan'],
            allergens: ['WHEAT'],
          },
        ),
      ],
    },
    {
      secId: 62,
      name: 'Small breads',
      daypart: 'allDay',
      products: [
        product(6201, 'Stone-Oven Baguette', 'stone-oven-baguette', 'Thin crust, quick snap, best today.', [['', 379, 720, 1560]], {
          badges: ['Vegan'],
          allergens: ['WHEAT'],
        }),
        product(6202, 'Pretzel Twist', 'pretzel-twist', 'Deep brown, salted by hand, soft inside.', [['', 329, 380, 890]], {
          badges: ['Vegetarian'],
          allergens: ['MILK', 'WHEAT'],
        }),
        product(6203, 'Dinner Rolls, Six', 'dinner-rolls-six', 'Six buttery pull-apart rolls.', [['', 599, 900, 1200]], {
          badges: ['Vegetarian'],
          allergens: ['EGG', 'MILK', 'WHEAT'],
        }),
      ],
    },
  ],
};

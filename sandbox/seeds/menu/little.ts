import { product, type CategorySeed } from './seed.ts';

export const kids: CategorySeed = {
  catId: 16,
  name: 'Kids',
  description: 'Small plates, no nonsense.',
  imgKey: 'kids-meal',
  sections: [
    {
      secId: 161,
      name: 'Kids',
      daypart: 'allDay',
      products: [
        product(16101, 'Kids Grilled Cheese', 'kids-grilled-cheese', 'Cheddar on soft bread, cut in triangles.', [['', 499, 340, 620]], {
          badges: ['Vegetarian'],
          recipe: ['cheddar', 'butter'],
          choices: { bread: 'sourdough' },
        }),
        product(16102, 'Kids Cheddar Mac', 'kids-cheddar-mac', 'A small bowl of white cheddar mac.', [['', 549, 420, 940]], {
          badges: ['Vegetarian'],
          allergens: ['MILK', 'WHEAT'],
          recipe: ['cheddar'],
        }),
        product(16103, 'Kids Turkey Roll-Up', 'kids-turkey-roll-up', 'Turkey and cheddar rolled in a soft wrap.', [['', 529, 290, 680]], {
          allergens: ['WHEAT'],
          recipe: ['turkey', 'cheddar'],
        }),
        product(
          16104,
          'Kids Noodles & Butter',
          'kids-noodles-and-butter',
          'Spaghetti, butter and a little parmesan.',
          [['', 499, 360, 310]],
          {
            badges: ['Vegetarian'],
            allergens: ['WHEAT'],
            recipe: ['butter', 'parmesan'],
          },
        ),
        product(
          16105,
          'Kids Peanut Butter & Jam',
          'kids-peanut-butter-and-jam',
          'Peanut butter and berry jam, crusts off.',
          [['', 449, 390, 330]],
          {
            badges: ['Vegetarian', 'Contains nuts'],
            recipe: ['peanutButter', 'jam'],
            choices: { bread: 'multigrain' },
          },
        ),
      ],
    },
  ],
};

export const sides: CategorySeed = {
  catId: 17,
  name: 'Sides',
  description: 'A little something alongside.',
  imgKey: 'sea-salt-potato-chips',
  sections: [
    {
      secId: 171,
      name: 'Sides',
      daypart: 'allDay',
      products: [
        product(17101, 'Sea Salt Potato Chips', 'sea-salt-potato-chips', 'Kettle cooked, crunchy, salted by hand.', [['', 199, 150, 140]], {
          badges: ['Vegan', 'Gluten-conscious'],
        }),
        product(17102, 'Crisp Apple', 'crisp-apple', 'One apple, washed and ready.', [['', 129, 95, 0]], {
          badges: ['Vegan', 'Gluten-conscious'],
        }),
        product(17103, 'Baguette Piece', 'baguette-piece', 'The end of a fresh baguette, warmed.', [['', 149, 180, 390]], {
          badges: ['Vegan'],
          allergens: ['WHEAT'],
        }),
        product(
          17104,
          'Fruit Cup',
          'fruit-cup',
          'Grapes, melon and strawberries.',
          [
            ['Small', 349, 60, 15, true],
            ['Large', 499, 110, 25],
          ],
          { badges: ['Vegan', 'Gluten-conscious'], recipe: ['grapes', 'strawberry'] },
        ),
        product(
          17105,
          'Roasted Potato Wedges',
          'roasted-potato-wedges',
          'Potato wedges with rosemary and sea salt.',
          [['', 399, 310, 520]],
          {
            badges: ['Vegan', 'Gluten-conscious'],
            recipe: ['potato'],
          },
        ),
        product(17106, 'Side Caesar', 'side-caesar', 'A small bowl of the classic.', [['', 449, 150, 330]], {
          recipe: ['romaine', 'parmesan', 'croutons'],
          choices: { dressing: 'caesar' },
        }),
        product(17107, 'Greek Yogurt Cup', 'greek-yogurt-cup', 'Greek yogurt with honey.', [['', 299, 130, 60]], {
          badges: ['Vegetarian', 'Gluten-conscious'],
          recipe: ['yogurt', 'honey'],
        }),
        product(17108, 'Buttered Popcorn', 'buttered-popcorn', 'Popped here, with cultured butter.', [['', 249, 220, 260]], {
          badges: ['Vegetarian', 'Gluten-conscious'],
          allergens: ['MILK'],
        }),
      ],
    },
  ],
};

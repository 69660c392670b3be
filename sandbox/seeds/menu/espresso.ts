import { product, type CategorySeed } from './seed.ts';

export const espresso: CategorySeed = {
  catId: 19,
  name: 'Espresso',
  description: 'Two shots, your milk.',
  imgKey: 'caffe-latte',
  sections: [
    {
      secId: 191,
      name: 'Hot',
      daypart: 'allDay',
      products: [
        product(
          19101,
          'Caffe Latte',
          'caffe-latte',
          'Espresso under a thin layer of foam.',
          [
            ['12 oz', 429, 150, 110],
            ['16 oz', 479, 190, 150, true],
            ['20 oz', 529, 240, 190],
          ],
          { badges: ['Vegetarian', 'Contains caffeine'], choices: { milk: 'whole' }, additions: ['drinkExtras'] },
        ),
        product(
          19102,
          'Cappuccino',
          'cappuccino',
          'Espresso and a thick, dry foam.',
          [
            ['12 oz', 429, 110, 90],
            ['16 oz', 479, 140, 110, true],
          ],
          { badges: ['Vegetarian', 'Contains caffeine'], choices: { milk: 'whole' }, additions: ['drinkExtras'] },
        ),
        product(
          19103,
          'Caramel Latte',
          'caramel-latte',
          'Espresso, milk and slow caramel.',
          [
            ['12 oz', 489, 270, 170],
            ['16 oz', 539, 340, 210, true],
            ['20 oz', 589, 420, 260],
          ],
          { badges: ['Vegetarian', 'Contains caffeine'], allergens: ['MILK'], choices: { milk: 'whole' }, additions: ['drinkExtras'] },
        ),
        product(
          19104,
          'Mocha',
          'mocha',
          'Espresso, dark cocoa and steamed milk.',
          [
            ['12 oz', 489, 280, 160],
            ['16 oz', 539, 350, 200, true],
            ['20 oz', 589, 430, 250],
          ],
          { badges: ['Vegetarian', 'Contains caffeine'], choices: { milk: 'whole' }, additions: ['drinkExtras'] },
        ),
        product(19105, 'Espresso', 'espresso', 'Two shots, straight.', [['', 279, 10, 10]], { badges: ['Vegan', 'Contains caffeine'] }),
        product(
          19106,
          'Gingerbread Latte',
          'gingerbread-latte',
          'Espresso, molasses and warm ginger.',
          [
            ['12 oz', 509, 280, 170],
            ['16 oz', 559, 350, 210, true],
            ['20 oz', 609, 430, 260],
          ],
          { badges: ['Vegetarian', 'Contains caffeine', 'New'], choices: { milk: 'whole' }, additions: ['drinkExtras'], offer: [-15, 45] },
        ),
      ],
    },
    {
      secId: 192,
      name: 'Iced',
      daypart: 'allDay',
      products: [
        product(
          19201,
          'Iced Latte',
          'iced-latte',
          'Espresso and cold milk over ice.',
          [
            ['16 oz', 479, 130, 110, true],
            ['24 oz', 549, 190, 160],
          ],
          { badges: ['Vegetarian', 'Contains caffeine'], choices: { milk: 'whole' }, additions: ['drinkExtras'] },
        ),
        product(
          19202,
          'Iced Caramel Latte',
          'iced-caramel-latte',
          'Espresso, cold milk and caramel over ice.',
          [
            ['16 oz', 539, 280, 170, true],
            ['24 oz', 609, 380, 240],
          ],
          { badges: ['Vegetarian', 'Contains caffeine'], allergens: ['MILK'], choices: { milk: 'whole' }, additions: ['drinkExtras'] },
        ),
      ],
    },
  ],
};

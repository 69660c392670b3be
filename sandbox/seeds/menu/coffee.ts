import { product, type CategorySeed } from './seed.ts';

export const coffee: CategorySeed = {
  catId: 18,
  name: 'Coffee',
  description: 'Roasted in small drums, brewed every half hour.',
  imgKey: 'hearth-blend-coffee',
  sections: [
    {
      secId: 181,
      name: 'Hot',
      daypart: 'allDay',
      products: [
        product(
          18101,
          'Hearth Blend Coffee',
          'hearth-blend-coffee',
          'A medium roast, cocoa and toasted almond.',
          [
            ['12 oz', 249, 5, 10],
            ['16 oz', 279, 5, 10, true],
            ['20 oz', 309, 10, 15],
          ],
          { badges: ['Vegan', 'Contains caffeine'], additions: ['drinkExtras'] },
        ),
        product(
          18102,
          'Dark Roast Coffee',
          'dark-roast-coffee',
          'Deep and smoky with a sweet finish.',
          [
            ['12 oz', 249, 5, 10],
            ['16 oz', 279, 5, 10, true],
            ['20 oz', 309, 10, 15],
          ],
          { badges: ['Vegan', 'Contains caffeine'], additions: ['drinkExtras'] },
        ),
        product(
          18103,
          'Decaf Coffee',
          'decaf-coffee',
          'All of the roast, none of the rush.',
          [
            ['12 oz', 249, 5, 10],
            ['16 oz', 279, 5, 10, true],
            ['20 oz', 309, 10, 15],
          ],
          { badges: ['Vegan'], additions: ['drinkExtras'] },
        ),
        product(
          18104,
          'Coffee for the Table',
          'coffee-for-the-table',
          'Ninety-six ounces of hearth blend, with ten cups.',
          [['', 1999, 40, 90]],
          {
            badges: ['Vegan', 'Contains caffeine'],
            notFor: ['DRIVE_THRU'],
          },
        ),
      ],
    },
    {
      secId: 182,
      name: 'Iced',
      daypart: 'allDay',
      products: [
        product(
          18201,
          'Iced Coffee',
          'iced-coffee',
          'Hearth blend, chilled over plenty of ice.',
          [
            ['16 oz', 329, 5, 15, true],
            ['24 oz', 379, 10, 20],
          ],
          { badges: ['Vegan', 'Contains caffeine'], choices: { sweetness: 'unsweetened' }, additions: ['drinkExtras'] },
        ),
        product(
          18202,
          'Slow Cold Brew',
          'slow-cold-brew',
          'Steeped for twenty hours, smooth as velvet.',
          [
            ['16 oz', 399, 5, 20, true],
            ['24 oz', 449, 10, 25],
          ],
          { badges: ['Vegan', 'Contains caffeine'], choices: { sweetness: 'unsweetened' }, additions: ['drinkExtras'] },
        ),
      ],
    },
  ],
};

export const tea: CategorySeed = {
  catId: 20,
  name: 'Tea',
  description: 'Whole leaf, steeped for you.',
  imgKey: 'chamomile-tea',
  sections: [
    {
      secId: 201,
      name: 'Tea',
      daypart: 'allDay',
      products: [
        product(
          20101,
          'Breakfast Black Tea',
          'breakfast-black-tea',
          'Brisk and malty.',
          [
            ['12 oz', 249, 0, 0],
            ['16 oz', 279, 0, 0, true],
          ],
          { badges: ['Vegan', 'Contains caffeine'], additions: ['drinkExtras'] },
        ),
        product(
          20102,
          'Jasmine Green Tea',
          'jasmine-green-tea',
          'Green tea scented with night jasmine.',
          [
            ['12 oz', 249, 0, 0],
            ['16 oz', 279, 0, 0, true],
          ],
          { badges: ['Vegan', 'Contains caffeine'], additions: ['drinkExtras'] },
        ),
        product(
          20103,
          'Chamomile Tea',
          'chamomile-tea',
          'Flowers, honeyed and calm.',
          [
            ['12 oz', 249, 0, 0],
            ['16 oz', 279, 0, 0, true],
          ],
          { badges: ['Vegan'], additions: ['drinkExtras'] },
        ),
        product(
          20104,
          'Masala Chai Latte',
          'masala-chai-latte',
          'Black tea, spices and steamed milk.',
          [
            ['12 oz', 449, 200, 110],
            ['16 oz', 499, 260, 140, true],
          ],
          { badges: ['Vegetarian', 'Contains caffeine'], choices: { milk: 'whole' }, additions: ['drinkExtras'] },
        ),
        product(
          20105,
          'Iced Black Tea',
          'iced-black-tea',
          'Brewed strong, poured over ice.',
          [
            ['16 oz', 279, 0, 10, true],
            ['24 oz', 319, 0, 15],
          ],
          { badges: ['Vegan', 'Contains caffeine'], choices: { sweetness: 'unsweetened' } },
        ),
      ],
    },
  ],
};

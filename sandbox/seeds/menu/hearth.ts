import { product, type CategorySeed } from './seed.ts';

export const flatbreads: CategorySeed = {
  catId: 8,
  name: 'Flatbreads',
  description: 'Thin, blistered and meant for tearing.',
  imgKey: 'margherita-flatbread',
  sections: [
    {
      secId: 81,
      name: 'Flatbreads',
      daypart: 'lunch',
      products: [
        product(8101, 'Margherita Flatbread', 'margherita-flatbread', 'Tomato, fresh mozzarella and basil.', [['', 1029, 720, 1420]], {
          badges: ['Vegetarian'],
          allergens: ['WHEAT'],
          recipe: ['tomato', 'mozzarella', 'basil'],
          additions: ['proteins', 'cheeses', 'garden'],
        }),
        product(
          8102,
          'Prosciutto & Fig Flatbread',
          'prosciutto-and-fig-flatbread',
          'Prosciutto, goat cheese, arugula and a fig glaze.',
          [['', 1179, 760, 1680]],
          { allergens: ['WHEAT'], recipe: ['prosciutto', 'goatCheese', 'arugula'], additions: ['proteins', 'cheeses', 'garden'] },
        ),
        product(
          8103,
          'Chipotle Chicken Flatbread',
          'chipotle-chicken-flatbread',
          'Grilled chicken, charred corn, cheddar and smoky hot sauce.',
          [['', 1129, 790, 1760]],
          { allergens: ['WHEAT'], recipe: ['chicken', 'corn', 'cheddar', 'hotSauce'], additions: ['proteins', 'cheeses', 'garden'] },
        ),
        product(
          8104,
          'Wild Mushroom Flatbread',
          'wild-mushroom-flatbread',
          'Roasted mushrooms, ricotta and parmesan.',
          [['', 1079, 690, 1290]],
          {
            badges: ['Vegetarian'],
            allergens: ['WHEAT'],
            recipe: ['mushroom', 'ricotta', 'parmesan'],
            additions: ['proteins', 'cheeses', 'garden'],
          },
        ),
        product(
          8105,
          'Sausage & Pepper Flatbread',
          'sausage-and-pepper-flatbread',
          'Sage sausage, sweet pepper and mozzarella.',
          [['', 1129, 840, 1890]],
          { allergens: ['WHEAT'], recipe: ['sausage', 'bellPepper', 'mozzarella'], additions: ['proteins', 'cheeses', 'garden'] },
        ),
        product(
          8106,
          'Pear & Walnut Flatbread',
          'pear-and-walnut-flatbread',
          'Roasted pear, blue cheese and candied walnuts.',
          [['', 1129, 780, 1240]],
          {
            badges: ['Vegetarian', 'Contains nuts'],
            allergens: ['WHEAT'],
            recipe: ['pear', 'blueCheese', 'walnuts', 'arugula'],
            additions: ['proteins', 'cheeses', 'garden'],
            offer: [-45, 45],
          },
        ),
      ],
    },
  ],
};

export const toasts: CategorySeed = {
  catId: 9,
  name: 'Toasts',
  description: 'Thick slices, generous tops.',
  imgKey: 'avocado-and-seeds-toast',
  sections: [
    {
      secId: 91,
      name: 'Toasts',
      daypart: 'allDay',
      products: [
        product(
          9101,
          'Avocado & Seeds Toast',
          'avocado-and-seeds-toast',
          'Smashed avocado, lemon and pumpkin seeds on multigrain.',
          [['', 699, 340, 420]],
          {
            badges: ['Vegan'],
            recipe: ['avocado', 'lemon', 'pumpkinSeeds'],
            choices: { bread: 'multigrain' },
            additions: ['proteins', 'garden'],
          },
        ),
        product(
          9102,
          'Ricotta & Honey Toast',
          'ricotta-and-honey-toast',
          'Whipped ricotta and wildflower honey on sourdough.',
          [['', 649, 360, 390]],
          {
            badges: ['Vegetarian'],
            recipe: ['ricotta', 'honey'],
            choices: { bread: 'sourdough' },
            additions: ['sweetToppings'],
          },
        ),
        product(
          9103,
          'Smoked Salmon Toast',
          'smoked-salmon-toast',
          'Smoked salmon, cream cheese, cucumber and onion on rye.',
          [['', 899, 380, 910]],
          {
            recipe: ['salmon', 'creamCheese', 'cucumber', 'onion'],
            choices: { bread: 'rye' },
            additions: ['garden'],
          },
        ),
        product(
          9104,
          'Peanut Butter & Banana Toast',
          'peanut-butter-and-banana-toast',
          'Peanut butter, banana and honey on multigrain.',
          [['', 579, 440, 310]],
          {
            badges: ['Vegetarian', 'Contains nuts'],
            recipe: ['peanutButter', 'banana', 'honey'],
            choices: { bread: 'multigrain' },
            additions: ['sweetToppings'],
          },
        ),
        product(
          9105,
          'Tomato & Burst Basil Toast',
          'tomato-and-burst-basil-toast',
          'Vine tomato, pesto and mozzarella on sourdough.',
          [['', 679, 350, 520]],
          {
            badges: ['Vegetarian'],
            recipe: ['tomato', 'pesto', 'mozzarella'],
            choices: { bread: 'sourdough' },
            additions: ['garden', 'proteins'],
          },
        ),
      ],
    },
  ],
};

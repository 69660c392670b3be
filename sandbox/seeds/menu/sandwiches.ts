import { product, type CategorySeed } from './seed.ts';

const onBread = ['proteins', 'cheeses', 'garden', 'sauces'] as const;

export const sandwiches: CategorySeed = {
  catId: 7,
  name: 'Sandwiches',
  description: 'Built to order on bread we baked this morning.',
  imgKey: 'roast-turkey-and-avocado',
  sections: [
    {
      secId: 71,
      name: 'Hot from the press',
      daypart: 'lunch',
      products: [
        product(
          7101,
          'Brisket & Gruyere Melt',
          'brisket-and-gruyere-melt',
          'Slow-cooked brisket, aged gruyere and grain mustard on rye.',
          [
            ['Half', 749, 440, 1010],
            ['Whole', 1199, 880, 2020, true],
          ],
          { recipe: ['brisket', 'gruyere', 'onion', 'mustard'], choices: { bread: 'rye' }, additions: onBread },
        ),
        product(
          7102,
          'Chicken Pesto Press',
          'chicken-pesto-press',
          'Grilled chicken, mozzarella, tomato and basil pesto on ciabatta.',
          [
            ['Half', 699, 390, 780],
            ['Whole', 1129, 780, 1560, true],
          ],
          { recipe: ['chicken', 'mozzarella', 'tomato', 'pesto'], choices: { bread: 'ciabatta' }, additions: onBread },
        ),
        product(
          7103,
          'Three Cheese Toastie',
          'three-cheese-toastie',
          'Cheddar, gruyere and provolone melted in buttered sourdough.',
          [
            ['Half', 549, 410, 790],
            ['Whole', 899, 820, 1580, true],
          ],
          {
            badges: ['Vegetarian'],
            recipe: ['cheddar', 'gruyere', 'provolone', 'butter'],
            choices: { bread: 'sourdough' },
            additions: onBread,
          },
        ),
        product(
          7104,
          'Steak & Blue Ciabatta',
          'steak-and-blue-ciabatta',
          'Seared steak, blue cheese, arugula and red onion.',
          [
            ['Half', 799, 460, 890],
            ['Whole', 1299, 920, 1780, true],
          ],
          { recipe: ['steak', 'blueCheese', 'arugula', 'onion'], choices: { bread: 'ciabatta' }, additions: onBread },
        ),
        product(
          7105,
          'Meatball Marinara Sub',
          'meatball-marinara-sub',
          'Beef meatballs, tomato and provolone in a toasted ciabatta.',
          [
            ['Half', 699, 480, 1180],
            ['Whole', 1129, 960, 2360, true],
          ],
          { recipe: ['meatball', 'tomato', 'provolone'], choices: { bread: 'ciabatta' }, additions: onBread },
        ),
        product(
          7106,
          'Roasted Mushroom Melt',
          'roasted-mushroom-melt',
          'Roasted mushrooms, spinach and brie on multigrain.',
          [
            ['Half', 629, 350, 640],
            ['Whole', 1029, 700, 1280, true],
          ],
          { badges: ['Vegetarian'], recipe: ['mushroom', 'spinach', 'brie'], choices: { bread: 'multigrain' }, additions: onBread },
        ),
        product(
          7107,
          'Turkey Cranberry Melt',
          'turkey-cranberry-melt',
          'Roast turkey, brie and cranberries, for the cold months.',
          [
            ['Half', 729, 400, 760],
            ['Whole', 1169, 800, 1520, true],
          ],
          {
            badges: ['New'],
            recipe: ['turkey', 'brie', 'cranberries', 'arugula'],
            choices: { bread: 'sourdough' },
            additions: onBread,
            offer: [-30, 60],
          },
        ),
      ],
    },
    {
      secId: 72,
      name: 'Cool & crisp',
      daypart: 'lunch',
      products: [
        product(
          7201,
          'Roast Turkey & Avocado',
          'roast-turkey-and-avocado',
          'Roast turkey, avocado, tomato and greens on sourdough.',
          [
            ['Half', 699, 370, 720],
            ['Whole', 1129, 740, 1440, true],
          ],
          { recipe: ['turkey', 'avocado', 'tomato', 'greens', 'mayo'], choices: { bread: 'sourdough' }, additions: onBread },
        ),
        product(
          7202,
          'Bacon Turkey Club',
          'bacon-turkey-club',
          'Turkey, smoked bacon, cheddar and tomato on multigrain.',
          [
            ['Half', 749, 440, 970],
            ['Whole', 1199, 880, 1940, true],
          ],
          { recipe: ['turkey', 'bacon', 'cheddar', 'tomato', 'greens', 'mayo'], choices: { bread: 'multigrain' }, additions: onBread },
        ),
        product(
          7203,
          'Tuna Garden Sandwich',
          'tuna-garden-sandwich',
          'Tuna salad, cucumber, tomato and greens on multigrain.',
          [
            ['Half', 629, 340, 620],
            ['Whole', 1029, 680, 1240, true],
          ],
          { recipe: ['tuna', 'cucumber', 'tomato', 'greens'], choices: { bread: 'multigrain' }, additions: onBread },
        ),
        product(
          7204,
          'Mediterranean Veggie',
          'mediterranean-veggie',
          'Hummus, feta, cucumber, sweet pepper and greens on ciabatta.',
          [
            ['Half', 579, 290, 640],
            ['Whole', 949, 580, 1280, true],
          ],
          {
            badges: ['Vegetarian'],
            recipe: ['hummus', 'feta', 'cucumber', 'bellPepper', 'greens'],
            choices: { bread: 'ciabatta' },
            additions: onBread,
          },
        ),
        product(
          7205,
          'Ham & Butter Baguette',
          'ham-and-butter-baguette',
          'Honey ham, cultured butter and pickles, the Paris way.',
          [
            ['Half', 599, 360, 880],
            ['Whole', 979, 720, 1760, true],
          ],
          { recipe: ['ham', 'butter', 'pickle'], choices: { bread: 'ciabatta' }, additions: onBread },
        ),
        product(
          7206,
          'Garden Wrap',
          'garden-wrap',
          'Avocado, quinoa, carrot and sesame dressing in a lettuce wrap.',
          [
            ['Half', 579, 190, 310],
            ['Whole', 949, 380, 620, true],
          ],
          {
            badges: ['Vegan'],
            recipe: ['avocado', 'quinoa', 'carrot', 'cucumber'],
            choices: { bread: 'lettuceWrap', dressing: 'sesame' },
            additions: onBread,
          },
        ),
      ],
    },
  ],
};

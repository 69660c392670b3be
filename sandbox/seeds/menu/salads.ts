import { product, type CategorySeed } from './seed.ts';

export const salads: CategorySeed = {
  catId: 11,
  name: 'Salads',
  description: 'Tossed when you order, never before.',
  imgKey: 'strawberry-field-salad',
  sections: [
    {
      secId: 111,
      name: 'Salads',
      daypart: 'lunch',
      products: [
        product(
          11101,
          'Classic Caesar',
          'classic-caesar',
          'Romaine, parmesan, rye croutons and caesar dressing.',
          [
            ['Half', 599, 180, 390],
            ['Whole', 929, 360, 780, true],
          ],
          { recipe: ['romaine', 'parmesan', 'croutons'], choices: { dressing: 'caesar' }, additions: ['proteins', 'garden', 'crunch'] },
        ),
        product(
          11102,
          'Grilled Chicken Caesar',
          'grilled-chicken-caesar',
          'The classic, with grilled chicken.',
          [
            ['Half', 729, 260, 540],
            ['Whole', 1159, 520, 1080, true],
          ],
          {
            recipe: ['romaine', 'chicken', 'parmesan', 'croutons'],
            choices: { dressing: 'caesar' },
            additions: ['proteins', 'garden', 'crunch'],
          },
        ),
        product(
          11103,
          'Strawberry Field Salad',
          'strawberry-field-salad',
          'Strawberries, goat cheese and candied walnuts on greens.',
          [
            ['Half', 679, 190, 210],
            ['Whole', 1059, 380, 420, true],
          ],
          {
            badges: ['Vegetarian', 'Contains nuts'],
            recipe: ['greens', 'strawberry', 'goatCheese', 'walnuts'],
            choices: { dressing: 'balsamic' },
            additions: ['proteins', 'garden', 'crunch'],
          },
        ),
        product(
          11104,
          'Greek Garden Salad',
          'greek-garden-salad',
          'Romaine, feta, olives, cucumber and tomato.',
          [
            ['Half', 629, 200, 520],
            ['Whole', 979, 400, 1040, true],
          ],
          {
            badges: ['Vegetarian', 'Gluten-conscious'],
            recipe: ['romaine', 'feta', 'olives', 'cucumber', 'tomato'],
            choices: { dressing: 'vinaigrette' },
            additions: ['proteins', 'garden', 'crunch'],
          },
        ),
        product(
          11105,
          'Southwest Chicken Salad',
          'southwest-chicken-salad',
          'Grilled chicken, charred corn, black beans and avocado.',
          [
            ['Half', 749, 300, 560],
            ['Whole', 1189, 600, 1120, true],
          ],
          {
            badges: ['Gluten-conscious'],
            recipe: ['romaine', 'chicken', 'corn', 'blackBeans', 'avocado'],
            choices: { dressing: 'ranch' },
            additions: ['proteins', 'garden', 'crunch'],
          },
        ),
        product(
          11106,
          'Apple Harvest Salad',
          'apple-harvest-salad',
          'Crisp apple, blue cheese, turkey and almonds.',
          [
            ['Half', 729, 270, 480],
            ['Whole', 1159, 540, 960, true],
          ],
          {
            badges: ['Contains nuts'],
            recipe: ['greens', 'apple', 'turkey', 'blueCheese', 'almonds'],
            choices: { dressing: 'vinaigrette' },
            additions: ['proteins', 'garden', 'crunch'],
          },
        ),
        product(
          11107,
          'Beet & Citrus Salad',
          'beet-and-citrus-salad',
          'Roasted beets, orange, goat cheese and arugula.',
          [
            ['Half', 649, 170, 260],
            ['Whole', 1019, 340, 520, true],
          ],
          {
            badges: ['Vegetarian', 'Gluten-conscious'],
            recipe: ['arugula', 'beet', 'goatCheese'],
            choices: { dressing: 'balsamic' },
            additions: ['proteins', 'garden', 'crunch'],
            offer: [-25, 80],
          },
        ),
        product(
          11108,
          'Cobb on the Corner',
          'cobb-on-the-corner',
          'Chicken, bacon, egg, avocado and blue cheese in neat rows.',
          [
            ['Half', 779, 340, 690],
            ['Whole', 1249, 680, 1380, true],
          ],
          {
            badges: ['Gluten-conscious'],
            recipe: ['romaine', 'chicken', 'bacon', 'egg', 'avocado', 'blueCheese'],
            choices: { dressing: 'ranch' },
            additions: ['proteins', 'garden', 'crunch'],
          },
        ),
        product(
          11109,
          'Sesame Crunch Salad',
          'sesame-crunch-salad',
          'Romaine, carrot, sesame tofu and crisp chickpeas.',
          [
            ['Half', 649, 220, 430],
            ['Whole', 1019, 440, 860, true],
          ],
          {
            badges: ['Vegan'],
            recipe: ['romaine', 'carrot', 'tofu', 'chickpeas'],
            choices: { dressing: 'sesame' },
            additions: ['proteins', 'garden', 'crunch'],
          },
        ),
      ],
    },
  ],
};

import type { DishRecipe } from '../draw.ts';
import { salad } from './make.ts';

/** Salads. */
export const salads = {
  'classic-caesar': salad('romaine', [
    ['croutons', 8],
    ['parmesan', 9],
  ]),
  'grilled-chicken-caesar': salad('romaine', [
    ['croutons', 6],
    ['parmesan', 5],
    ['chicken', 5, 0.71],
  ]),
  'strawberry-field-salad': salad('greens', [
    ['goatCheese', 6],
    ['strawberry', 8, 0.85],
    ['walnuts', 6, 1.2, 0.65],
  ]),
  'greek-garden-salad': salad('romaine', [
    ['cucumber', 6],
    ['cherryTomato', 7],
    ['feta', 9],
    ['olives', 7],
  ]),
  'southwest-chicken-salad': salad('romaine', [
    ['blackBeans', 6],
    ['corn', 4],
    ['chicken', 4, 0.71],
    ['avocado', 2, 0.71, 0.7],
  ]),
  'apple-harvest-salad': salad('greens', [
    ['turkey', 4, 0.78],
    ['apple', 6],
    ['blueCheese', 6],
    ['almonds', 8, 1.15, 0.5],
  ]),
  'beet-and-citrus-salad': salad('arugula', [
    ['beet', 7, 0.99],
    ['orange', 4],
    ['goatCheese', 5, 0.75, 0.35],
  ]),
  'cobb-on-the-corner': {
    kind: 'cobb',
    tops: [
      ['chicken', 3],
      ['blueCheese', 4],
      ['egg', 3],
      ['bacon', 4],
      ['avocado', 2],
    ],
  },
  'sesame-crunch-salad': salad('romaine', [
    ['carrot', 9],
    ['chickpeas', 5],
    ['tofu', 7],
    ['sesame', 5],
  ]),
} satisfies Record<string, DishRecipe>;

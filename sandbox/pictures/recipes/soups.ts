import type { DishRecipe } from '../draw.ts';
import { soup } from './make.ts';

/** Soups. */
export const soups = {
  'tomato-basil-soup': soup(
    'tomato',
    [
      ['croutons', 4, 0.55],
      ['basil', 4, 0.3],
    ],
    { swirl: 'fbe3c4', glaze: 'cream' },
  ),
  'chicken-and-wild-rice': soup('cream', [
    ['wildRice', 8, 0.85],
    ['carrotSlices', 6, 0.75],
    ['pulledChicken', 7, 0.6],
    ['herbs', 5],
  ]),
  'broccoli-cheddar': soup(
    'cheddar',
    [
      ['broccoli', 6, 0.62],
      ['carrot', 5, 0.75],
      ['cheddar', 2, 0.3],
    ],
    { glaze: 'ink' },
  ),
  'black-bean-pepper': soup(
    'bean',
    [
      ['blackBeans', 8, 0.8],
      ['corn', 5, 0.7],
      ['bellPepper', 5, 0.6],
    ],
    { glaze: 'clay' },
  ),
  'french-onion': soup(
    'broth',
    [
      ['onion', 6, 0.95, 0.75],
      ['croutons', 5, 0.5, 0.6],
      ['meltedGruyere', 1, 0.05],
    ],
    { glaze: 'ink' },
  ),
  'loaded-potato': soup(
    'cream',
    [
      ['potato', 5, 0.68],
      ['bacon', 4, 0.6],
      ['cheddar', 4, 0.5],
    ],
    { glaze: 'ochre' },
  ),
  'autumn-squash': soup(
    'squash',
    [
      ['apple', 3, 0.35],
      ['pumpkinSeeds', 9, 0.6],
    ],
    { swirl: 'fdf0d8', glaze: 'sage' },
  ),
  'lemon-lentil-and-kale': soup(
    'lentil',
    [
      ['lentils', 12, 0.85],
      ['kale', 6, 0.5],
      ['carrotSlices', 5, 0.75],
      ['lemon', 1, 0.1],
    ],
    { glaze: 'cream' },
  ),
  'garlic-shrimp-bisque': soup(
    'bisque',
    [
      ['shrimp', 4, 0.46],
      ['pepper', 4],
    ],
    { swirl: 'fdf0d8' },
  ),
  'chilled-cucumber-soup': soup(
    'cucumber',
    [
      ['cucumber', 5, 0.5],
      ['herbs', 6],
    ],
    { swirl: 'fffdf4', glaze: 'rose' },
  ),
} satisfies Record<string, DishRecipe>;

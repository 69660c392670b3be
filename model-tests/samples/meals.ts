import { plainLine } from '#domain/cart/line.ts';
import type { MealOffer } from '#domain/combo/meals.ts';
import { clubPlacard } from './menu.ts';

/** The meal that the product of the model may become. */
export const clubMeal: MealOffer = {
  placard: { ...clubPlacard, placardId: '1508', hash: 'club-meal-1508', isCombo: true, name: 'Club Meal', imgKey: '' },
  isYouPickTwo: false,
  needs: ['Drink', 'Side'],
  tray: plainLine('1508', 'Club Meal'),
  canCostMore: true,
};

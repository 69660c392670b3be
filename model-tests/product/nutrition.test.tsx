import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import { NutritionSheet } from '#src/flows/product/NutritionSheet.tsx';
import { FoodNotes } from '#src/flows/product/FoodNotes.tsx';
import { Routed } from '../kit/routed.tsx';

const facts = {
  name: 'Brisket & Gruyere Melt',
  picture: null,
  calories: 1880,
  allergens: ['MILK'],
  groups: [],
  nutrients: [
    { i18nName: 'fat', value: 46, unit: 'g' },
    { i18nName: 'saturatedFat', value: 19, unit: 'g' },
  ],
};

it('The nutrition table of an item as it is built has a row for each nutrient with its share of a day, calories alone where nothing is known of them, and closes by Escape (PRODUCT-06, PRODUCT-07, PRODUCT-08)', async () => {
  let closed = 0;
  const { rerender } = await render(<NutritionSheet {...facts} choices={{}} onClose={() => (closed += 1)} />);
  await expect.element(page.getByRole('dialog', { name: /^Nutrition and allergens ?, / })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Calories 1,880' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Total fat 46 g 59%' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Saturated fat 19 g 95%' })).toBeVisible();
  await expect.element(page.getByText('Milk', { exact: true })).toBeVisible();
  await expect.element(page.getByText('As it comes')).toBeVisible();
  await rerender(<NutritionSheet {...facts} choices={{ 1: 'No' }} onClose={() => (closed += 1)} />);
  await expect.element(page.getByText('With your changes')).toBeVisible();
  await rerender(<NutritionSheet {...facts} nutrients={undefined} choices={{}} onClose={() => (closed += 1)} />);
  await expect.element(page.getByRole('row', { name: 'Calories 1,880' })).toBeVisible();
  expect(page.getByRole('row').elements()).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(closed).toBe(1);
});

it('The way to the nutrition table is there with a cafe (PRODUCT-06)', async () => {
  const notes = (onNutrition: (() => void) | null) => (
    <Routed>
      <FoodNotes hasProp65={false} onNutrition={onNutrition} />
    </Routed>
  );
  const { rerender } = await render(notes(null));
  await expect.element(page.getByRole('button', { name: 'How we prepare your food' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Full nutrition and allergens' }).elements()).toHaveLength(0);
  await rerender(notes(() => {}));
  await expect.element(page.getByRole('button', { name: 'Full nutrition and allergens' })).toBeVisible();
});

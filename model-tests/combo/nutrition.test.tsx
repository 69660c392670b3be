import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import { must } from '#domain/must.ts';
import { NutritionButton } from '#src/flows/combo/NutritionButton.tsx';
import { apple, comboMenu, comboPlacard, melt } from '../samples/combos.ts';

const placards = {
  ...comboMenu.placards,
  [melt.placardId]: {
    ...must(comboMenu.placards[melt.placardId], 'placard'),
    allergens: ['MILK', 'WHEAT'],
    ownAllergens: ['MILK', 'WHEAT'],
  },
  [apple.placardId]: { ...must(comboMenu.placards[apple.placardId], 'placard'), allergens: ['MILK'], ownAllergens: ['MILK'] },
};

it('The nutrition of a combo opens over its page: a row for each nutrient of all parts together, and its allergens with the parts that have them (COMBO-11, PRODUCT-06, PRODUCT-07, PRODUCT-08)', async () => {
  const facts = {
    menu: { ...comboMenu, placards },
    placard: comboPlacard,
    picks: { pick1: melt, pick2: null, side: apple },
    groupsOf: () => [],
  };
  const { rerender } = await render(<NutritionButton {...facts} calories={1030} nutrients={[{ i18nName: 'fat', value: 46, unit: 'g' }]} />);
  await page.getByRole('button', { name: 'Full nutrition and allergens' }).click();
  await expect.element(page.getByRole('dialog', { name: /^Nutrition and allergens ?, / })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Calories 1,030' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Total fat 46 g 59%' })).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([`Milk${melt.name} and ${apple.name}`, `Wheat${melt.name}`]);
  await rerender(<NutritionButton {...facts} calories={null} nutrients={undefined} />);
  expect(page.getByRole('row').elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

import { expect } from 'vitest';
import { button, checkbox, unfold } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { page } from 'vitest/browser';
import { says } from '../kit/page.ts';
import type { model } from './allergens.model.ts';

const boxes: Readonly<Record<string, string>> = { MILK: 'Milk', ALMOND: 'Almonds' };

export const driver: Driver<typeof model> = {
  perform: {
    'allergen.toggled': async ({ name }) => {
      if (name !== 'MILK') await unfold('Tree nuts');
      await checkbox(boxes[name] ?? name).click();
    },
    'diet.toggled': ({ diet }) => checkbox(diet).click(),
    'keeping.toggled': () => checkbox(/^Keep this for next time/).click(),
    'choices.cleared': () => button('Clear all').click(),
    'choices.saved': () => button('Show 8 items').click(),
    'list.retried': () => button('Try again').click(),
    'item.accepted': () => button('Add it anyway').click(),
    'allergens.left': () => button('Close').click(),
  },
  expectScreen: {
    loading: () => says('Loading the list of allergens…'),
    unloaded: () => says('We couldn’t load the list of allergens.'),
    choosing: async ({ avoidance, isKept, isUnsaved }) => {
      const isTicked = (name: string, is: boolean) =>
        is ? expect.element(checkbox(name).locator).toBeChecked() : expect.element(checkbox(name).locator).not.toBeChecked();
      await isTicked('Milk', avoidance.allergens.includes('MILK'));
      await isTicked('Vegan', avoidance.diets.includes('Vegan'));
      await expect.element(checkbox(/^Keep this for next time/).locator).toHaveProperty('checked', isKept);
      if (isUnsaved) await says('We couldn’t save this on your device. Try again.');
    },
    asking: () => says('This has milk, which you avoid.'),
    finished: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
};

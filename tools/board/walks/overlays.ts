import type { Walk } from './walk.ts';

/** Overlays of any page, by their addresses. */
export const overlays: Walk = async (page, take) => {
  await page.goto('/app/home.html?openOverlay=menu-search');
  const search = page.getByRole('dialog', { name: 'Search the menu' });
  await search.getByRole('searchbox').fill('soup');
  await search.getByRole('link').first().waitFor();
  await take('Menu search');
  for (const [overlay, name] of [
    ['allergen-drawers', 'Allergies and diet'],
    ['food-prep', 'How we prepare your food'],
    ['prop-65', 'Prop 65'],
    ['site-maintenance', 'Maintenance'],
  ] as const) {
    await page.goto(`/app/menu.html?openOverlay=${overlay}`);
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    await take(name);
  }
};

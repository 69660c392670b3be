import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { sheetsInHistory } from './kit/history.ts';
import { nextNoon } from './kit/noon.ts';
import { pickupOrder } from './kit/order.ts';
import { chooseAsap } from './kit/steps.ts';

const newGuest = openBrowser();
/** It makes five changes to an item; that of `pickupOrder` makes three. */
const generous = { ...pickupOrder, cafe: { ...pickupOrder.cafe, id: '200', name: 'Market Square', customizationsMaxAllowed: 5 } };

it('an item that another cafe cannot make as it was changed is said once, and the cart drawer opens over the next page (CART-27, OVERLAYS-34)', async () => {
  const page = await newGuest({ width: 1280, height: 900 }, { order: generous, serviceWorkers: 'block' });
  await page.route(/\/features\b/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), miniCartIsEnabled: true } });
  });
  await page.clock.setSystemTime(nextNoon());
  await page.goto('/app/product/bacon-turkey-club-7202.html');
  for (const name of ['Smoked bacon', 'Vine tomato', 'Spring greens', 'Mayonnaise']) {
    const levels = page.getByRole('radiogroup', { name: `${name} amount` });
    await levels.getByRole('radio', { name: 'None' }).check();
  }
  await page.getByRole('button', { name: /^Add to cart \$/ }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();

  await page.goto('/app/startOrder.html?cafeId=203&destination=RPU&returnTo=/app/menu.html');
  await chooseAsap(page);
  const said = page.getByRole('dialog', { name: 'Some of your changes are gone' });
  await said.waitFor();
  await said.getByRole('button').last().click();
  await said.waitFor({ state: 'hidden' });

  await page.getByRole('link', { name: 'Turkey Cranberry Melt', exact: true }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Made the usual way here. Edit it to change it again.').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await sheetsInHistory(page, 0);
  await page.reload();
  await page.getByRole('button', { name: /^Add to cart \$/ }).waitFor();
  expect(await said.count()).toBe(0);
});

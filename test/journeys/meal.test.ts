import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { nextNoon } from './kit/noon.ts';
import { pickupOrder } from './kit/order.ts';

const newGuest = openBrowser();
const lunch = { ...pickupOrder, schedule: { priority: 'LATER' as const, at: `${nextNoon().slice(0, 10)}T12:00` } };

const switchOn = (page: Page) =>
  page.route(/\/features\b/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), comboConversion: true, mealUpgradePricing: true } });
  });

const cents = (words: string): number => Math.round(Number(/\$(\d+\.\d\d)/.exec(words)?.[1]) * 100);

it('a guest makes a half sandwich You Pick Two, changes and all, for what the offer says; a declined offer does not come back (FLAGS-06, FLAGS-09, COMBO-10, COMBO-12)', async () => {
  const page = await newGuest(undefined, { order: lunch, serviceWorkers: 'block' });
  const faults = listenForFaults(page);
  await switchOn(page);
  await page.goto('/app/product/three-cheese-toastie-7103.html');
  await page.getByRole('radio', { name: /^Half/ }).check();
  const offer = page.getByRole('region', { name: 'Make it You Pick Two' });
  await offer.getByText('Add a second half and a side').waitFor();
  const upgrade = cents(await offer.getByText(/^From \+\$/).innerText());
  const alone = cents(await page.getByRole('button', { name: /^Add to cart \$/ }).innerText());
  await page.getByLabel(/^Name on the wrapper/).fill('Kim');
  await offer.getByRole('button', { name: /^Make it You Pick Two/ }).click();

  await page.getByRole('heading', { name: 'Choose your second half' }).waitFor();
  await page.getByText('Half Three Cheese Toastie').first().waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Choose your second half' }).waitFor();
  await page.getByRole('button', { name: /^Three Cheese Toastie/ }).click();
  await page.getByRole('button', { name: /^Crisp Apple/ }).click();
  expect(cents(await page.getByRole('button', { name: /^Add to cart \$/ }).innerText())).toBe(alone + upgrade);
  await page.getByRole('button', { name: /^Add to cart \$/ }).click();
  // Back in the category of the combo.
  await page.getByRole('tab', { name: 'You Pick Two', selected: true }).waitFor();
  await page.goto('/app/cart.html');
  await page.getByText('Kim').first().waitFor();

  await page.goto('/app/product/chicken-pesto-press-7102.html');
  const meal = page.getByRole('region', { name: /^Make it/ });
  await meal.getByRole('button', { name: 'No thanks' }).click();
  await meal.waitFor({ state: 'detached' });
  await page.goto('/app/product/three-cheese-toastie-7103.html');
  await page.getByRole('button', { name: /^Add to cart \$/ }).waitFor();
  await expect(meal.count()).resolves.toBe(0);
  expect(faults).toEqual([]);
});

it('a sandwich of the cart becomes a meal in its place (FLAGS-09, COMBO-10)', async () => {
  const page = await newGuest(undefined, { order: lunch, serviceWorkers: 'block' });
  await switchOn(page);
  await page.goto('/app/product/three-cheese-toastie-7103.html');
  await page.getByRole('button', { name: /^Add to cart \$/ }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await page.goto('/app/cart.html');
  await page.getByRole('link', { name: /^Edit Three Cheese Toastie/ }).click();
  await page.getByRole('button', { name: /^Make it a meal/ }).click();
  await page.getByRole('heading', { name: /^Choose your drink/ }).waitFor();
  await page
    .getByRole('button', { name: /^Pressed Lemonade/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Crisp Apple/ }).click();
  await page.getByRole('button', { name: /^Save changes/ }).click();
  await page.getByRole('heading', { name: 'Your cart' }).waitFor();
  await page.getByText('Whole Sandwich Meal').first().waitFor();
  await page.getByText('Whole Three Cheese Toastie').first().waitFor();
  await expect.poll(() => page.getByRole('list', { name: 'In your cart' }).getByRole('link', { name: /^Edit/ }).count()).toBe(1);
});

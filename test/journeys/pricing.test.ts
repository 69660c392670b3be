import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import { capacityAt } from '#sandbox/world/cafe/slots.ts';
import { openBrowser } from './kit/guest.ts';
import { nextNoon } from './kit/noon.ts';
import { pickupOrder } from './kit/order.ts';
import { checkOut, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

/** In the hours in which the bakery's rules make pastry cheaper, and free at the cafe. */
const at = must(
  ['14:15', '14:30', '14:45', '15:00', '15:15', '15:30']
    .map((time) => `${nextNoon().slice(0, 10)}T${time}`)
    .find((time) => capacityAt(pickupOrder.cafe.id, time) > 0),
  'time',
);
const afternoon = { ...pickupOrder, schedule: { priority: 'LATER' as const, at } };

const switchOn = (page: Page) =>
  page.route(/\/features\b/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), dynamicPricing: true } });
  });

it('a price that a rule has changed is said with its reason, and is what the cart, the checkout and the order say (GEN-07, PRICING-02, PRICING-06, CART-08)', async () => {
  const page = await newGuest(undefined, { order: afternoon, serviceWorkers: 'block' });
  await switchOn(page);
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { name: 'Cakes & Cookies', exact: true }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Afternoon bakery hours' }).first();
  const words = (await card.textContent()) ?? '';
  const price = /\$\d+\.\d\d/.exec(words)?.[0] ?? 'no price';
  const was = /was (\$\d+\.\d\d)/.exec(words)?.[1] ?? 'no price';
  expect(Number(price.slice(1))).toBeLessThan(Number(was.slice(1)));
  await card.getByRole('link').first().click();
  await page.getByRole('button', { name: `Add to cart ${price}` }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await page.goto('/app/cart.html');
  const lines = page.getByRole('list', { name: 'In your cart' });
  await lines.getByText('Afternoon bakery hours').waitFor();
  await expect.poll(() => lines.textContent()).toContain(`${price}, was ${was}`);
  await checkOut(page);
  await sayWho(page);
  await typeCard(page);
  // Folded away on a phone.
  await page.getByText(price, { exact: true }).first().waitFor({ state: 'attached' });
  await placeOrder(page);
  await orderNumber(page);
});

it.for([
  ['more', (price: number) => price + 1, /^Turkey Cranberry Melt is now \$/],
  ['less', (price: number) => price - 1, /^Turkey Cranberry Melt costs less now/],
] as const)(
  'food that the guest avoids and that costs %s once they accept it is added by another press only, whose button has the focus (PRICING-01, PRICING-02, MENU-11)',
  async ([, priceAfter, words]) => {
    const page = await newGuest(undefined, { order: pickupOrder, serviceWorkers: 'block' });
    await page.clock.setSystemTime(nextNoon());
    await switchOn(page);
    const name = 'Turkey Cranberry Melt';
    let items: readonly { readonly itemId: string; readonly price: number }[] = [];
    await page.route('**/menu/placards/**', async (route) => {
      const response = await route.fetch();
      const { placards } = (await response.json()) as { placards: readonly { readonly name: string; readonly items: typeof items }[] };
      items = placards.find((card) => card.name === name)?.items ?? items;
      await route.fulfill({ response });
    });
    let isChanged = false;
    await page.route('**/pricing/overrides**', async (route) => {
      const response = await route.fetch();
      const rulesApplied = [{ ruleId: 'rule-1', name: 'Rush hour' }];
      const changed = items.map(({ itemId, price }) => ({ itemId, originalPrice: price, adjPrice: priceAfter(price), rulesApplied }));
      await route.fulfill({ response, json: { ...((await response.json()) as object), items: isChanged ? changed : [] } });
    });
    await page.goto('/app/menu.html');
    await page.getByRole('button', { name: 'Allergies and diet' }).click();
    await page.getByRole('checkbox', { name: 'Milk' }).check();
    await page.getByRole('button', { name: /^(Show \d+|Save choices)/ }).click();
    const isPriced = page.waitForResponse('**/pricing/overrides**');
    await page.goto('/app/initiateOffer.html?offerId=season');
    await isPriced;
    const add = page.getByRole('button', { name: `Add ${name}`, exact: true });
    await add.click();
    const question = page.getByRole('dialog', { name: /^This has milk/ });
    const accept = question.getByRole('button', { name: 'Add it anyway' });
    await accept.waitFor();
    // The prices of an order as soon as possible are those of the minute.
    isChanged = true;
    await page.clock.setSystemTime(nextNoon().replace('T18:00', 'T18:05'));
    await accept.click();
    await page.getByText(words).first().waitFor();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => add.evaluate((button) => document.activeElement === button)).toBe(true);
    await page.getByRole('button', { name: 'Cart 0 items' }).waitFor();
    await add.press('Enter');
    await question.getByRole('button', { name: 'Add it anyway' }).click();
    await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  },
);

import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';
import { checkOut, chooseNextDay, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

const switchOnPricing = (page: Page) =>
  page.route(/\/features\b/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), dynamicPricing: true } });
  });
const laterBy = (page: Page, minutes: number) => page.request.put('/api/sandbox/clock', { data: { minutes } });
const amountIn = (words: string) => /\$\d+\.\d\d/.exec(words)?.[0] ?? 'no amount';

it('a price that rises between view and submit is asked about first: the order is placed at the total that the guest agreed to, once (PRICING-06)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await switchOnPricing(page);
  await page.goto('/app/menu.html');
  // From noon at the cafe: the afternoon's prices hold from 2 to 5.
  await laterBy(page, 3 * 60);
  await page.reload();
  await page.getByRole('tab', { name: 'Cakes & Cookies', exact: true }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Afternoon bakery hours' }).first();
  await card.getByRole('button', { name: /^Add / }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).click();
  await checkOut(page);
  await sayWho(page);
  await typeCard(page);
  const submitted: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/cart/submit')) submitted.push(request.postData() ?? '');
  });
  const seen = amountIn(await page.getByRole('button', { name: /^Place order \$/ }).innerText());
  await laterBy(page, 2 * 60 + 30);
  await placeOrder(page);
  await page.getByText(`It was ${seen}. You haven’t been charged.`).first().waitFor();
  expect(submitted).toEqual([]);
  const agreed = amountIn(await page.getByRole('button', { name: /^Place order \$/ }).innerText());
  expect(Number(agreed.slice(1))).toBeGreaterThan(Number(seen.slice(1)));
  await placeOrder(page);
  await orderNumber(page);
  expect(submitted).toHaveLength(1);
  await page.getByText(agreed, { exact: true }).first().waitFor({ state: 'attached' });
});

it('a lunch item that is refused at breakfast is saved by moving the time: the cart says why, with its button, and the order is placed (AVAIL-06)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { name: 'Bowls', exact: true }).click();
  await page.getByRole('button', { name: 'Add Chicken Quinoa Bowl' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await page.getByRole('link', { name: 'Edit how, where, and when' }).click();
  await chooseNextDay(page, 'Breakfast');
  await page.getByText('Chicken Quinoa Bowl isn’t available then. From 10:30am at this cafe.').waitFor();
  expect(await page.getByRole('button', { name: 'Change time' }).count()).toBe(1);
  const card = page.getByRole('listitem').filter({ hasText: 'Chicken Quinoa Bowl' });
  await page.getByRole('tab', { name: 'Bowls', exact: true }).click();
  await card.getByText('From 10:30am at this cafe').waitFor();

  await page.goto('/app/cart.html');
  await page.getByText('From 10:30am at this cafe. Not in your total.').waitFor();
  await page.getByText('1 item can’t be ordered right now').first().waitFor();
  // Nothing else is in the cart.
  await page.getByRole('main').getByRole('link', { name: 'See the menu' }).waitFor();
  expect(await page.getByRole('link', { name: /^Check out/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Change your order' }).first().click();
  await chooseNextDay(page, 'Lunch');
  await page.goto('/app/cart.html');
  await checkOut(page);
  await sayWho(page);
  await typeCard(page);
  await placeOrder(page);
  await orderNumber(page);
});

it('a lunch item that is refused at breakfast is left out with one press, which leads to the checkout with the rest (CART-24)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { name: 'Bowls', exact: true }).click();
  await page.getByRole('button', { name: 'Add Chicken Quinoa Bowl' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await page.getByRole('tab', { name: 'Pastries', exact: true }).click();
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('button', { name: 'Cart 2 items' }).waitFor();
  await page.getByRole('link', { name: 'Edit how, where, and when' }).click();
  await chooseNextDay(page, 'Breakfast');
  await page.goto('/app/cart.html');
  await page.getByText('1 item can’t be ordered right now').first().waitFor();
  const without = page.getByRole('link', { name: /^Check out without it/ });
  const total = await without.innerText();
  await page.getByRole('link', { name: 'Change your order' }).waitFor();
  await without.focus();
  await checkOut(page, /^Check out without it/);
  await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
  expect(await page.getByText('Chicken Quinoa Bowl').count()).toBe(0);
  expect(total).not.toMatch(/\$0\.00/);
});

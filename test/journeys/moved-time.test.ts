import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { withoutLaterLoads } from './kit/later-loads.ts';
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

it('a price that falls while the menu is open is shown, and one that rises between view and submit is asked about first: the order is placed at the total that the guest agreed to, once (PRICING-01, PRICING-06)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await switchOnPricing(page);
  await page.clock.install();
  const asked = page.waitForResponse(/\/pricing\/overrides/);
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { name: 'Cakes & Cookies', exact: true }).click();
  await asked;
  const card = page.getByRole('listitem').filter({ hasText: 'Afternoon bakery hours' }).first();
  expect(await card.count()).toBe(0);
  // From noon at the cafe: the afternoon's prices hold from 2 to 5.
  await laterBy(page, 3 * 60);
  await page.clock.fastForward('03:00:00');
  await card.waitFor();
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
  await page.getByText('Chicken Quinoa Bowl isn’t available then. From 10:30 AM at this cafe.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Change time' }).count()).toBe(1);
  const card = page.getByRole('listitem').filter({ hasText: 'Chicken Quinoa Bowl' });
  await page.getByRole('tab', { name: 'Bowls', exact: true }).click();
  await card.getByText('From 10:30 AM at this cafe').waitFor();
  // The button of the card leads to the times, and back to where it was pressed.
  await card.getByRole('link', { name: 'Change time' }).focus();
  await page.waitForURL(/section=/);
  const address = page.url();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'When would you like it?' }).waitFor();
  expect(new URL(page.url()).searchParams.get('step')).toBe('time');
  await chooseNextDay(page, 'Breakfast');
  await page.waitForURL(address);
  await card.getByText('From 10:30 AM at this cafe').waitFor();

  await page.goto('/app/cart.html');
  await page.getByText('From 10:30 AM at this cafe. Not in your total.').waitFor();
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
  // The time passes while the order is on its way; before that, the page would ask for another one by itself.
  await page.route(/\/cart\/validate/, (route) => laterBy(page, 24 * 60).then(() => route.continue()), { times: 1 });
  await placeOrder(page);
  // The time has passed: one press orders for the next one, and Back does not leave while that is saved.
  const isAsked = Promise.withResolvers<void>();
  const isSaved = Promise.withResolvers<void>();
  await page.route(/\/cart\/update/, async (route) => {
    isAsked.resolve();
    await isSaved.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Place order for / }).click();
  await isAsked.promise;
  await page.getByRole('dialog', { name: 'Your order' }).getByText('Placing your order…').first().waitFor();
  await page.evaluate(() => history.back());
  // Long enough for a page that would come.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(page.url()).toContain('checkout.html');
  isSaved.resolve();
  await orderNumber(page);
});

/** On the menu, with a lunch item and a pastry in a cart that is for breakfast now. */
async function moveLunchToBreakfast(page: Page) {
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { name: 'Bowls', exact: true }).click();
  await page.getByRole('button', { name: 'Add Chicken Quinoa Bowl' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await page.getByRole('tab', { name: 'Pastries', exact: true }).click();
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('button', { name: 'Cart 2 items' }).waitFor();
  await page.getByRole('link', { name: 'Edit how, where, and when' }).click();
  await chooseNextDay(page, 'Breakfast');
}

it.each(['drawer', 'page'])(
  'a lunch item that is refused at breakfast is left out with one press in the cart’s %s, which leads to the checkout, also where no page was loaded since (CART-24)',
  async (place) => {
    const page = await newGuest(undefined, { order: pickupOrder });
    await moveLunchToBreakfast(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Cart 2 items' }).click();
    if (place === 'page') await page.getByRole('link', { name: 'View full cart' }).click();
    await page.getByText('1 item can’t be ordered right now').first().waitFor();
    await checkOut(page, /^Check out without it/);
    await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
    await expect.poll(() => page.getByText('Chicken Quinoa Bowl').count()).toBe(0);
  },
);

it('a lunch item that is refused at breakfast is left out with one press, which leads to the checkout with the rest (CART-24); a press there without a connection says so before the code of its words has come', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await withoutLaterLoads(page);
  await moveLunchToBreakfast(page);
  await page.goto('/app/cart.html');
  await page.getByText('1 item can’t be ordered right now').first().waitFor();
  const without = page.getByRole('link', { name: /^Check out without it/ });
  const total = await without.innerText();
  await page.getByRole('link', { name: 'Change your order' }).waitFor();
  await without.focus();
  await checkOut(page, /^Check out without it/);
  await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
  await expect.poll(() => page.getByText('Chicken Quinoa Bowl').count()).toBe(0);
  expect(total).not.toMatch(/\$0\.00/);
  await sayWho(page);
  await typeCard(page);
  await page.context().setOffline(true);
  await placeOrder(page);
  await page.getByText('You’re offline, so you can’t pay right now.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Your order wasn’t sent, and you haven’t been charged.').first().waitFor();
  await placeOrder(page);
  await orderNumber(page);
});

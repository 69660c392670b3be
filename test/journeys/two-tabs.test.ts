import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ORDER_KEY } from '#src/app/storage/order-key.ts';
import { openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';
import { addSoup, chooseNextDay, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

/**
 * A guest who places an order in one tab, with another tab at a page; the call goes out once `release` is called. `lost`: no answer of it comes, nor of what
 * is asked about it.
 */
async function placing(path: string, { card, answer = 'read' }: { readonly card?: string; readonly answer?: 'read' | 'lost' } = {}) {
  const page = await newGuest(undefined, { order: pickupOrder });
  await page.goto('/app/menu.html');
  await addSoup(page);
  await sayWho(page);
  await typeCard(page, card);
  const other = await page.context().newPage();
  await other.goto(path);
  await other
    .getByRole('button', { name: 'Cart 1 item' })
    .or(other.getByRole('button', { name: /^(One more |Place order|Continue)/ }))
    .first()
    .waitFor();
  const isSent = Promise.withResolvers<void>();
  const isReleased = Promise.withResolvers<void>();
  await page.route(/\/cart\/submit/, async (route) => {
    isSent.resolve();
    await isReleased.promise;
    if (answer === 'read') return route.continue();
    await page.route(/\/cart\/[^/]+\/summary/, (asked) => asked.abort());
    await route.fetch();
    return route.abort();
  });
  await placeOrder(page);
  await isSent.promise;
  return { page, other, release: isReleased.resolve };
}

/** What a tab asks of the server that changes something, from now on. */
function changesOf(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.includes('/cart')) changes.push(pathname);
  });
  return changes;
}

/** Presses what takes no press. Without `force` the press would wait until it does. */
const pressInVain = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).click({ force: true });

const elsewhere = 'Your order is being placed in another tab. It can’t be changed now.';

const addSandwich = async (page: Page) => {
  await page.getByRole('tab', { name: 'Soups', exact: true }).click();
  await page.getByRole('button', { name: 'Add Broccoli Cheddar' }).click();
};

it('a tab at the cart says that its order is being placed in another one, takes no change meanwhile, and leads to the order then (SUBMIT-01)', async () => {
  const { page, other, release } = await placing('/app/cart.html');
  await other.getByText(elsewhere).first().waitFor();
  expect(await other.getByText(/may have gone through/).count()).toBe(0);
  const changes = changesOf(other);
  await pressInVain(other, /^One more /);
  await pressInVain(other, /^Remove /);
  const main = other.getByRole('main');
  for (const field of await main.locator('fieldset').getByRole('button').all()) await field.click({ force: true });
  await main.getByRole('link', { name: /^Edit Tomato/ }).click({ force: true });
  expect(await main.getByRole('link', { name: /^Check out/ }).count()).toBe(0);
  expect(new URL(other.url()).pathname).toBe('/app/cart.html');
  expect(changes).toEqual([]);
  release();
  const number = await orderNumber(page);
  await other.getByText('Your order is placed.', { exact: true }).first().waitFor();
  await other.getByRole('button', { name: 'See your order' }).click();
  expect(await orderNumber(other)).toBe(number);
  expect(changes).toEqual([]);
});

it('a tab at the checkout says that the order is being placed in another one, takes no press meanwhile, and leads to the order then (SUBMIT-01)', async () => {
  const { page, other, release } = await placing('/app/checkout.html');
  await other.getByRole('status').getByText(elsewhere).waitFor();
  const changes = changesOf(other);
  await pressInVain(other, /^Place order/);
  expect(await other.getByRole('region', { name: 'Please fix the following:' }).count()).toBe(0);
  expect(await page.getByText(/being placed in another tab/).count()).toBe(0);
  release();
  const number = await orderNumber(page);
  expect(await orderNumber(other)).toBe(number);
  expect(changes).toEqual([]);
});

it('an order whose answer does not come is asked about by the checkout of another tab too, which leads to it (SUBMIT-01, SUBMIT-22)', async () => {
  const { page, other, release } = await placing('/app/checkout.html', { answer: 'lost' });
  await other.getByRole('status').getByText(elsewhere).waitFor();
  release();
  await page.getByRole('heading', { name: 'We’re not sure yet' }).waitFor();
  const unsure = other.getByRole('heading', { name: 'We’re not sure yet' });
  await unsure.waitFor();
  await expect.poll(() => unsure.evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect(await other.getByRole('button', { name: /^Place order/ }).count()).toBe(0);
  const changes = changesOf(other);
  await other.getByRole('button', { name: 'Check order status' }).click();
  await orderNumber(other);
  expect(changes).toEqual([]);
});

it('a tab that places an order shows what it submitted, whatever time another one chooses meanwhile, which says that it can’t be changed (SUBMIT-01, SUBMIT-05)', async () => {
  const { page, other, release } = await placing('/app/startOrder.html');
  const shown = page.getByRole('main').getByRole('region', { name: 'Your order', includeHidden: true }).first();
  const submitted = await shown.innerText();
  await other.getByText(elsewhere).first().waitFor();
  await chooseNextDay(other, 'Lunch');
  await page.getByText('Your order changed in another tab.', { exact: false }).first().waitFor();
  expect(await shown.innerText()).toBe(submitted);
  release();
  await orderNumber(page);
  await other.getByText('Your order is placed. The cafe or time you just chose wasn’t part of it.').first().waitFor();
});

it('a change that another tab asks for while the order is being placed is no part of it, which that tab says (SUBMIT-05)', async () => {
  const { page, other, release } = await placing('/app/menu.html');
  await addSandwich(other);
  // The press is in the queue.
  await expect.poll(() => other.evaluate(() => Object.values(localStorage).join().includes('Broccoli Cheddar'))).toBe(true);
  release();
  const number = await orderNumber(page);
  await other.getByText('Your order is placed. Your last change wasn’t part of it.').first().waitFor();
  await other.getByRole('button', { name: 'See your order' }).click();
  expect(await orderNumber(other)).toBe(number);
  // It waits for another order.
  await other.getByText('Start an order and we’ll add Broccoli Cheddar to your cart.').first().waitFor();
});

it('a change that waits in another tab is made where the order is declined, which stays said beside the new total (SUBMIT-05, SUBMIT-11)', async () => {
  const { page, other, release } = await placing('/app/menu.html', { card: '4000000000000002' });
  await addSandwich(other);
  await expect.poll(() => other.evaluate(() => Object.values(localStorage).join().includes('Broccoli Cheddar'))).toBe(true);
  await other.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  release();
  const declined = page.getByText('Your card was declined');
  await declined.waitFor();
  await other.getByRole('button', { name: 'Cart 2 items' }).waitFor();
  await page.getByText(/^Your cart changed. New total: /).waitFor();
  expect(await declined.isVisible()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/declined/);
  expect(await other.getByText(/order is placed/).count()).toBe(0);
  await typeCard(page);
  await placeOrder(page);
  await orderNumber(page);
});

it('an order that another tab sets up while this one starts is the one that this tab shows (GEN-20)', async () => {
  const other = { ...pickupOrder, cafe: { ...pickupOrder.cafe, id: '204', name: 'Other Mill' } };
  const page = await newGuest(undefined, { order: pickupOrder });
  await page.addInitScript(
    ({ key, value }) => {
      const { setTimeout } = window;
      let tasks = 0;
      // The second task of the start comes after the stored order was read.
      Object.assign(window, {
        setTimeout(task: () => void, ms = 0, ...given: unknown[]) {
          const isSecond = ms === 0 && (tasks += 1) === 2;
          const write = () => {
            localStorage.setItem(key, value);
            window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
          };
          return setTimeout(() => (isSecond && write(), task()), ms, ...given);
        },
      });
    },
    { key: ORDER_KEY, value: JSON.stringify({ order: other, previous: other }) },
  );
  await page.goto('/app/menu.html');
  await page.getByText('Pickup · Other Mill').waitFor();
});

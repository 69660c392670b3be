import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ORDER_KEY } from '#src/app/storage/order-key.ts';
import { openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';
import { addSoup, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

/** A guest who places an order in one tab, with another tab at a page; the call goes out once `release` is called. */
async function placing(path: string, card?: string) {
  const page = await newGuest(undefined, { order: pickupOrder });
  await page.goto('/app/menu.html');
  await addSoup(page);
  await sayWho(page);
  await typeCard(page, card);
  const other = await page.context().newPage();
  await other.goto(path);
  await other
    .getByRole('button', { name: 'Cart 1 item' })
    .or(other.getByRole('button', { name: /^(One more |Place order)/ }))
    .first()
    .waitFor();
  const isSent = Promise.withResolvers<void>();
  const isReleased = Promise.withResolvers<void>();
  await page.route(/\/cart\/submit/, async (route) => {
    isSent.resolve();
    await isReleased.promise;
    await route.continue();
  });
  await placeOrder(page);
  await isSent.promise;
  return { page, other, release: isReleased.resolve };
}

const addSandwich = async (page: Page) => {
  await page.getByRole('tab', { name: 'Soups', exact: true }).click();
  await page.getByRole('button', { name: 'Add Broccoli Cheddar' }).click();
};

it('a tab at the cart says that its order is being placed in another one, takes no change meanwhile, and leads to the order then (SUBMIT-01)', async () => {
  const { page, other, release } = await placing('/app/cart.html');
  await other.getByText('Your order is being placed in another tab. It can’t be changed now.').first().waitFor();
  expect(await other.getByText(/may have gone through/).count()).toBe(0);
  const more = other.getByRole('button', { name: /^One more / });
  expect(await more.getAttribute('aria-disabled')).toBe('true');
  expect(await other.getByRole('button', { name: /^Remove / }).getAttribute('aria-disabled')).toBe('true');
  const main = other.getByRole('main');
  for (const field of await main.locator('fieldset').getByRole('button').all()) expect(await field.isDisabled()).toBe(true);
  expect(await main.getByRole('link', { name: /^Check out/ }).count()).toBe(0);
  release();
  const number = await orderNumber(page);
  await other.getByText('Your order is placed.', { exact: true }).first().waitFor();
  await other.getByRole('button', { name: 'See your order' }).click();
  expect(await orderNumber(other)).toBe(number);
});

it('a tab at the checkout says that the order is being placed in another one, takes no press meanwhile, and leads to the order then (SUBMIT-01)', async () => {
  const { page, other, release } = await placing('/app/checkout.html');
  await other.getByRole('status').getByText('Your order is being placed in another tab. It can’t be changed now.').waitFor();
  const place = other.getByRole('button', { name: /^Place order/ });
  expect(await place.getAttribute('aria-disabled')).toBe('true');
  expect(await page.getByText(/being placed in another tab/).count()).toBe(0);
  release();
  const number = await orderNumber(page);
  expect(await orderNumber(other)).toBe(number);
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
  const { page, other, release } = await placing('/app/menu.html', '4000000000000002');
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

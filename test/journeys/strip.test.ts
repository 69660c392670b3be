import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';
import { addSoup, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

/** Adds up what moves on a page without the guest’s doing. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
      document.documentElement.dataset['shifts'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });

it('the strip of an order on its way is on the home page from the first, and nothing moves when its news come (ACTIVE-01)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await page.goto('/app/menu.html');
  await addSoup(page);
  await sayWho(page);
  await typeCard(page);
  await placeOrder(page);
  await orderNumber(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('placedOrders')), { timeout: 10_000 }).toContain('orderId');
  await watchShifts(page);
  await page.goto('/app/home.html');
  await page.getByText('We have your order').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['shifts'] ?? '0')).toBe('0');
});

import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';
import { shiftsOf, watchShifts } from './kit/shifts.ts';
import { addSoup, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

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
  expect(await shiftsOf(page)).toEqual([]);
});

import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';
import { addSoup, checkOut, openSummary, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

/** The label and the amount of each row of the sums. */
const sums = (page: Page) => page.getByRole('region', { name: 'Order summary' }).last().locator('dl > div').allTextContents();

it('a donation that is given in the cart is in its sums, at the checkout, and in the order that is placed; the first one is taken back (CART-17, CAFE-07)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await page.goto('/app/menu.html');
  await addSoup(page);
  await page.getByLabel('First name').waitFor();
  await page.goto('/app/cart.html');
  const onward = page.getByRole('link', { name: /^Check out \$/ });
  const before = await onward.textContent();
  await page.locator('summary', { hasText: 'Bread for the food bank' }).click();
  await page.getByRole('button', { name: 'Give $2.00 to Bread for the food bank' }).waitFor();
  await page.getByRole('button', { name: 'Give $2.00 to Bread for the food bank' }).click();
  await page.getByText('Thank you. $2.00 for Bread for the food bank is on your order.').waitFor();
  await page.getByRole('button', { name: 'Remove your donation to Bread for the food bank' }).click();
  await page.getByText('Your donation to Bread for the food bank is removed.').waitFor();
  await expect.poll(() => onward.textContent()).toBe(before);
  await page.getByRole('button', { name: 'Give $5.00 to Bread for the food bank' }).click();
  await expect.poll(() => onward.textContent()).not.toBe(before);
  await checkOut(page);
  await sayWho(page);
  await openSummary(page);
  await expect.poll(() => sums(page)).toContainEqual('Bread for the food bank$5.00');
  await typeCard(page);
  await placeOrder(page);
  expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  await expect.poll(() => sums(page)).toContainEqual('Bread for the food bank$5.00');
});

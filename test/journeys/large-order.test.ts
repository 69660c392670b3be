import { expect, it } from 'vitest';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';
import { openSoups } from './kit/steps.ts';

const newGuest = openBrowser();

/** A guest at the cart with food for more than $100. */
async function atLargeCart() {
  const page = await newGuest(undefined, { order: pickupOrder });
  await openSoups(page);
  for (const [name, count] of [
    ['Tomato Basil Soup', '1 item'],
    ['Broccoli Cheddar', '2 items'],
  ]) {
    await page.getByRole('button', { name: `Add ${name}` }).click();
    await page.getByRole('button', { name: `Cart ${count}` }).waitFor();
  }
  await page.goto('/app/cart.html');
  const more = page.getByRole('button', { name: /^One more / });
  for (const line of [more.nth(0), more.nth(1)]) {
    for (let times = 0; times < 7; times += 1) await line.click();
  }
  await page.getByRole('link', { name: 'Check out $115.84' }).waitFor();
  return page;
}

it('a large order is asked for a time that the kitchen can keep, and is checked out for it (OVERLAYS-30)', async () => {
  const page = await atLargeCart();
  const faults = listenForFaults(page);
  await page.getByRole('link', { name: 'Check out $115.84' }).click();
  const dialog = page.getByRole('dialog', { name: 'We need a little longer for this one' });
  // The same words are announced.
  await dialog
    .getByText('Orders of $75.00 or more take 60 min to make. Choose a time, and we’ll start right after you pay.')
    .first()
    .waitFor();
  const times = dialog.getByRole('radio');
  await expect.poll(() => times.first().isChecked()).toBe(true);
  await times.last().check();
  const onward = dialog.getByRole('button', { name: /^Check out for / });
  const time = (await onward.textContent())?.replace('Check out for ', '') ?? '';
  await onward.click();
  await page.waitForURL(/checkout\.html/);
  await page.getByText(`Today at ${time}`).first().waitFor();
  expect(faults).toEqual([]);
});

it('a large order says the first time that it can be had at cart and checkout, with a button to its times (OVERLAYS-30)', async () => {
  const page = await atLargeCart();
  const order = page.getByRole('region', { name: 'Your order' });
  const choose = order.getByRole('button', { name: 'Choose a time' });
  await order.getByText(/^Large order, ready from \d+:\d\d [AP]M$/).waitFor();
  await choose.waitFor();
  // The last change is on the server.
  await page.waitForLoadState('networkidle');
  await page.goto('/app/checkout.html');
  await page.getByLabel('First name').waitFor();
  await order.getByText(/^Large order, ready from \d+:\d\d [AP]M$/).waitFor();
  await choose.click();
  await page.waitForURL(/startOrder\.html.*step=time/);
});

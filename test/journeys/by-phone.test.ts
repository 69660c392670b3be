import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite } from '#tools/serve/site.ts';
import { start, type Started } from '#tools/serve/start.ts';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { typeCredentials } from './kit/members.ts';
import { nextNoon } from './kit/noon.ts';
import { pickupOrder } from './kit/order.ts';
import { addSoup, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

let site: Started;
beforeAll(async () => {
  await import('temporal-polyfill/global');
  const { openBakery } = await import('#sandbox/node.ts');
  const lead = Temporal.Instant.from(nextNoon()).epochMilliseconds - Date.now();
  const machine = () => Temporal.Now.instant().add({ milliseconds: lead });
  site = await start(createSite({ build: 'dist', openSandbox: () => openBakery({ machine }) }), 0);
});
afterAll(() => site.stop());

it('a guest pays by phone: the page follows the call, and places the order once it is paid (SUBMIT-03, SUBMIT-18)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder, site: site.url });
  const faults = listenForFaults(page);
  await page.goto('/app/menu.html');
  await addSoup(page);
  await sayWho(page);
  await page.getByRole('radio', { name: /^Pay by phone/ }).check();
  await placeOrder(page);
  await page.getByText('Call (217) 555-0142 and enter 4471.').waitFor();
  await page.getByText('You’re on the phone with us.').first().waitFor();
  expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  expect(faults).toEqual([]);
});

it('a payment by phone that fails says why, and the order is paid another way (SUBMIT-18)', async () => {
  const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder, site: site.url });
  await page.goto('/app/menu.html');
  await addSoup(page);
  await sayWho(page);
  await page.getByLabel('Mobile phone').fill('2175550199');
  await page.getByRole('radio', { name: /^Pay by phone/ }).check();
  await placeOrder(page);
  await page.getByText('Your bank didn’t accept this card. You haven’t been charged.').waitFor();
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await page.getByRole('radio', { name: 'Credit or debit card' }).check();
});

/** A guest on the phone. */
async function call() {
  const page = await newGuest(undefined, { order: pickupOrder, site: site.url });
  await page.goto('/app/menu.html');
  await addSoup(page);
  await sayWho(page);
  await page.getByRole('radio', { name: /^Pay by phone/ }).check();
  await placeOrder(page);
  await page.getByText('Call (217) 555-0142 and enter 4471.').waitFor();
  return page;
}

it('a reload during the call comes back to it, and the order is placed once it is paid (SUBMIT-18)', async () => {
  const page = await call();
  await page.reload();
  await page.getByRole('dialog', { name: 'Pay by phone' }).waitFor();
  expect(await orderNumber(page)).toMatch(/^\d{6}$/);
});

it('a card in a second tab ends the call of the first: one order, one payment, and both tabs show it (SUBMIT-03)', async () => {
  const page = await call();
  const other = await page.context().newPage();
  await other.goto('/app/checkout.html');
  await sayWho(other);
  await other.getByRole('radio', { name: 'Credit or debit card' }).check();
  await typeCard(other);
  await placeOrder(other);
  const number = await orderNumber(other);
  expect(number).toMatch(/^\d{6}$/);
  // The call of this tab is over: it follows the order, by itself or by the next press.
  await page.bringToFront();
  const again = page.getByRole('button', { name: 'Call again' });
  await again.or(page.getByText(number).first()).waitFor();
  if (await again.isVisible()) await again.click();
  expect(await orderNumber(page)).toBe(number);
});

it('a gift card that a payment by phone takes off is said to be off, where it happens and aloud (SUBMIT-03)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder, site: site.url });
  await page.goto('/app/menu.html');
  await addSoup(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await typeCredentials(page, 'pat');
  const words = page.getByRole('status').filter({ hasText: 'A payment by phone pays the whole total' });
  await page.getByRole('checkbox', { name: /4242/ }).check();
  expect(await words.count()).toBe(0);
  // Its place is there before: a screen reader reads what is new in it.
  await page.locator('[role=status]:empty').first().waitFor({ state: 'attached' });
  await page.getByRole('radio', { name: /^Pay by phone/ }).dispatchEvent('click');
  await words.waitFor();
  expect(await page.getByRole('checkbox', { name: /4242/ }).isChecked()).toBe(false);
});

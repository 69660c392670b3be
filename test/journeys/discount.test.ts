import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { intercept } from './kit/intercept.ts';
import { tabTo } from './kit/keyboard.ts';
import { pickupOrder } from './kit/order.ts';
import { addSoup, openSummary, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

/** The label and the amount of each row of the sums. */
const sums = (page: Page) => page.getByRole('region', { name: 'Order summary' }).last().locator('dl > div').allTextContents();
const placing = (page: Page) => page.getByRole('button', { name: /^Place order/ });

describe('a promo code', () => {
  it('of an address goes into the cart, and its price into the order that is placed (DISC-06, DISC-16)', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    await page.goto('/app/menu.html?discountCode=%20welcome5');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await addSoup(page);
    await page.getByText('WELCOME5 added. You save $5.00.').waitFor();
    await page.getByRole('button', { name: 'Remove WELCOME5' }).waitFor();
    await openSummary(page);
    await expect.poll(() => sums(page)).toContainEqual(expect.stringMatching(/^WELCOME5.*5\.00$/));
    await sayWho(page);
    await typeCard(page);
    const total = /\$[\d.]+$/.exec((await placing(page).textContent()) ?? '')?.[0] ?? '';
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
    await expect.poll(() => sums(page)).toContainEqual(expect.stringMatching(/^WELCOME5.*5\.00$/));
    expect((await sums(page)).at(-1)).toBe(`Total${total}`);
  });

  it('that has ended when the order is placed is named, taken out by one button, and the new total agreed to (DISC-07)', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    await page.goto('/app/menu.html');
    await addSoup(page);
    await sayWho(page);
    await typeCard(page);
    const full = await placing(page).textContent();
    await page.getByText('Add a promo code').click();
    await page.getByLabel('Promo code').fill('lastcall');
    // No order is placed without a code that is typed.
    await placeOrder(page);
    await page.getByText(/^LASTCALL added/).waitFor();
    // The checkout has priced the cart anew.
    await expect.poll(() => placing(page).textContent()).not.toBe(full);
    await placeOrder(page);
    await page.getByRole('heading', { name: 'LASTCALL can’t be used for this order' }).waitFor();
    await page.getByRole('button', { name: 'Remove LASTCALL' }).click();
    await page.getByText(/^New total/).waitFor();
    await expect.poll(() => placing(page).textContent()).toBe(full);
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });

  it('is typed by keyboard alone: the line that opens the field keeps the focus while its code comes; the page finds out by itself what became of it; and another that is typed is applied before the checkout', async () => {
    const page = await newGuest(undefined, { order: pickupOrder, serviceWorkers: 'block' });
    await page.goto('/app/menu.html');
    await addSoup(page);
    // The drawer is out of the history before its page is.
    await page.getByLabel('First name').waitFor();
    await page.goto('/app/cart.html');
    await page.locator('summary', { hasText: 'Add a promo code' }).press('Enter');
    await page.getByLabel('Promo code').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Add a promo code');
    await tabTo(page, /^Promo code/);
    await page.keyboard.type('welcome5');
    const reconnect = await intercept(page, '**/cart/**', (route) => route.abort());
    await page.keyboard.press('Enter');
    await page.getByText('We’re not sure WELCOME5 was applied.').waitFor();
    await reconnect();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText(/so WELCOME5 isn’t on your order/).waitFor();
    // The way to the checkout takes a code along that is typed and not applied.
    await page.getByLabel('Promo code').fill('welcome10');
    await page.getByRole('link', { name: /^Check out/ }).click();
    await page.getByText(/^WELCOME10 added/).waitFor();
    expect(page.url()).toContain('/app/cart.html');
  });
});

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';
import { addSoup, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

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
    await expect.poll(() => sums(page)).toContainEqual(expect.stringMatching(/^WELCOME5.*5\.00$/));
    await sayWho(page);
    await typeCard(page);
    const total = /\$[\d.]+$/.exec((await placing(page).textContent()) ?? '')?.[0] ?? '';
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
    expect(await sums(page)).toContainEqual(expect.stringMatching(/^WELCOME5.*5\.00$/));
    expect((await sums(page)).at(-1)).toBe(`Total${total}`);
  });
});

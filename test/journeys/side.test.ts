import { describe, expect, it } from 'vitest';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { nextNoon } from './kit/noon.ts';
import { pickupOrder } from './kit/order.ts';

const newGuest = openBrowser();

describe('a product with a side', () => {
  it('is chosen with it, costs and counts what that adds, and opens from the cart with it (PRODUCT-01, OVERLAYS-07)', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    const faults = listenForFaults(page);
    await page.clock.setSystemTime(nextNoon());
    await page.goto('/app/menu.html');
    await page.getByRole('tab', { name: 'Salads', exact: true }).click();
    // What needs a choice is not added from the menu.
    await page.getByRole('button', { name: 'Add Classic Caesar' }).click();
    const sides = page.getByRole('group', { name: 'Side' });
    const side = (name: string) => sides.getByRole('radio', { name: new RegExp(`^${name}`) });
    await expect.poll(() => side('Sea Salt Potato Chips').isChecked()).toBe(true);
    const add = page.getByRole('button', { name: /^Add to cart \$/ });
    const before = await add.innerText();
    await side('Greek Yogurt Cup').check();
    await expect.poll(() => add.innerText()).not.toBe(before);
    const price = (words: string) => Number(words.replace(/[^\d.]/g, ''));
    expect(price(await add.innerText()) - price(before)).toBeCloseTo(1, 1);
    const total = (await add.innerText()).replace('Add to cart ', '');
    await page.reload();
    await expect.poll(() => side('Greek Yogurt Cup').isChecked()).toBe(true);
    await add.click();

    await page.getByRole('button', { name: 'Cart 1 item' }).click();
    await page.getByText('Greek Yogurt Cup').first().waitFor();
    await page.getByText(total).first().waitFor();
    await page.getByRole('link', { name: 'Edit Classic Caesar' }).click();
    await expect.poll(() => side('Greek Yogurt Cup').isChecked()).toBe(true);
    await side('Crisp Apple').check();
    await page.getByRole('button', { name: /^Save changes/ }).click();
    await page.getByText('Crisp Apple').first().waitFor();
    expect(await page.getByText('Greek Yogurt Cup').count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { intercept } from './kit/intercept.ts';
import { pickupOrder } from './kit/order.ts';
import { openSoups } from './kit/steps.ts';

const newGuest = openBrowser();

describe('more than one order may have', () => {
  async function afterAdding(exception: object) {
    const page = await newGuest(undefined, { order: pickupOrder });
    await openSoups(page);
    const add = page.getByRole('button', { name: 'Add Tomato Basil Soup' });
    await add.click();
    await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
    await intercept(page, '**/cart/add/item', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as object;
      await route.fulfill({ response, json: { ...answer, exceptions: [exception] } });
    });
    await add.click();
    return { page, add };
  }

  it('opens a dialog on the menu, with the cafe’s phone; closed, the focus is where it was (QTY-05, OVERLAYS-35)', async () => {
    const limit = { i18nKey: 'cart.validation.quantitylimit', name: 'Tomato Basil Soup', maximumAllowed: 2 };
    const { page, add } = await afterAdding(limit);
    const dialog = page.getByRole('dialog', { name: 'That’s more than one order can have' });
    await dialog.getByText('Tomato Basil Soup: up to 2 in one order.').waitFor();
    await dialog.getByText('Need more? Old Mill can tell you what’s possible: (676) 555-0174.').waitFor();
    expect(await dialog.getByRole('link', { name: 'Call Old Mill' }).getAttribute('href')).toBe('tel:6765550174');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it.each([
    [
      'an item',
      { i18nKey: 'cart.validation.quantitylimit', name: 'Tomato Basil Soup', maximumAllowed: 2 },
      'That’s more than one order can have',
    ],
    [
      'what another company delivers',
      { i18nKey: 'cart.validation.thirdparty.orderamountlimit', maximumAllowed: 250 },
      'That’s more than we can deliver',
    ],
  ])(
    'of %s, opens also where another item comes in right after, and stays until it is closed (QTY-04, QTY-05, OVERLAYS-35, OVERLAYS-36)',
    async (_of, exception, heading) => {
      const page = await newGuest(undefined, { order: pickupOrder });
      await openSoups(page);
      const waits = Promise.withResolvers<void>();
      let count = 0;
      await intercept(page, '**/cart/add/item', async (route) => {
        count += 1;
        if (count > 1) return route.continue();
        await waits.promise;
        const response = await route.fetch();
        const answer = (await response.json()) as object;
        await route.fulfill({ response, json: { ...answer, exceptions: [exception] } });
      });
      const addItem = (name: string) => page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
      const isQueued = (name: string) => page.evaluate((asked) => Object.values(localStorage).join().includes(asked), name);
      await addItem('Tomato Basil Soup');
      await expect.poll(() => count).toBe(1);
      await addItem('Broccoli Cheddar');
      await expect.poll(() => isQueued('Broccoli Cheddar')).toBe(true);
      waits.resolve();
      await expect.poll(() => count).toBe(2);
      await expect.poll(() => isQueued('Broccoli Cheddar')).toBe(false);
      const dialog = page.getByRole('dialog', { name: heading });
      await dialog.waitFor();
      await dialog.getByRole('button', { name: 'OK' }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  );

  it('of what another company delivers, leads to another way to order (QTY-04, OVERLAYS-32, OVERLAYS-36)', async () => {
    const { page } = await afterAdding({ i18nKey: 'cart.validation.thirdparty.orderamountlimit', maximumAllowed: 250 });
    const dialog = page.getByRole('dialog', { name: 'That’s more than we can deliver' });
    await dialog.getByText('Delivery orders can’t be more than $250. Remove something, or choose pickup.').waitFor();
    await dialog.getByRole('button', { name: 'Change your order' }).click();
    await page.waitForURL('**/app/startOrder.html**');
    await dialog.waitFor({ state: 'detached' });
  });
});

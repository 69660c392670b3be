import { describe, expect, it } from 'vitest';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';
import { addSoup, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

describe('a guest who has ordered', () => {
  it('says at the curb that they are there; the answer is lost, and the cafe hears it once, also after a reload and in a second tab (SERVICE-01)', async () => {
    const page = await newGuest(undefined, { order: { ...pickupOrder, destination: 'CURBSIDE' } });
    await page.goto('/app/menu.html');
    await addSoup(page);
    await sayWho(page);
    await typeCard(page);
    await placeOrder(page);
    await orderNumber(page);
    const phone = page.getByLabel('Phone on your order');
    await phone.waitFor();
    await expect(phone.inputValue()).resolves.toBe('(555) 123-4567');

    let told = 0;
    page.context().on('request', (request) => {
      if (request.url().endsWith('/orders/arrival')) told += 1;
    });
    await page.route('**/orders/arrival', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const other = await page.context().newPage();
    await other.goto('/app/confirmation.html');
    await other.getByRole('button', { name: 'I’m here' }).waitFor();
    await page.getByRole('button', { name: 'I’m here' }).click();
    await page.getByText(/^We couldn’t reach the cafe/).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'We know you’re here' }).waitFor();
    expect(told).toBe(1);

    const faults = listenForFaults(page);
    await page.reload();
    await page.getByRole('heading', { name: 'We know you’re here' }).waitFor();
    await other.getByRole('button', { name: 'I’m here' }).click();
    await other.getByRole('heading', { name: 'We know you’re here' }).waitFor();
    expect(told).toBe(1);
    expect(faults).toEqual([]);
  });
});

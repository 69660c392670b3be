import { describe, expect, it } from 'vitest';
import type { Destination } from '#domain/order/order.ts';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { typeCredentials } from './kit/members.ts';
import { pickupOrder } from './kit/order.ts';
import { addSoup, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

/** A guest orders a soup, and is on its confirmation. */
async function ordered(destination: Destination) {
  const page = await newGuest(undefined, { order: { ...pickupOrder, destination } });
  await page.goto('/app/menu.html');
  await addSoup(page);
  await sayWho(page);
  await typeCard(page);
  await placeOrder(page);
  return { page, number: await orderNumber(page) };
}

describe('a guest who has ordered', () => {
  it('says at the curb that they are there; the answer is lost, and the cafe hears it once, also after a reload and in a second tab (SERVICE-01)', async () => {
    const { page } = await ordered('CURBSIDE');
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

  it('cannot cancel as a guest, signs in and cancels; the order stays canceled after a reload and is on its way nowhere (GEN-12, AMB-31, SERVICE-02)', async () => {
    const { page, number } = await ordered('RPU');
    let canceled = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/orders/cancel')) canceled += 1;
    });
    await page.getByRole('button', { name: 'Cancel online with an account' }).click();
    await page.getByText('Sign in to cancel online, or call Old Mill.').waitFor();
    expect(canceled).toBe(0);
    await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
    await typeCredentials(page, 'pat');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this order?' });
    await question.getByText(number).waitFor();
    await question.getByRole('button', { name: 'Keep my order' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(canceled).toBe(0);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await question.getByRole('button', { name: 'Cancel order' }).click();
    const isCanceled = page.getByRole('heading', { name: 'This order was canceled' });
    await isCanceled.waitFor();
    await page.reload();
    await isCanceled.waitFor();
    expect(canceled).toBe(1);
    await page.goto('/');
    await page.getByRole('heading', { name: 'On the menu' }).waitFor();
    await expect(page.getByRole('link', { name: `Track order ${number}` }).count()).resolves.toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import {
  addSoup,
  checkOutDelivery,
  chooseAsap,
  chooseCafe,
  chooseWay,
  comeIn,
  continueAsGuest,
  openSummary,
  orderNumber,
  placeOrder,
  sayWho,
  typeCard,
} from './kit/steps.ts';

const newGuest = openBrowser();

describe('a guest orders', () => {
  it.each(['RPU', 'DRIVE_THRU', 'CURBSIDE'] as const)(
    '%s: cafe, time, menu, cart, card, confirmation (GEN-05, ORD-SETUP-01 to -03)',
    async (way) => {
      const page = await newGuest();
      const faults = listenForFaults(page);
      await comeIn(page);
      await chooseWay(page, way);
      await chooseCafe(page, '60601');
      await chooseAsap(page);
      await addSoup(page);
      await sayWho(page);
      if (way === 'CURBSIDE') await page.getByLabel(/^Parking spot/).fill('12');
      await typeCard(page);
      await placeOrder(page);
      expect(await orderNumber(page)).toMatch(/^\d{6}$/);
      expect(faults).toEqual([]);
    },
  );

  it('DELIVERY: address, time, a tip that is offered, then one of the guest’s own (ORD-SETUP-04, VALID-11)', async () => {
    const page = await newGuest();
    await comeIn(page);
    await checkOutDelivery(page);
    // Each new total is read out.
    await page.getByRole('radio', { name: /20%$/ }).check();
    await page
      .getByRole('status')
      .filter({ hasText: /^Total \$\d+\.\d\d$/ })
      .waitFor({ state: 'attached' });
    await sayWho(page);
    await page.getByRole('radio', { name: /^Other/ }).check();
    await page.getByLabel('Tip in dollars').fill('4.5');
    await page.getByRole('button', { name: 'Set tip' }).click();
    await openSummary(page);
    await page.getByText('Tip$4.50').first().waitFor();
    await typeCard(page);
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
    await expect.poll(() => page.getByText('233 S Wacker Dr').count()).toBeGreaterThan(0);
  });

  it('who looks at the menu first finds what was added in the cart, once a cafe is chosen (CART-13, CAFE-15)', async () => {
    const page = await newGuest();
    const faults = listenForFaults(page);
    await comeIn(page);
    await page.getByRole('link', { name: 'Soups', exact: true }).click();
    await page.getByText('Prices and items vary by cafe.').waitFor();
    await page.getByRole('link', { name: 'Tomato Basil Soup' }).click();
    await page.getByRole('button', { name: 'Add, then choose a cafe' }).click();
    // For a moment it is there twice: the other one is read out.
    await page.getByText('We’ll add Tomato Basil Soup to your cart when you’re done here.').first().waitFor();
    await page.goBack();
    await page.getByText('Start an order and we’ll add Tomato Basil Soup to your cart.', { exact: true }).waitFor();
    await page.goForward();
    await continueAsGuest(page, 'RPU');
    await chooseCafe(page, '62701');
    await chooseAsap(page);
    await page.getByRole('heading', { name: 'Your cart' }).waitFor();
    await page.getByRole('link', { name: 'Tomato Basil Soup' }).or(page.getByText('Tomato Basil Soup')).first().waitFor();
    await page
      .getByRole('link', { name: /^Check out \$/ })
      .first()
      .waitFor();
    expect(faults).toEqual([expect.stringContaining('start an order first')]);
  });

  it('DINEIN: cafe and table, never a time (ORD-SETUP-05)', async () => {
    const page = await newGuest();
    await comeIn(page);
    await chooseWay(page, 'DINEIN');
    await chooseCafe(page, '60601');
    await page.getByRole('button', { name: 'See the menu' }).click();
    await page.getByText('Enter the number on your table').waitFor();
    await page.getByLabel('Table number').fill('12');
    await page.getByRole('button', { name: 'See the menu' }).click();
    await page.getByText('Table 12').waitFor();
    await addSoup(page);
    await sayWho(page);
    await typeCard(page);
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });
});

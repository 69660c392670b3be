import type { Page } from 'playwright';
import { checkOut, placeOrder } from './steps.ts';

/** Pages on the way of a melt to the checkout; `errors`: that of a form without words. */
type MeltPage = 'menu' | 'product' | 'drawer' | 'cart' | 'checkout' | 'errors';

/** Takes a melt from the menu to the checkout, and presses Place order before anything is typed. `on` is called on each page. */
export async function orderMelt(page: Page, on: (shown: MeltPage) => Promise<void>): Promise<void> {
  await page.getByRole('tab', { name: 'Sandwiches', exact: true }).click();
  const melt = page.getByRole('link', { name: 'Brisket & Gruyere Melt' });
  await melt.waitFor();
  await on('menu');
  await melt.click();
  const add = page.getByRole('button', { name: /^Add to cart/ });
  await add.waitFor();
  await on('product');
  await add.click();
  await page.getByRole('button', { name: 'Cart 1 item' }).click();
  await page.getByRole('dialog').getByText('Subtotal, before tax').waitFor();
  await on('drawer');
  await page.goto('/app/cart.html');
  await page.getByRole('link', { name: /^Check out/ }).waitFor();
  await on('cart');
  await checkOut(page);
  await page.getByLabel('First name').waitFor();
  await on('checkout');
  await placeOrder(page);
  await page.getByRole('region', { name: 'Please fix the following:' }).waitFor();
  await on('errors');
}

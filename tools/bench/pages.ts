import type { BrowserContext } from 'playwright';
import { chooseAsap, chooseCafe, chooseWay, comeIn } from '#test/journeys/kit/steps.ts';

/** The pages on the way of a guest. */
export const pageNames = ['home', 'setup', 'menu', 'product', 'cart', 'checkout'] as const;
export type PageName = (typeof pageNames)[number];

/** Takes an order as far as each page needs it, and hands over the address of each in turn, to be opened anew. */
export async function eachPage(
  context: BrowserContext,
  site: string,
  on: (name: PageName, address: string) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  await on('home', `${site}/app/home.html`);
  await on('setup', `${site}/app/startOrder.html`);
  await comeIn(page);
  await chooseWay(page, 'RPU');
  await chooseCafe(page, '62701');
  await chooseAsap(page);
  await page.getByRole('tab', { name: 'Soups', exact: true }).click();
  await on('menu', `${site}/app/menu.html`);
  await page.getByRole('link', { name: 'Tomato Basil Soup' }).click();
  const add = page.getByRole('button', { name: /^Add to cart/ });
  await add.waitFor();
  await on('product', page.url());
  await add.click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await on('cart', `${site}/app/cart.html`);
  await on('checkout', `${site}/app/checkout.html`);
}

import type { BrowserContext, Page } from 'playwright';
import { chooseAsap, chooseCafe, chooseWay, comeIn } from '#test/journeys/kit/steps.ts';

/** The pages on the way of a guest. */
export const pageNames = ['home', 'setup', 'menu', 'product', 'cart', 'checkout'] as const;
export type PageName = (typeof pageNames)[number];

/** Takes an order as far as each page needs it, and hands over the address of each in turn, to be opened anew, while no page is open. */
export async function eachPage(
  context: BrowserContext,
  site: string,
  on: (name: PageName, address: string) => Promise<void>,
): Promise<void> {
  // An open page would keep its files in memory, and a visit would find them there although the cache is empty.
  const closed = async (steps: (page: Page) => Promise<string>): Promise<string> => {
    const page = await context.newPage();
    const address = await steps(page);
    await page.close();
    return address;
  };
  await on('home', `${site}/app/home.html`);
  await on('setup', `${site}/app/startOrder.html`);
  const menu = await closed(async (page) => {
    await comeIn(page);
    await chooseWay(page, 'RPU');
    await chooseCafe(page, '62701');
    await chooseAsap(page);
    await page.getByRole('tab', { name: 'Soups', exact: true }).waitFor();
    return `${site}/app/menu.html`;
  });
  await on('menu', menu);
  const product = await closed(async (page) => {
    await page.goto(menu);
    await page.getByRole('tab', { name: 'Soups', exact: true }).click();
    await page.getByRole('link', { name: 'Tomato Basil Soup' }).click();
    await addToCart(page).waitFor();
    return page.url();
  });
  await on('product', product);
  const cart = await closed(async (page) => {
    await page.goto(product);
    await addToCart(page).click();
    await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
    return `${site}/app/cart.html`;
  });
  await on('cart', cart);
  await on('checkout', `${site}/app/checkout.html`);
}

const addToCart = (page: Page) => page.getByRole('button', { name: /^Add to cart/ });

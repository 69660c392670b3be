import type { Page } from 'playwright';
import {
  checkOut,
  chooseAsap,
  chooseCafe,
  chooseWay,
  comeIn,
  findCafes,
  orderNumber,
  placeOrder,
  sayWho,
  typeCard,
} from '#test/journeys/kit/steps.ts';
import { isSignedInAs, openProfile, signIn } from '#test/journeys/kit/members.ts';

/** Keeps what a page shows now under a name. */
export type Take = (name: string) => Promise<void>;
/** A way through the site in a browser that remembers nothing. */
export type Walk = (page: Page, take: Take) => Promise<void>;

const soup = (page: Page) => page.getByRole('link', { name: 'Tomato Basil Soup' });

/** From the front door to the confirmation, as a guest. */
const guest: Walk = async (page, take) => {
  await comeIn(page);
  await page.getByRole('heading', { name: 'On the menu' }).waitFor();
  await take('Home');
  await chooseWay(page, 'RPU');
  await findCafes(page, '62701');
  await page
    .getByRole('button', { name: /^Order (here|for)/ })
    .first()
    .waitFor();
  await take('Setup: cafes');
  await page.goBack();
  await chooseCafe(page, '62701');
  await take('Setup: times');
  await chooseAsap(page);
  await page.getByRole('tab', { name: 'Soups', exact: true }).click();
  await soup(page).waitFor();
  await take('Menu');
  await page.getByRole('tab', { name: 'Sandwiches', exact: true }).click();
  await page.getByRole('link', { name: 'Brisket & Gruyere Melt' }).click();
  const add = page.getByRole('button', { name: /^Add to cart/ });
  await add.waitFor();
  await take('Product');
  await add.click();
  await page.getByRole('button', { name: 'Cart 1 item' }).click();
  await page.getByRole('link', { name: /^Check out/ }).waitFor();
  await take('Cart drawer');
  await page.goto('/app/cart.html');
  await page.getByRole('link', { name: /^Check out/ }).waitFor();
  await take('Cart');
  await checkOut(page);
  await page.getByLabel('First name').waitFor();
  await take('Checkout');
  await placeOrder(page);
  await page.getByRole('region', { name: 'Please fix the following:' }).waitFor();
  await take('Checkout: errors');
  await sayWho(page);
  await typeCard(page);
  await page.route(/\/payments\/token/, (route) => route.fulfill({ status: 500, body: '' }));
  await placeOrder(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await take('Checkout: ending');
  await page.unrouteAll();
  await again.click();
  await orderNumber(page);
  await take('Confirmation');
};

/** Pages without an order, empty pages, and a delivery. */
const visitor: Walk = async (page, take) => {
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { selected: true }).waitFor();
  await take('Menu before an order');
  await page.getByLabel('Search the menu').fill('ramen');
  await page.getByRole('button', { name: 'Clear search' }).waitFor();
  await take('Menu: no match');
  await page.goto('/app/cart.html');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take('Cart: empty');
  await page.goto('/no-such-page');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take('Not found');
  await comeIn(page);
  await chooseWay(page, 'DELIVERY');
  await page.getByLabel('Delivery address').fill('233 s wacker dr chicago 60606');
  await page.getByRole('button', { name: 'Check address' }).click();
  await page.getByRole('button', { name: 'Yes, that one' }).click();
  await page.getByRole('button', { name: 'Deliver here' }).waitFor();
  await take('Setup: delivery');
};

/** The account. */
const member: Walk = async (page, take) => {
  for (const [overlay, name] of [
    ['sign-in', 'Sign in'],
    ['sign-up', 'Create an account'],
    ['forgot-password', 'Reset your password'],
  ] as const) {
    await page.goto(`/app/menu.html?openOverlay=${overlay}`);
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await take(name);
  }
  await page.goto('/app/home.html');
  await signIn(page, 'cole');
  await isSignedInAs(page, 'Cole');
  await openProfile(page, 'Cole');
  await page.getByText('Loading your profile…').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await take('Profile');
};

export const walks: readonly Walk[] = [guest, visitor, member];

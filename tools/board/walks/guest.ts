import type { Page } from 'playwright';
import {
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
import { orderMelt } from '#test/journeys/kit/melt.ts';
import type { Walk } from './walk.ts';

const soup = (page: Page) => page.getByRole('link', { name: 'Tomato Basil Soup' });

/** The names of the pages of a melt; null: the board has the menu from elsewhere. */
const namesOfMelt = {
  menu: null,
  product: 'Product',
  drawer: 'Cart drawer',
  cart: 'Cart',
  checkout: 'Checkout',
  errors: 'Checkout: errors',
} as const;

/** From the front door to the confirmation, as a guest. */
export const guest: Walk = async (page, take) => {
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
  await orderMelt(page, async (shown) => {
    const name = namesOfMelt[shown];
    if (name !== null) await take(name);
  });
  await sayWho(page);
  await typeCard(page, '4000000000000002');
  await placeOrder(page);
  await page.getByText('You haven’t been charged.').waitFor();
  await take('Checkout: declined');
  await page.getByRole('button', { name: 'Edit your details' }).click();
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

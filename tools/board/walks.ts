import type { Page } from 'playwright';
import { railParts } from '#domain/navigation/profile-parts.ts';
import {
  checkOut,
  chooseAsap,
  chooseCafe,
  chooseNextDay,
  chooseWay,
  comeIn,
  confirmTime,
  findCafes,
  orderNumber,
  placeOrder,
  sayWho,
  typeCard,
} from '#test/journeys/kit/steps.ts';
import { orderMelt } from '#test/journeys/kit/melt.ts';
import { isSignedInAs, openProfile, signIn } from '#test/journeys/kit/members.ts';

/** Keeps what a page shows now under a name. */
export type Take = (name: string) => Promise<void>;
/** A way through the site in a browser that remembers nothing. */
export type Walk = (page: Page, take: Take) => Promise<void>;

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
  await orderMelt(page, async (shown) => {
    const name = namesOfMelt[shown];
    if (name !== null) await take(name);
  });
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

/** Overlays of any page, by their addresses. */
const overlays: Walk = async (page, take) => {
  await page.goto('/app/home.html?openOverlay=menu-search');
  const search = page.getByRole('dialog', { name: 'Search the menu' });
  await search.getByRole('searchbox').fill('soup');
  await search.getByRole('link').first().waitFor();
  await take('Menu search');
  for (const [overlay, name] of [
    ['allergen-drawers', 'Allergies and diet'],
    ['food-prep', 'How we prepare your food'],
    ['prop-65', 'Prop 65'],
    ['site-maintenance', 'Maintenance'],
  ] as const) {
    await page.goto(`/app/menu.html?openOverlay=${overlay}`);
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    await take(name);
  }
};

/** A combo, what an order at another time excludes, and an order that comes to a car. */
const driver: Walk = async (page, take) => {
  await comeIn(page);
  await chooseWay(page, 'DRIVE_THRU');
  await chooseCafe(page, '62701');
  await chooseAsap(page);
  await page.getByRole('tab', { name: 'You Pick Two', exact: true }).click();
  await page.getByRole('link', { name: 'You Pick Two' }).first().click();
  await page.getByRole('heading', { name: 'Choose your first half' }).waitFor();
  await take('Combo');
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { name: 'Bowls', exact: true }).click();
  await page.getByRole('button', { name: 'Add Chicken Quinoa Bowl' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await page.getByRole('link', { name: 'Edit how, where, and when' }).click();
  await chooseNextDay(page, 'Breakfast');
  await page.getByRole('button', { name: 'Change time' }).first().waitFor();
  await take('Menu: an item excluded');
  await page.goto('/app/cart.html');
  await page.getByText('Not in your total').waitFor();
  await take('Cart: an item excluded');
  await page.getByRole('link', { name: 'Change your order' }).first().click();
  await page.getByRole('radio', { name: /^As soon as possible/ }).check();
  await confirmTime(page);
  await page.goto('/app/cart.html');
  await checkOut(page);
  await sayWho(page);
  await typeCard(page);
  await placeOrder(page);
  await orderNumber(page);
  await page.getByRole('button', { name: 'I’m here' }).waitFor();
  await take('Confirmation: drive-thru');
};

/** The parts of the account. */
const account: Walk = async (page, take) => {
  await page.goto('/app/home.html');
  await signIn(page, 'cole');
  await isSignedInAs(page, 'Cole');
  await openProfile(page, 'Cole');
  await page.getByText('Loading your profile…').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  for (const part of railParts.filter((one) => one !== 'profile')) {
    await page.goto(`/en-us/myhearthside/profile-and-settings/${part}.html`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await take(`Profile: ${part.replaceAll('-', ' ')}`);
  }
};

export const walks: readonly Walk[] = [guest, visitor, member, overlays, driver, account];

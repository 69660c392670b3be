import type { Page } from 'playwright';
import type { Destination } from '#domain/order/order.ts';
import { expectNoSecrets, registerSecrets } from './secrets.ts';

const ways: Readonly<Record<Destination, RegExp>> = {
  RPU: /^Pickup/,
  DELIVERY: /^Delivery/,
  DINEIN: /^Dine[- ]in/,
  DRIVE_THRU: /^Drive-thru/,
  CURBSIDE: /^Curbside/,
};

/** To the front door, of this site or another one. */
export async function comeIn(page: Page, site = '/') {
  await page.goto(site);
  await page.getByRole('heading', { name: 'How would you like your order?' }).waitFor();
}

/** On the home page. */
export const chooseWay = (page: Page, destination: Destination) => page.getByRole('radio', { name: ways[destination] }).check();

/** Comes to the order setup itself, which asks for a sign-in first (ORD-SETUP-21). */
export async function continueAsGuest(page: Page, destination: Destination) {
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByRole('radio', { name: ways[destination] }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Looks for cafes, on the home page or in the order setup. */
export async function findCafes(page: Page, place: string) {
  await page.getByLabel('ZIP code, city, or address').fill(place);
  await page.getByRole('button', { name: /^(Find a cafe|Search)$/ }).click();
}

/** Takes the nearest cafe of the list. */
export async function chooseCafe(page: Page, zip: string) {
  await findCafes(page, zip);
  await page
    .getByRole('button', { name: /^Order (here|for)/ })
    .first()
    .click();
  // Only a cafe with a message asks (AMB-63).
  const accept = page.getByRole('button', { name: 'Order from this cafe' });
  await accept.or(page.getByRole('heading', { name: /^(When would you like it|Which table)\?$/ })).waitFor();
  if (await accept.isVisible()) await accept.click();
}

/** Confirms the chosen time: on to the menu, or back to where the setup was opened. */
export const confirmTime = (page: Page) => page.getByRole('button', { name: /^(See the menu|Continue)$/ }).press('Enter');

export async function chooseAsap(page: Page) {
  await page.getByRole('radio', { name: /^As soon as possible/, checked: true }).waitFor();
  // A pointer that rests where the menu comes would preload an item.
  await page.mouse.move(0, 0);
  await confirmTime(page);
}

/** Takes the first time of a part of the next day on which the cafe is open. `group`: Breakfast, Lunch or Dinner. */
export async function chooseNextDay(page: Page, group: string) {
  await page
    .getByRole('radio', { name: /^(Tomorrow|[A-Z][a-z]{2}) /, disabled: false })
    .first()
    .check();
  await page.getByRole('group', { name: group }).getByRole('radio').first().check();
  await confirmTime(page);
}

/** The soups of the menu, for a guest who has an order. */
export async function openSoups(page: Page) {
  await page.goto('/app/menu.html');
  await chooseSoups(page);
}
const chooseSoups = (page: Page) => page.getByRole('tab', { name: 'Soups', exact: true }).click();

/** The button of what is offered on the way to the checkout, which leads on. */
const onward = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Check out/ });

/** From the cart to the checkout, past what is offered on the way: on a slow machine nothing may be. `name`: of the link. */
export async function checkOut(page: Page, name = /^Check out/) {
  await page.getByRole('link', { name }).click();
  await Promise.race([page.waitForURL(/checkout\.html/), onward(page).waitFor()]);
  if (await onward(page).isVisible()) await onward(page).click();
  await page.waitForURL(/checkout\.html/);
}

/** From the home page to the checkout of a delivery, with two soups: the cafe does not deliver less than ten dollars' worth. */
export async function checkOutDelivery(page: Page) {
  await chooseWay(page, 'DELIVERY');
  await page.getByLabel('Delivery address').fill('233 s wacker dr chicago 60606');
  await page.getByRole('button', { name: 'Check address' }).click();
  await page.getByRole('button', { name: 'Yes, that one' }).click();
  await page.getByRole('heading', { name: 'We deliver here' }).waitFor();
  await page.getByRole('button', { name: 'Deliver here' }).click();
  await chooseAsap(page);
  await chooseSoups(page);
  await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).click();
  await page.getByRole('button', { name: /^One more / }).click();
  await checkOut(page, /^Check out \$1/);
}

/** Adds the soup that every cafe has all day, for a guest on the menu, and comes to the checkout. */
export async function addSoup(page: Page) {
  await chooseSoups(page);
  await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).click();
  await checkOut(page);
}

export async function sayWho(page: Page) {
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ruiz');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await page.getByLabel('Mobile phone').fill('5551234567');
}

export async function typeCard(page: Page, number = '4111111111111111') {
  registerSecrets(number, '737');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Name on the card').fill('Ana Ruiz');
  await page.getByRole('textbox', { name: 'Expires' }).fill('122040');
  await page.getByLabel('Security code').fill('737');
  await page.getByLabel('Billing ZIP code').fill('62701');
}

/** Opens the lines and the sums of the order at the checkout of a phone. */
export const openSummary = (page: Page) => page.locator('summary', { hasText: 'Order summary' }).click();

/** Everything is typed now. */
export async function placeOrder(page: Page) {
  await expectNoSecrets(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
}

/** The number of the order that was placed. */
export async function orderNumber(page: Page): Promise<string> {
  await page.getByRole('heading', { name: /^Thank/ }).waitFor();
  return (await page.getByRole('definition').first().textContent()) ?? '';
}

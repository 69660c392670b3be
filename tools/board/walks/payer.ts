import { isSignedInAs, signIn } from '#test/journeys/kit/members.ts';
import { checkOut, chooseAsap, chooseCafe, comeIn } from '#test/journeys/kit/steps.ts';
import type { Walk } from './walk.ts';

/** A member who looks closely, is offered more, and pays with a gift card and a stored card. */
export const payer: Walk = async (page, take) => {
  await comeIn(page);
  await signIn(page, 'pat');
  await isSignedInAs(page, 'Pat');
  await page.getByText(/, Pat$/).waitFor();
  await take('Home of a member');
  await page.getByRole('link', { name: 'Pickup', exact: true }).click();
  await chooseCafe(page, '62701');
  await chooseAsap(page);
  await page.getByRole('tab', { name: 'Sandwiches', exact: true }).click();
  await page.getByRole('link', { name: 'Brisket & Gruyere Melt' }).click();
  await page.getByRole('button', { name: 'Full nutrition and allergens' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('table').waitFor();
  await take('Nutrition');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await page.goto('/app/cart.html');
  await page.getByRole('link', { name: /^Check out/ }).click();
  const offer = sheet.getByRole('heading', { level: 2 });
  // On a slow machine nothing may be offered.
  await Promise.race([page.waitForURL(/checkout\.html/), offer.waitFor()]);
  if (await offer.isVisible()) await take('Upsell');
  await page.goto('/app/cart.html');
  await checkOut(page);
  await page.getByRole('button', { name: 'Add a gift card' }).click();
  await page.getByLabel('Gift card number').waitFor();
  await take('Gift card');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('checkbox', { name: /^Gift card ending in 4242/ }).check();
  await take('Checkout of a member');
};

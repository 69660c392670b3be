import { expect, it } from 'vitest';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { isSignedInAs, openProfile, signIn, typeCredentials } from './kit/members.ts';
import { chooseAsap, chooseCafe, chooseWay, comeIn } from './kit/steps.ts';

const newGuest = openBrowser();

it('a member has an order again of which one item is gone: the difference first, then in the cart once, also after a reload and a second press (CART-06, CART-33)', async () => {
  const page = await newGuest({ width: 1280, height: 900 });
  const faults = listenForFaults(page);
  await page.goto('/app/home.html');
  await signIn(page, 'pat');
  await isSignedInAs(page, 'Pat');
  // What they had last is on the home page.
  await page.getByRole('heading', { level: 1, name: 'Your usual?' }).waitFor();
  await page.getByText('Chicken Pesto Press').first().waitFor();

  await openProfile(page, 'Pat');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('button', { name: /^Order again: Tomato Basil Soup/ }).click();
  // There is no order in hand: its cafe and its way are those of before.
  await page.getByRole('heading', { name: 'When would you like it?' }).waitFor();
  await page.reload();
  await page.getByRole('radio', { name: /^As soon as possible/, checked: true }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();

  const question = page.getByRole('dialog', { name: 'Not all of it is on the menu today' });
  await question.getByText('Not on the menu today').waitFor();
  await question.getByText('Was $6.49, now $6.99.').waitFor();
  await page.reload();
  await question.getByRole('button', { name: 'Add 2 items $18.28' }).dblclick();
  const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
  await lines.nth(1).waitFor();
  await expect.poll(() => lines.count()).toBe(2);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  // The second press may have met the page below.
  await expect.poll(focused).toMatch(/^Your cart(?! is empty)/);
  await page.reload();
  await lines.nth(1).waitFor();
  // A page that was just loaded has the focus where a browser puts it.
  await page.getByRole('link', { name: 'Profile of Pat' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 20))).toMatch(/^<body/);
  await expect.poll(() => lines.count()).toBe(2);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(faults).toEqual([]);

  // With the order in hand, what is as it was comes in by one press.
  await page.goto(`/en-us/mybakery/profile-and-settings/past-orders.html`);
  await page.getByRole('button', { name: /^Order again: Chicken Pesto Press/ }).click();
  await page.waitForURL('**/app/cart.html');
  await lines.nth(3).waitFor();
  await expect.poll(() => lines.count()).toBe(4);
});

it('a guest signs in on the page of recents and favorites, comes back to it, and has a favorite again in two taps (ROUTES-12, SIGNIN-18)', async () => {
  const page = await newGuest({ width: 390, height: 844 });
  const faults = listenForFaults(page);
  await comeIn(page);
  await chooseWay(page, 'RPU');
  await chooseCafe(page, '62701');
  await chooseAsap(page);
  await page.getByRole('tab', { selected: true }).waitFor();
  await page.goto('/app/recent-orders.html');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await typeCredentials(page, 'pat');
  await page.getByRole('heading', { name: 'Favorites', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/app/recent-orders.html');
  await page.getByRole('radio', { name: 'Group' }).check();
  // What is gone is said before it is asked for.
  await page.getByText('2 of 3 items are on the menu today').waitFor();
  await page.getByRole('button', { name: 'Order again: Desk lunch' }).click();
  await page.waitForURL('**/app/cart.html');
  const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
  await lines.nth(1).waitFor();
  await expect.poll(() => lines.count()).toBe(2);
  expect(faults).toEqual([]);
});

import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { withoutLaterLoads } from './kit/later-loads.ts';
import { pickupOrder } from './kit/order.ts';
import { scriptOf } from './kit/script-of.ts';
import { chooseAsap, chooseCafe, chooseWay, comeIn, openSoups } from './kit/steps.ts';

const newGuest = openBrowser({ serviceWorkers: 'allow' });
/** In a browser without a service worker, which would have the code of every page. */
const newGuestWithoutWorker = () => newGuest(undefined, { serviceWorkers: 'block', order: pickupOrder });
const failed = (page: Page) => page.getByRole('heading', { name: 'An error occurred' });
const add = (page: Page) => page.getByRole('button', { name: /^Add to cart/ });

it('a product opened offline for the first time shows the error inside the shell, and heals when the connection is back (ROUTES-38)', async () => {
  const page = await newGuestWithoutWorker();
  await openSoups(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Tomato Basil Soup' }).click();
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(true);
  await expect.poll(() => page.title()).toMatch(/^(Hearthside|Tomato Basil Soup)$/);
  await page.context().setOffline(false);
  await add(page).waitFor();
});

it('"Try again" after a chunk that the server did not have imports it anew, and loads the same address once where that fails', async () => {
  const page = await newGuestWithoutWorker();
  await openSoups(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  const missing = (route: Route) => route.fulfill({ status: 404 });
  const script = scriptOf('src/routes/app/product/-read-product.ts');
  await page.route(script, missing);
  await page.getByRole('link', { name: 'Tomato Basil Soup' }).click();
  await failed(page).waitFor();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect.poll(() => loads).toBe(1);
  await failed(page).waitFor();
  await page.unroute(script, missing);
  await retry.click();
  await add(page).waitFor();
  // The pressed button is gone.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Tomato Basil Soup');
  expect([loads, new URL(page.url()).pathname]).toEqual([1, '/app/product/tomato-basil-soup-10101.html']);
});

/** Scripts do not come until `heal` is called. */
async function withoutScripts(page: Page) {
  const lost = (route: Route) => route.abort('connectionreset');
  await page.route('**/assets/**', lost);
  return () => page.unroute('**/assets/**', lost);
}
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

it('one press of "Try again" adds what was pressed while its script did not come', async () => {
  const page = await newGuestWithoutWorker();
  await withoutLaterLoads(page);
  await openSoups(page);
  const heal = await withoutScripts(page);
  await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
  await tryAgain(page).waitFor();
  await heal();
  await tryAgain(page).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
});

it('what was pressed on several cards while its script did not come is all added by one press of "Try again", each once (decision 054)', async () => {
  const page = await newGuestWithoutWorker();
  await withoutLaterLoads(page);
  await openSoups(page);
  const heal = await withoutScripts(page);
  const press = (name: string) => page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  await press('Tomato Basil Soup');
  await tryAgain(page).waitFor();
  await press('Broccoli Cheddar');
  await press('Tomato Basil Soup');
  await heal();
  await tryAgain(page).click();
  await page.getByRole('button', { name: 'Cart 2 items' }).waitFor();
});

it('what was pressed on several cards offline, before its script had come, is added by itself once there is a connection (decision 054)', async () => {
  const page = await newGuestWithoutWorker();
  await withoutLaterLoads(page);
  await openSoups(page);
  await page.context().setOffline(true);
  for (const name of ['Tomato Basil Soup', 'Broccoli Cheddar'])
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  await tryAgain(page).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Cart 2 items' }).waitFor();
});

it('one press of "Try again" opens the sign-in whose script did not come', async () => {
  const page = await newGuestWithoutWorker();
  await withoutLaterLoads(page);
  await openSoups(page);
  const heal = await withoutScripts(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await tryAgain(page).waitFor();
  await heal();
  await tryAgain(page).click();
  await page.getByRole('dialog').getByLabel('Email').waitFor();
});

it('one press of "Try again" opens the checkout whose scripts did not come', async () => {
  const page = await newGuestWithoutWorker();
  await withoutLaterLoads(page);
  await openSoups(page);
  await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await page.goto('/app/cart.html');
  const checkOut = page.getByRole('link', { name: /^Check out/ });
  await checkOut.waitFor();
  const heal = await withoutScripts(page);
  await checkOut.click();
  await failed(page).waitFor();
  await heal();
  await tryAgain(page).click();
  await page.getByLabel('First name').waitFor();
});

it('a browser that forbids storage and cookies shows the site, and an order can be begun in it', async () => {
  const page = await newGuest();
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: forbidden });
    Object.defineProperty(Document.prototype, 'cookie', { get: forbidden, set: forbidden });
  });
  await comeIn(page);
  await chooseWay(page, 'RPU');
  await chooseCafe(page, '62701');
  await chooseAsap(page);
  await page.getByRole('tab', { name: 'Soups', exact: true }).click();
  await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
});

it('a start that fails says so in place of a blank page', async () => {
  const page = await newGuest();
  await page.addInitScript(() => Object.defineProperty(window, 'URLSearchParams', { value: undefined }));
  await page.goto('/');
  await page.getByRole('alert').getByText('The page could not start.').waitFor();
});

import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { sheetsInHistory } from './kit/history.ts';
import { pickupOrder } from './kit/order.ts';
import { checkOut, comeIn, openSoups } from './kit/steps.ts';

const newGuest = openBrowser();

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });
it('Back closes the cart, Forward and a reload open it again, and one Back leaves the page, which then scrolls (OVERLAYS-13, ROUTES-42)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await openSoups(page);
  await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).click();
  await drawer(page).waitFor();
  await sheetsInHistory(page, 1);
  await page.goBack();
  await drawer(page).waitFor({ state: 'detached' });
  await page.goForward();
  await drawer(page).waitFor();
  await page.reload();
  await drawer(page).waitFor();
  await page.goBack();
  await drawer(page).waitFor({ state: 'detached' });

  const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
  await page.getByRole('button', { name: 'Cart 1 item' }).click();
  await drawer(page).waitFor();
  await expect.poll(() => isLocked()).toBe(true);
  await checkOut(page);
  await page.getByLabel('First name').waitFor();
  await expect.poll(() => isLocked()).toBe(false);
  await page.goBack();
  await page.waitForURL(/menu\.html/);
  await sheetsInHistory(page, 0);
  expect(await drawer(page).count()).toBe(0);
});

it('with motion the next page comes by a transition, under which its heading has the focus and its links can be pressed', async () => {
  const page = await newGuest();
  const faults = listenForFaults(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await comeIn(page);
  const moving = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          void transition.ready.then(() => resolve(getComputedStyle(document.documentElement, '::view-transition').pointerEvents));
          return transition;
        };
      }),
  );
  await page.getByRole('link', { name: 'Full menu' }).click();
  expect(await moving).toBe('none');
  await page.getByRole('tab', { selected: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goBack();
  await page.getByRole('heading', { name: 'How would you like your order?' }).waitFor();
  expect(faults).toEqual([]);
});

it('a press of a link, and of a card of the menu, is painted before the router looks for its page (decision 061)', async () => {
  const page = await newGuest();
  await comeIn(page);
  /** The path right after a press, which has no time for a frame. */
  const press = (link: Locator) =>
    link.evaluate((element) => {
      (element as HTMLElement).click();
      return location.pathname;
    });
  expect(await press(page.getByRole('link', { name: 'Full menu' }))).toMatch(/home\.html$/);
  await page.waitForURL(/menu\.html/);
  await page.getByRole('tab', { name: 'Soups', exact: true }).click();
  expect(await press(page.getByRole('link', { name: 'Tomato Basil Soup' }))).toMatch(/menu\.html$/);
  await page.waitForURL(/product/);
});

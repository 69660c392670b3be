import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { intercept } from './kit/intercept.ts';
import { pickupOrder } from './kit/order.ts';
import {
  checkOut,
  chooseAsap,
  chooseCafe,
  chooseWay,
  comeIn,
  findCafes,
  openSoups,
  orderNumber,
  placeOrder,
  sayWho,
  typeCard,
} from './kit/steps.ts';

const newGuest = openBrowser();

/** What a server or a network answers when it fails. */
const answers = {
  error500: (route) => route.fulfill({ status: 500, json: { code: 'error.server' } }),
  error503: (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
  malformed: (route) => route.fulfill({ contentType: 'application/json', body: '{"cafes": [' }),
  invalid: (route) => route.fulfill({ json: { cartId: 7 } }),
  empty: (route) => route.fulfill({ status: 200, body: '' }),
  html: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this network</h1>' }),
  dropped: (route) => route.abort('connectionreset'),
} satisfies Record<string, (route: Route) => Promise<void>>;

/** A cell of the fault matrix: while every call of an address fails, a step leads to a sentence, inside the frame of the site. */
async function failing(page: Page, address: RegExp, kind: keyof typeof answers, says: RegExp, step: () => Promise<unknown>) {
  const heal = await intercept(page, address, answers[kind]);
  await step();
  await page.getByText(says).first().waitFor();
  expect(await page.getByRole('banner').count(), `the bar of the site, beside ${says}`).toBe(1);
  await heal();
}

it('a guest orders although each call on the way fails once: the page says what happened, and one button goes on', async () => {
  const page = await newGuest();
  const tryAgain = () => page.getByRole('button', { name: 'Try again' }).last().click();
  await comeIn(page);
  await chooseWay(page, 'RPU');

  await failing(page, /\/cafe\/search/, 'malformed', /^We couldn’t load the cafes/, () => findCafes(page, '62701'));
  await tryAgain();

  await failing(page, /\/time\/slots/, 'error503', /^We couldn’t load the times/, () => chooseCafe(page, '62701'));
  // A 503 says that the site is being looked after.
  await page.getByRole('dialog', { name: 'Online ordering is taking a short break' }).getByRole('button', { name: 'Close' }).last().click();
  await tryAgain();

  await failing(page, /\/menu\/categories\//, 'html', /^We couldn’t load the menu/, () => chooseAsap(page));
  await tryAgain();

  await page.getByRole('tab', { name: 'Soups', exact: true }).click();
  await failing(page, /\/menu\/customizations\//, 'empty', /^We couldn’t load the choices/, () =>
    page.getByRole('link', { name: 'Tomato Basil Soup' }).click(),
  );
  await tryAgain();
  const add = page.getByRole('button', { name: /^Add to cart/ });
  await failing(page, /\/cart\/add\/item/, 'dropped', /^We couldn’t add Tomato Basil Soup\. Your cart is saved/, () => add.click());
  await tryAgain();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();

  await failing(page, /\/cart\/checkout/, 'invalid', /^We couldn’t add up your total/, async () => {
    await page.getByRole('button', { name: 'Cart 1 item' }).click();
    await checkOut(page);
  });
  await tryAgain();

  await sayWho(page);
  await typeCard(page);
  const sent = /^We couldn’t save your details\. Your order wasn’t sent, and you haven’t been charged/;
  await failing(page, /\/cart\/update/, 'dropped', sent, () => placeOrder(page));
  await failing(page, /\/payments\/token/, 'error500', /^Nothing was ordered, and your cart is saved\. You haven’t been charged/, () =>
    placeOrder(page),
  );
  await failing(
    page,
    /\/cart\/validate/,
    'error500',
    /^Something went wrong on our end\. Your cart is saved\. You haven’t been charged/,
    tryAgain,
  );
  await tryAgain();
  expect(await orderNumber(page)).toMatch(/^\d{6}$/);
});

it('a guest whose drink cannot be added on the way to the checkout reads why in the cart, and adds it by one button (CART-23)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  const name = 'Hearth Blend Coffee';
  await openSoups(page);
  await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await page.goto('/app/cart.html');
  // By then the menu is there too, of which the drinks are.
  await page.getByRole('heading', { name: 'Goes well with' }).waitFor();
  const dialog = page.getByRole('dialog', { name: 'Anything to drink?' });
  // On a slow machine the checkout opens before it is known what to offer.
  await expect
    .poll(
      async () => {
        if (page.url().includes('checkout')) await page.goBack();
        await page.getByRole('link', { name: /^Check out/ }).click();
        await Promise.race([page.waitForURL(/checkout\.html/), dialog.waitFor()]);
        return dialog.isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await failing(page, /\/cart\/add\/item/, 'error500', new RegExp(`^We couldn’t add ${name}`), () =>
    dialog.getByRole('button', { name: `Add ${name}` }).click(),
  );
  expect(await dialog.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your cart');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('group', { name: `Quantity of ${name}` }).waitFor();
});

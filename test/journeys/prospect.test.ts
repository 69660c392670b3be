import { describe, expect, it } from 'vitest';
import type { Page, Route } from 'playwright';
import { openBrowser } from './kit/guest.ts';
import { intercept } from './kit/intercept.ts';
import { registerSecrets } from './kit/secrets.ts';
import { checkOutDelivery, comeIn, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();
const link = '/en-us/prospect/news-omar.html';

const emails = (page: Page) => page.getByRole('checkbox', { name: /^Email me news and offers/ });
const texts = (page: Page) => page.getByRole('checkbox', { name: /^Text me offers/ });
/** Words of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? null : document.activeElement?.textContent));

describe('a guest without an account', () => {
  it('changes what they get by the link of an email, stops all of it, and signs up with nothing to type again but names and password (PROSPECT-05, ROUTES-30, OVERLAYS-49)', async () => {
    const page = await newGuest();
    await page.goto(link);
    await emails(page).waitFor();
    registerSecrets('news-omar');
    expect(new URL(page.url()).pathname).toBe('/en-us/prospect/opened.html');
    await texts(page).uncheck();
    // Words that come do not push it from under the second press.
    await page.getByRole('button', { name: 'Save' }).dblclick();
    await page.getByText('Saved. You get our emails.').waitFor();
    await expect.poll(() => focused(page)).toBe('Save');

    // The first answer is lost, and the server fails the second time; what was chosen stays.
    const answers: ((route: Route) => Promise<void>)[] = [(route) => route.abort(), (route) => route.fulfill({ status: 500 })];
    await intercept(page, '**/prospects/opt/**', (route) => (answers.shift() ?? ((other) => other.continue()))(route));
    await page.getByRole('button', { name: 'Stop all of it' }).click();
    await page.getByText('Connection problem. Nothing is stopped yet.').waitFor();
    expect(await emails(page).isChecked()).toBe(false);
    await expect.poll(() => focused(page)).toBe('Try to stop again');
    await page.getByRole('button', { name: 'Try to stop again' }).click();
    await page.getByText('Something went wrong on our end. Nothing is stopped yet.').waitFor();
    await expect.poll(() => focused(page)).toBe('Try to stop again');
    await page.getByRole('button', { name: 'Try to stop again' }).click();
    await page.getByText('You get nothing more from us.').waitFor();
    await expect.poll(() => focused(page)).toBe('Your news from us');

    await page.getByRole('button', { name: 'Create an account' }).click();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('omar@example.com');
    expect(await page.getByRole('checkbox', { name: 'Email me news and offers', exact: true }).isChecked()).toBe(false);

    await page.reload();
    await page.getByRole('heading', { name: 'Open the link once more' }).waitFor();
    await page.goto(link);
    await emails(page).waitFor();
    expect([await emails(page).isChecked(), await texts(page).isChecked()]).toEqual([false, false]);
  });

  it('is told that a link has expired, and goes to the menu (PROSPECT-05)', async () => {
    const page = await newGuest();
    await page.goto('/en-us/prospect/news-past.html');
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await page.getByRole('button', { name: 'See the menu' }).click();
    await page.waitForURL('**/app/menu.html');
  });

  it('is not asked for news on the page of their order once they have agreed to it at the checkout (CART-30)', async () => {
    const page = await newGuest();
    await comeIn(page);
    await checkOutDelivery(page);
    await sayWho(page);
    await page.getByRole('checkbox', { name: 'Email me news and offers' }).check();
    await typeCard(page);
    await placeOrder(page);
    await orderNumber(page);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: 'Email me news' }).count()).toBe(0);
  });

  it('gets news by one press on the page of their order, and is not asked again (PROSPECT-04, PROSPECT-05)', async () => {
    const page = await newGuest();
    await comeIn(page);
    await checkOutDelivery(page);
    await sayWho(page);
    await typeCard(page);
    await placeOrder(page);
    await orderNumber(page);
    let isLost = false;
    await intercept(page, '**/prospects/email', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      return route.abort();
    });
    await page.getByRole('button', { name: 'Email me news' }).click();
    await page.getByText('We couldn’t put you on the list').waitFor();
    await expect.poll(() => focused(page)).toContain('We couldn’t put you on the list');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('You’re on the list').waitFor();
    await expect.poll(() => focused(page)).toContain('You’re on the list');
    expect(await page.getByRole('button', { name: 'Email me news' }).count()).toBe(0);
  });
});

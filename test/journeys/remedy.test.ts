import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { serveBuild } from '#tools/built-site.ts';
import { openBrowser } from './kit/guest.ts';
import { intercept } from './kit/intercept.ts';
import { isSignedInAs, openProfile, signIn } from './kit/members.ts';
import { checkOutDelivery, comeIn, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

const dialog = (page: Page) => page.getByRole('dialog');
const isAsked = (page: Page, question: string) => dialog(page).getByRole('heading', { name: question }).waitFor();

/** Says that the first item was the wrong one, and is before the remedies. */
async function sayWrongItem(page: Page) {
  await isAsked(page, 'Something wrong with your order?');
  await dialog(page).getByRole('checkbox').first().check();
  await dialog(page).getByRole('radio', { name: 'Wrong item' }).check();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await isAsked(page, 'How can we make it right?');
}

/** Counts what is asked of the server to make an order right. */
function countOffers(page: Page) {
  const asked = { created: 0, redeemed: 0 };
  page.context().on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/remedy/offers/')) return;
    asked[new URL(request.url()).pathname.endsWith('/redeem') ? 'redeemed' : 'created'] += 1;
  });
  return asked;
}

/** A minute of the day of a label such as `12:47 PM`. */
const minuteOf = (label: string) => {
  const [, hour, minute] = /(\d+):(\d\d)/.exec(label) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute);
};

describe('an order that was not right', () => {
  it('is found from the home page once its time has come, and is refunded once, with a reload in the middle (REMEDY-04, REMEDY-07, REMEDY-11, FLAGS-20)', async () => {
    const site = await serveBuild('dist', { isQuick: true });
    try {
      const page = await newGuest(undefined, { site: site.url });
      await comeIn(page);
      await checkOutDelivery(page);
      await sayWho(page);
      await typeCard(page);
      await placeOrder(page);
      const number = await orderNumber(page);
      const promised = await page
        .getByText(/^\d+:\d\d [AP]M$/)
        .first()
        .innerText();
      const received = await page
        .getByRole('listitem')
        .filter({ hasText: /^Received/ })
        .innerText();

      await page.goto('/');
      await page.getByRole('link', { name: `Track order ${number}` }).waitFor();
      await expect(page.getByRole('region', { name: 'Help with an order' }).count()).resolves.toBe(0);
      await page.request.put('/api/sandbox/clock', { data: { minutes: minuteOf(promised) - minuteOf(received) } });
      await page.reload();
      const banner = page.getByRole('region', { name: 'Help with an order' });
      await banner.getByText(`Order ${number}, today at ${promised.replace(' ', '')}`).waitFor();
      await banner.getByRole('link', { name: 'View order, get help' }).click();

      const asked = countOffers(page);
      await page.getByRole('button', { name: 'Something wrong with your order?' }).click();
      await sayWrongItem(page);
      await page.reload();
      await isAsked(page, 'How can we make it right?');
      await dialog(page)
        .getByText(/: wrong item\.$/)
        .waitFor();
      await dialog(page)
        .getByRole('button', { name: /^Refund \$/ })
        .dblclick();
      // A second press that comes late meets the button of the result.
      await dialog(page).getByRole('button', { name: 'Done' }).click();
      await isAsked(page, 'Your refund is on its way');
      await page.reload();
      await page.getByRole('button', { name: 'Something wrong with your order?' }).click();
      await isAsked(page, 'Your refund is on its way');
      expect(asked).toEqual({ created: 1, redeemed: 1 });
    } finally {
      site.close();
    }
  });

  it('whose refund the server fails is left to a person with what was said, and is given by the same offer when it is tried again (REMEDY-06, REMEDY-07)', async () => {
    const page = await newGuest();
    await page.goto('/app/home.html');
    await signIn(page, 'pat');
    await isSignedInAs(page, 'Pat');
    await openProfile(page, 'Pat');
    await page.getByRole('link', { name: 'All orders' }).click();
    await page
      .getByRole('button', { name: /^Get help with order/ })
      .first()
      .click();
    await sayWrongItem(page);
    const asked = countOffers(page);
    const heal = await intercept(page, /\/redeem\b/, (route) => route.fulfill({ status: 500, body: '' }));
    await dialog(page)
      .getByRole('button', { name: /^Refund \$/ })
      .click();
    await isAsked(page, 'Let’s sort this one out together');
    await dialog(page)
      .getByRole('link', { name: /^Call / })
      .waitFor();
    await dialog(page).getByText('Chicken Pesto Press: wrong item').waitFor();
    await heal();
    await dialog(page).getByRole('button', { name: 'Check again' }).click();
    await dialog(page)
      .getByRole('button', { name: /^Refund \$/ })
      .click();
    await isAsked(page, 'Your refund is on its way');
    expect(asked).toEqual({ created: 1, redeemed: 2 });
  });
});

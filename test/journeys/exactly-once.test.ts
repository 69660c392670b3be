import { describe, expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { intercept } from './kit/intercept.ts';
import { pickupOrder } from './kit/order.ts';
import { firstFiles } from './kit/script-of.ts';
import { addSoup, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

async function readyToPay() {
  const page = await newGuest(undefined, { order: pickupOrder });
  await page.goto('/app/menu.html');
  await addSoup(page);
  await sayWho(page);
  return page;
}

/** What must not happen in one of many runs is not tried a second time. */
const onlyOnce = { retry: 0 };

describe('an order is placed once', onlyOnce, () => {
  it('when the button is pressed twice, and the guest comes from the page of the checkout to that of the confirmation, by paths; instructions have at most 120 characters (ROUTES-09, ROUTES-10, ROUTES-33, ORD-SETUP-25, VALID-07); the kitchen is told to leave out utensils, and the receipt says so (CART-31)', async () => {
    const page = await readyToPay();
    const address = () => {
      const { pathname, hash } = new URL(page.url());
      return pathname + hash;
    };
    expect(address()).toBe('/app/checkout.html');
    expect(await page.getByLabel('Special instructions (optional)').getAttribute('maxlength')).toBe('120');
    await page.getByLabel('Skip utensils and napkins').check();
    let submissions = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/cart/submit')) submissions += 1;
    });
    await typeCard(page);
    await page.getByRole('button', { name: /^Place order/ }).dblclick();
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
    expect(submissions).toBe(1);
    expect(address()).toBe('/app/confirmation.html');
    await page.getByText('None, as you asked').waitFor();
    // Parts that were loaded on the way change the looks of controls by rules of the same weight: the later one counts.
    const styles = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : new URL(href).pathname)),
    );
    expect(styles[0]).toBe(firstFiles().styles[0]);
    expect(styles.length).toBeGreaterThan(2);
  });

  it('when the answer is lost on the way: the page finds out (SUBMIT)', async () => {
    const page = await readyToPay();
    await typeCard(page, '4000000000000341');
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });

  it('when it takes effect after its answer was lost: the page checks until it finds it, and shows its confirmation (SUBMIT-22)', async () => {
    const page = await readyToPay();
    await typeCard(page);
    await intercept(page, '**/cart/submit*', async (route) => {
      const request = route.request();
      const [headers, data] = [await request.allHeaders(), request.postData() ?? ''];
      page.once('requestfailed', () => {
        void page
          .waitForResponse((response) => /\/cart\/[^/]+\/summary/.test(response.url()))
          .then(() => page.request.post(request.url(), { headers, data }));
      });
      await route.abort();
    });
    await placeOrder(page);
    // It is read out, too.
    await page.getByText('We’re checking on your order').first().waitFor();
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });

  it('when the page is loaded anew while the order is on its way', async () => {
    const page = await readyToPay();
    await typeCard(page);
    // The bakery gets the order; its answer never reaches this page.
    await intercept(page, '**/cart/submit*', async (route) => {
      await route.fetch();
      await page.reload();
    });
    await placeOrder(page).catch(() => undefined);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });

  it('and not at all when the card is declined; what was typed stays', async () => {
    const page = await readyToPay();
    await typeCard(page, '4000000000000002');
    await placeOrder(page);
    await page.getByText('on Visa ending in 0002. You haven’t been charged.').waitFor();
    await page.getByRole('button', { name: 'Edit your details' }).click();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ana');
    await page.getByLabel('Card number').fill('5555555555554444');
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });
});

it('a tab at the same checkout comes to the order that another one placed', onlyOnce, async () => {
  const page = await readyToPay();
  const other = await page.context().newPage();
  await other.goto('/app/checkout.html');
  await sayWho(other);
  await typeCard(page);
  await typeCard(other);
  await placeOrder(page);
  const first = await orderNumber(page);
  expect(await orderNumber(other)).toBe(first);
});

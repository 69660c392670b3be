import { Hono } from 'hono';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Site } from '#tools/serve/site.ts';
import { start, type Started } from '#tools/serve/start.ts';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { isSignedInAs, openProfile, openSignIn, typeCredentials } from './kit/members.ts';
import { nextNoon } from './kit/noon.ts';
import { pickupOrder } from './kit/order.ts';
import { listenForScripts } from './kit/scripts.ts';
import { expectNoSecrets, registerSecrets } from './kit/secrets.ts';
import { addSoup, checkOut, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

/** A member, on the page of what they pay with. */
async function openPayments(page: Page, firstName = 'Pat') {
  await page.goto('/app/menu.html');
  await openSignIn(page);
  await typeCredentials(page, firstName.toLowerCase());
  await isSignedInAs(page, firstName);
  await openProfile(page, firstName);
  await page.goto('/en-us/myhearthside/profile-and-settings/payments.html');
  await page.getByRole('button', { name: 'Add a card' }).waitFor();
}

describe('a member', () => {
  it('adds a card to the account, as the default one, and pays an order with it; its number and code are nowhere else, and no script runs that the build does not list (PAYSTORED-18, PAYSTORED-01)', async () => {
    const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder });
    registerSecrets('card-visa');
    const scripts = listenForScripts(page);
    await openPayments(page);
    await page.getByRole('button', { name: 'Add a card' }).click();
    await typeCard(page, '5555555555554444');
    await page.getByRole('checkbox', { name: 'Make this my default' }).check();
    await expectNoSecrets(page);
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Card saved.').waitFor();
    await page.getByText('Mastercard ending in 4444').waitFor();
    await page.goto('/app/menu.html');
    await addSoup(page);
    await page.getByRole('radio', { name: /4444/, checked: true }).waitFor();
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
    expect(scripts.count()).toBeGreaterThan(10);
    await scripts.expectListed();
  });

  it('is told of a number that the bank does not know, at the number, and corrects it there (PAYSTORED-19)', async () => {
    const page = await newGuest();
    await openPayments(page);
    await page.getByRole('button', { name: 'Add a card' }).click();
    await typeCard(page, '4000000000000127');
    await page.getByRole('button', { name: 'Save card' }).click();
    const number = page.getByLabel('Card number');
    await page.getByText('Your bank doesn’t know this card number.').first().waitFor();
    await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Name on the card').inputValue()).toBe('Ana Ruiz');
    await number.fill('5555555555554444');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Card saved.').waitFor();
  });

  it('renews the date of a card that they keep, and removes it (C-87, C-88)', async () => {
    const page = await newGuest();
    await openPayments(page);
    await page.getByRole('button', { name: 'Edit: Visa ending in 1111' }).click();
    await page.getByRole('textbox', { name: 'Expires' }).fill('0633');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Card updated.').waitFor();
    await page.getByText(/Expires 06\s\/\s2033/).waitFor();
    await page.getByRole('button', { name: 'Edit: Visa ending in 1111' }).click();
    await page.getByRole('button', { name: 'Remove card' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Card removed.').waitFor();
    expect(await page.getByText('Visa ending in 1111').count()).toBe(0);
  });
});

describe('at the checkout', () => {
  it('a reload keeps what a member may pay with, and the stored card pays (CHECKOUT-05, PAYSTORED-01, C-96)', async () => {
    // From its service worker the code of the checkout comes before that of the session.
    const page = await newGuest(undefined, { order: pickupOrder, serviceWorkers: 'allow' });
    await openPayments(page);
    await page.goto('/app/menu.html');
    await addSoup(page);
    for (let load = 0; load < 3; load++) {
      await page.getByRole('radio', { name: /1111/, checked: true }).waitFor();
      await page.reload();
    }
    await page.getByRole('radio', { name: /1111/, checked: true }).waitFor();
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });

  it('a guest who signs in is offered what they keep (CHECKOUT-05, PAYSTORED-01)', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    await page.goto('/app/menu.html');
    await addSoup(page);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await typeCredentials(page, 'pat');
    await page.getByRole('radio', { name: /1111/, checked: true }).waitFor();
    await page.reload();
    await page.getByRole('radio', { name: /1111/, checked: true }).waitFor();
  });
});

describe('a campus card', () => {
  it('is added to the account at a cafe that takes it, and pays an order; its number is nowhere else (C-02, C-91, SUBMIT-08, PAYSTORED-15, PAYSTORED-21)', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    await page.route(/\/features\b/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), campusCard: true } });
    });
    registerSecrets('90210042', 'campus-lakeshore');
    await openPayments(page, 'Ada');
    await page.getByRole('button', { name: 'Add a campus card' }).click();
    const school = page.getByRole('combobox', { name: 'School' });
    await school.waitFor();
    expect(await school.getByRole('option').allTextContents()).toEqual([
      'Choose your school',
      'Prairie State University',
      'Lakeshore College',
    ]);
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Choose your school.').first().waitFor();
    await school.selectOption('Lakeshore College');
    await page.getByLabel('Campus card number').fill('90210042');
    await page.getByRole('textbox', { name: 'Expires' }).fill('0830');
    await page.getByLabel('Billing ZIP code').fill('62704');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Campus card saved.').waitFor();
    await page.getByText('Lakeshore College card').waitFor();
    await page.goto('/app/menu.html');
    await addSoup(page);
    await page.getByRole('radio', { name: /^Campus card/ }).check();
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });
});

/** PayPal at an origin of its own: a script that shows a button in the frame which loads it, and knows what it was asked about. */
function elsewhere(): Site {
  const site: Site = new Hono();
  site.get('/sdk.js', ({ body }) =>
    body(provider, 200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' }),
  );
  return site;
}
const provider = `
  globalThis.paypal = { Buttons: ({ createBillingAgreement, onApprove, onCancel }) => ({ render(place) {
    const answer = (word, then) => {
      const button = document.createElement('button');
      button.textContent = word;
      button.addEventListener('click', async () => then({ billingToken: await createBillingAgreement() }));
      document.querySelector(place).append(button);
    };
    answer('Agree', onApprove);
    answer('Not now', onCancel);
    let isIsolated = origin === 'null';
    try { isIsolated &&= parent.document === undefined; } catch { /* It cannot read the page around it. */ }
    document.body.dataset.isolated = String(isIsolated);
  } }) };`;

describe('PayPal', () => {
  let there: Started;
  let here: Started;
  beforeAll(async () => {
    await import('temporal-polyfill/global');
    const { openBakery } = await import('#sandbox/node.ts');
    const lead = Temporal.Instant.from(nextNoon()).epochMilliseconds - Date.now();
    const machine = () => Temporal.Now.instant().add({ milliseconds: lead });
    there = await start(elsewhere(), 0);
    const changes = { payPal: { scriptUrl: `${there.url}/sdk.js`, clientId: 'hearthside' } };
    here = await start(createSite({ build: 'dist', openSandbox: () => openBakery({ machine }), changes }), 0);
  });
  afterAll(async () => {
    await here.stop();
    await there.stop();
  });

  it('is connected once by its own script, in a frame that reads nothing of the site, and pays an order (C-83, C-84, ALLOC-11, PAYSTORED-17)', async () => {
    const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder, site: here.url });
    registerSecrets('paypal-token-customer-ada', 'paypal-customer-ada');
    const faults = listenForFaults(page);
    await openPayments(page, 'Ada');
    const connect = page.getByRole('button', { name: 'Connect PayPal' });
    await connect.click();
    const frame = page.frameLocator('iframe[title="Connect PayPal"]');
    await frame.getByRole('button', { name: 'Not now' }).click();
    await connect.click();
    await frame.getByRole('button', { name: 'Agree' }).waitFor();
    expect(await frame.locator('body').getAttribute('data-isolated')).toBe('true');
    await expectNoSecrets(page);
    await frame.getByRole('button', { name: 'Agree' }).click();
    await page.getByText('PayPal connected.').waitFor();
    expect(await connect.count()).toBe(0);
    await page.goto('/app/menu.html');
    await addSoup(page);
    await page.getByRole('radio', { name: /^PayPal/ }).check();
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
    expect(faults).toEqual([]);
  });

  it('is added at the checkout by a guest, once, asked for by Place order too, and pays; its token is nowhere else (ALLOC-11, C-93, PAYSTORED-17)', async () => {
    const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder, site: here.url });
    const faults = listenForFaults(page);
    const token = page
      .waitForResponse(/payments\/paypal\/token$/)
      .then(async (response) => ((await response.json()) as { token: string }).token);
    await page.goto('/app/menu.html');
    await addSoup(page);
    await sayWho(page);
    await page.getByRole('radio', { name: /^PayPal/ }).check();
    await placeOrder(page);
    const frame = page.frameLocator('iframe[title="Connect PayPal"]');
    await frame.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Continue with PayPal' }).click();
    await frame.getByRole('button', { name: 'Agree' }).click();
    await page.getByRole('radio', { name: /^PayPal Ready to use/, checked: true }).waitFor();
    registerSecrets(await token);
    await page.getByRole('link', { name: 'Edit cart' }).click();
    await checkOut(page);
    await page.getByRole('radio', { name: /^PayPal Ready to use/, checked: true }).waitFor();
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
    await page.getByText('PayPal').first().waitFor();
    expect(faults).toEqual([]);
  });

  it('is said not to be available where it is not configured', async () => {
    const page = await newGuest();
    await openPayments(page, 'Ada');
    await page.getByText('PayPal isn’t available here. Add a card instead.').waitFor();
    expect(await page.getByRole('button', { name: 'Connect PayPal' }).count()).toBe(0);
  });
});

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '#tools/serve/site.ts';
import { start, type Started } from '#tools/serve/start.ts';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { nextNoon } from './kit/noon.ts';
import { pickupOrder } from './kit/order.ts';
import { registerSecrets } from './kit/secrets.ts';
import { addSoup, orderNumber, placeOrder, sayWho } from './kit/steps.ts';

const newGuest = openBrowser();

let site: Started;
let googleSite: Started;
beforeAll(async () => {
  await import('temporal-polyfill/global');
  const { openBakery } = await import('#sandbox/node.ts');
  const lead = Temporal.Instant.from(nextNoon()).epochMilliseconds - Date.now();
  const machine = () => Temporal.Now.instant().add({ milliseconds: lead });
  const google = {
    merchantId: '12345',
    merchantName: 'Hearthside',
    gateway: 'example',
    gatewayMerchantId: 'hearthside',
    environment: 'TEST',
  };
  const startWith = (changes: Readonly<Record<string, unknown>>) =>
    start(createSite({ build: 'dist', openSandbox: () => openBakery({ machine }), changes }), 0);
  site = await startWith({ applePay: { merchantId: 'merchant.hearthside', merchantName: 'Hearthside' } });
  googleSite = await startWith({ googlePay: google });
});
afterAll(async () => {
  await site.stop();
  await googleSite.stop();
});

const CANARY = 'canary-encrypted-block';

/** Gives the page Apple Pay and Google Pay: a dialog in the page replaces the payment sheet of a device. */
const giveWallets = (page: Page) =>
  page.addInitScript((canary) => {
    class Sheet extends EventTarget {
      readonly total: string;
      readonly isApple: boolean;
      constructor([method]: [{ supportedMethods: string }], { total }: { total: { amount: { value: string } } }) {
        super();
        this.isApple = method.supportedMethods === 'https://apple.com/apple-pay';
        this.total = total.amount.value;
      }
      canMakePayment = () => Promise.resolve(true);
      abort = () => Promise.resolve();
      show() {
        if (!navigator.userActivation.isActive) return Promise.reject(new DOMException('No press.', 'SecurityError'));
        // Only Apple asks for the session of the merchant.
        let session: Promise<unknown> = this.isApple ? Promise.reject(new Error('No session.')) : Promise.resolve();
        session.catch(() => {});
        const validation = Object.assign(new Event('merchantvalidation'), {
          validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
          complete: (opened: Promise<unknown>) => (session = opened),
        });
        if (this.isApple) this.dispatchEvent(validation);
        return new Promise((resolve, reject) => {
          const dialog = document.createElement('dialog');
          dialog.ariaLabel = 'Device sheet';
          const answer = (word: string, then: () => void) => {
            const button = document.createElement('button');
            button.textContent = word;
            button.addEventListener('click', () => {
              dialog.remove();
              then();
            });
            dialog.append(button);
          };
          const details = this.isApple
            ? { token: { paymentData: { data: canary } } }
            : { paymentMethodData: { tokenizationData: { token: canary } } };
          const approve = () => session.then(() => resolve({ details, complete: () => Promise.resolve() }), reject);
          answer(`Approve ${this.total}`, () => void approve());
          answer('Close', () => reject(new DOMException('Closed.', 'AbortError')));
          document.body.append(dialog);
          dialog.showModal();
        });
      }
    }
    Object.assign(globalThis, { PaymentRequest: Sheet, ApplePaySession: {} });
  }, CANARY);

async function toPayment(page: Page) {
  await page.goto('/app/menu.html');
  await addSoup(page);
  await sayWho(page);
}
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Device sheet' });
const dialog = (page: Page, name = 'Apple Pay') => page.getByRole('dialog', { name });
/** What is submitted, as it is asked for. */
function submittedBy(page: Page): readonly unknown[] {
  const submitted: unknown[] = [];
  page.on('request', (request) => /\/cart\/submit\b/.test(request.url()) && submitted.push(request.postDataJSON()));
  return submitted;
}

describe('Apple Pay', () => {
  it('is asked for by Place order, closed, approved for the total, asked again for another total, and pays; its block is nowhere else (PAYSTORED-17, C-93, SUBMIT-20)', async () => {
    const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder, site: site.url });
    await giveWallets(page);
    const faults = listenForFaults(page);
    registerSecrets(CANARY);
    const submitted = submittedBy(page);
    await toPayment(page);
    await page.getByRole('radio', { name: /^Apple Pay/ }).check();
    await placeOrder(page);
    await dialog(page).getByRole('button', { name: 'Continue with Apple Pay' }).click();
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await dialog(page).getByText('You closed Apple Pay. You haven’t been charged.').waitFor();
    await dialog(page).getByRole('button', { name: 'Continue with Apple Pay' }).click();
    await sheet(page).getByRole('button', { name: 'Approve 7.71' }).click();
    await page.getByRole('radio', { name: /^Apple Pay Approved for \$7\.71/, checked: true }).waitFor();
    await page.getByText('Add a promo code').click();
    await page.getByLabel('Promo code').fill('WELCOME10');
    await page.getByLabel('Promo code').press('Enter');
    const lower = page.getByRole('button', { name: /^Place order \$(?!7\.71)/ });
    await lower.click();
    await dialog(page).getByRole('button', { name: 'Continue with Apple Pay' }).click();
    await sheet(page)
      .getByRole('button', { name: /^Approve (?!7\.71)/ })
      .click();
    await page.getByRole('radio', { name: /^Apple Pay Approved for/, checked: true }).waitFor();
    await lower.click();
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
    await page.getByText('Paid with Apple Pay').waitFor();
    expect(submitted).toMatchObject([{ payment: { creditCards: [{ encBlock: JSON.stringify({ data: CANARY }), encBlockType: 'APAY' }] } }]);
    expect(faults).toEqual([]);
  });

  it('is not offered by a browser that has none', async () => {
    const page = await newGuest(undefined, { order: pickupOrder, site: site.url });
    await toPayment(page);
    await page.getByRole('radio', { name: 'Credit or debit card', checked: true }).waitFor();
    expect(await page.getByRole('radio', { name: /^Apple Pay/ }).count()).toBe(0);
  });
});

it('Google Pay is asked for by Place order, closed, approved for the total, and pays; its token is nowhere else, and no script of Google comes (PAYSTORED-17, SUBMIT-20)', async () => {
  const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder, site: googleSite.url });
  await giveWallets(page);
  const faults = listenForFaults(page);
  registerSecrets(CANARY);
  const submitted = submittedBy(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => request.url().startsWith(googleSite.url) || elsewhere.push(request.url()));
  await toPayment(page);
  await page.getByRole('radio', { name: /^Google Pay/ }).check();
  await placeOrder(page);
  const open = dialog(page, 'Google Pay').getByRole('button', { name: 'Continue with Google Pay' });
  await open.click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page, 'Google Pay').getByText('You closed Google Pay. You haven’t been charged.').waitFor();
  await open.click();
  await sheet(page).getByRole('button', { name: 'Approve 7.71' }).click();
  await page.getByRole('radio', { name: /^Google Pay Approved for \$7\.71/, checked: true }).waitFor();
  await placeOrder(page);
  expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  await page.getByText('Paid with Google Pay').waitFor();
  expect(submitted).toMatchObject([{ payment: { creditCards: [{ encBlock: CANARY, encBlockType: 'GPAY' }] } }]);
  expect(elsewhere).toEqual([]);
  expect(faults).toEqual([]);
});

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
beforeAll(async () => {
  await import('temporal-polyfill/global');
  const { openBakery } = await import('#sandbox/node.ts');
  const lead = Temporal.Instant.from(nextNoon()).epochMilliseconds - Date.now();
  const machine = () => Temporal.Now.instant().add({ milliseconds: lead });
  const changes = { applePay: { merchantId: 'merchant.hearthside', merchantName: 'Hearthside' } };
  site = await start(createSite({ build: 'dist', openSandbox: () => openBakery({ machine }), changes }), 0);
});
afterAll(() => site.stop());

const CANARY = 'canary-encrypted-block';

/** A browser that has Apple Pay: a sheet in the page stands for the one of the device. */
const giveApplePay = (page: Page) =>
  page.addInitScript((canary) => {
    class Sheet extends EventTarget {
      readonly total: string;
      constructor(_: unknown, { total }: { total: { amount: { value: string } } }) {
        super();
        this.total = total.amount.value;
      }
      canMakePayment = () => Promise.resolve(true);
      abort = () => Promise.resolve();
      show() {
        if (!navigator.userActivation.isActive) return Promise.reject(new DOMException('No press.', 'SecurityError'));
        let session: Promise<unknown> = Promise.reject(new Error('No session.'));
        session.catch(() => {});
        const validation = Object.assign(new Event('merchantvalidation'), {
          validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
          complete: (opened: Promise<unknown>) => (session = opened),
        });
        this.dispatchEvent(validation);
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
          const details = { token: { paymentData: { data: canary } } };
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
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apple Pay' });

describe('Apple Pay', () => {
  it('is asked for by Place order, closed, approved for the total, asked again for another total, and pays; its block is nowhere else (PAYSTORED-17, C-93, SUBMIT-20)', async () => {
    const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder, site: site.url });
    await giveApplePay(page);
    const faults = listenForFaults(page);
    registerSecrets(CANARY);
    const submitted: unknown[] = [];
    page.on('request', (request) => /\/cart\/submit\b/.test(request.url()) && submitted.push(request.postDataJSON()));
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

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '#tools/serve/site.ts';
import { start, type Started } from '#tools/serve/start.ts';
import { openBrowser } from './kit/guest.ts';
import { isSignedInAs, openSignIn, typeCredentials } from './kit/members.ts';
import { nextNoon } from './kit/noon.ts';
import { pickupOrder } from './kit/order.ts';
import { expectNoSecrets, registerSecrets } from './kit/secrets.ts';
import { addSoup, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

let starSite: Started;
beforeAll(async () => {
  await import('temporal-polyfill/global');
  const { openBakery } = await import('#sandbox/node.ts');
  const lead = Temporal.Instant.from(nextNoon()).epochMilliseconds - Date.now();
  const machine = () => Temporal.Now.instant().add({ milliseconds: lead });
  starSite = await start(createSite({ build: 'dist', openSandbox: () => openBakery({ machine }), changes: { milStar: true } }), 0);
});
afterAll(() => starSite.stop());

async function addGiftCard(page: Page, number: string, pin: string) {
  await page.getByRole('button', { name: 'Add a gift card' }).click();
  await page.getByLabel('Gift card number').fill(number);
  // The last four digits are shown.
  registerSecrets(number, ...(number.endsWith(pin) ? [] : [pin]));
  await page.getByLabel('PIN').fill(pin);
  await expectNoSecrets(page);
  await page.getByRole('button', { name: 'Apply gift card' }).click();
  await page.getByText(`Gift card ending in ${number.slice(-4)} added.`).waitFor();
}

const split = (page: Page) => page.getByRole('region', { name: 'Your payment' }).locator('dd').allTextContents();
/** The amount in dollars at the end of a button’s words. */
const amountOn = async (page: Page) =>
  Number(/[\d.]+$/.exec((await page.getByRole('button', { name: /^Place order/ }).textContent()) ?? '')?.[0]);

describe('an order is paid', () => {
  it('by two gift cards and a card, whose amounts add up to the button, and whose numbers and PINs are nowhere else (ALLOC-04, ALLOC-05)', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    await page.goto('/app/menu.html');
    await addSoup(page);
    await sayWho(page);
    await typeCard(page);
    await page.reload();
    await page.getByText('For your security, enter your card again.').first().waitFor();
    await typeCard(page);
    await addGiftCard(page, '6070010000000300', '0300');
    await addGiftCard(page, '6006490000008090', '8090');
    const amounts = (await split(page)).map((amount) => Number(amount.replace('$', '')));
    expect(amounts).toHaveLength(2);
    expect(amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(Math.round((await amountOn(page)) * 100));
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });

  it('by a gift card alone, whose number and PIN are nowhere else, and which is typed again after a reload, and its PIN alone where that was wrong (PAYSTORED-20, GIFTCARD-11)', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    await page.goto('/app/menu.html');
    await addSoup(page);
    await sayWho(page);
    await addGiftCard(page, '6006491234565150', '4471');
    await page.reload();
    await page.getByText('Add again: gift card ending in 5150.').first().waitFor();
    await expectNoSecrets(page);
    await addGiftCard(page, '6006491234565150', '9988');
    expect(await page.getByText('Add again:').count()).toBe(0);
    await placeOrder(page);
    await page.getByRole('heading', { name: 'We couldn’t use your gift card ending in 5150' }).waitFor();
    await page.getByRole('button', { name: 'Enter the PIN again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Gift card ending in 5150' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    const again = page.getByRole('button', { name: 'Enter PIN: Gift card ending in 5150' });
    await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => again.evaluate((button) => button.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    await again.press('Enter');
    await dialog.getByLabel('PIN').fill('4471');
    await expectNoSecrets(page);
    await dialog.getByLabel('PIN').press('Enter');
    await page.getByText('New PIN entered for your gift card ending in 5150.').first().waitFor();
    // The focus returns to the card's row, not to the heading of the page.
    const row = page.getByRole('checkbox', { name: /5150/ });
    await expect.poll(() => row.evaluate((box) => box === document.activeElement)).toBe(true);
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });

  it('by a member with a Military Star card that they type at the checkout, corrected where it is wrong and saved; its number and code are nowhere else (PAYSTORED-16, PAYSTORED-01, ALLOC-11)', async () => {
    const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder, site: starSite.url });
    registerSecrets('737');
    await page.goto('/app/menu.html');
    await openSignIn(page);
    await typeCredentials(page, 'nell');
    await isSignedInAs(page, 'Nell');
    await page.goto('/app/menu.html');
    await addSoup(page);
    await page.getByLabel('Mobile phone').fill('5551234567');
    await page.getByRole('radio', { name: /^Military Star card/ }).check();
    await placeOrder(page);
    const form = page.getByRole('dialog', { name: 'Military Star card' });
    await form.getByLabel('Card number').fill('6019 4400 0000 0127');
    await form.getByLabel('Name on the card').fill('Nell Young');
    await form.getByRole('textbox', { name: 'Expires' }).fill('0832');
    await form.getByLabel('Security code').fill('737');
    await form.getByLabel('Billing ZIP code').fill('62701');
    await form.getByRole('button', { name: 'Use this card' }).click();
    await form.getByText('Enter the 16 digits on your Military Star card.').first().waitFor();
    await form.getByLabel('Card number').fill('6019440000000004');
    await form.getByRole('checkbox', { name: 'Save this card to my account' }).check();
    await expectNoSecrets(page);
    await form.getByRole('button', { name: 'Use this card' }).click();
    await page.getByRole('radio', { name: /^Military Star card Ending in 0004/, checked: true }).waitFor();
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
    await page.goto('/en-us/myhearthside/profile-and-settings/payments.html');
    await page.getByText('Military Star card ending in 0004').waitFor();
    expect(await page.getByRole('button', { name: 'Add a Military Star card' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Edit: Military Star card ending in 0004' }).click();
    await page.getByRole('checkbox', { name: 'Make this my default' }).check();
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Military Star card updated.').waitFor();
    await page.getByText('Default', { exact: true }).waitFor();
  });

  it('by a member with the card that they keep, in two taps from the cart (PAYSTORED-01)', async () => {
    const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder });
    await page.goto('/app/menu.html');
    await openSignIn(page);
    await typeCredentials(page, 'pat');
    await isSignedInAs(page, 'Pat');
    await page.goto('/app/menu.html');
    await addSoup(page);
    await page.getByRole('radio', { name: /^Visa Visa ending in 1111/, checked: true }).waitFor();
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });

  it('not by the second press of a double tap on the button before: the total has to stand first', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    const submits: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && request.url().includes('/submit') && submits.push(request.url()));
    // Pressed as soon as it is there.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Place order'));
        if (!button) return;
        observer.disconnect();
        document.documentElement.dataset['pressed'] = 'yes';
        button.click();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/app/menu.html');
    await openSignIn(page);
    await typeCredentials(page, 'pat');
    await isSignedInAs(page, 'Pat');
    await page.goto('/app/menu.html');
    await addSoup(page);
    const order = page.getByRole('button', { name: /^Place order/ });
    await page.locator('html[data-pressed=yes]').waitFor({ state: 'attached' });
    await expect.poll(() => order.getAttribute('aria-disabled')).toBeNull();
    expect(submits).toEqual([]);
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });

  it('not by a press as the total changes in another tab: what it changed to has to stand first', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    const submits: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && request.url().includes('/submit') && submits.push(request.url()));
    await page.goto('/app/menu.html');
    await addSoup(page);
    await sayWho(page);
    await typeCard(page);
    const order = page.getByRole('button', { name: /^Place order/ });
    await expect.poll(() => order.getAttribute('aria-disabled')).toBeNull();
    // Pressed as soon as it says another total.
    await order.evaluate((button) => {
      const before = button.textContent;
      new MutationObserver((_, observer) => {
        if (!button.textContent.startsWith('Place order') || button.textContent === before) return;
        observer.disconnect();
        document.documentElement.dataset['pressed'] = 'yes';
        (button as HTMLButtonElement).click();
      }).observe(button, { childList: true, characterData: true, subtree: true });
    });
    const other = await page.context().newPage();
    await other.goto('/app/cart.html');
    await other.getByRole('button', { name: /^One more/ }).click();
    await page.locator('html[data-pressed=yes]').waitFor({ state: 'attached' });
    await page
      .getByText(/^Your cart changed\. New total/)
      .first()
      .waitFor();
    await expect.poll(() => order.getAttribute('aria-disabled')).toBeNull();
    expect(submits).toEqual([]);
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });
});

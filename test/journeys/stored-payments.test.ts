import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { isSignedInAs, openProfile, openSignIn, typeCredentials } from './kit/members.ts';
import { pickupOrder } from './kit/order.ts';
import { watchForSecrets } from './kit/secrets.ts';
import { addSoup, orderNumber, placeOrder, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

/** Pat, on the page of what they pay with. */
async function openPayments(page: Page) {
  await page.goto('/app/menu.html');
  await openSignIn(page);
  await typeCredentials(page, 'pat');
  await isSignedInAs(page, 'Pat');
  await openProfile(page, 'Pat');
  await page.goto('/en-us/myhearthside/profile-and-settings/payments.html');
  await page.getByRole('button', { name: 'Add a card' }).waitFor();
}

describe('a member', () => {
  it('adds a card to the account, as the default one, and pays an order with it; its number and code are nowhere else (PAYSTORED-18, PAYSTORED-01)', async () => {
    const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder });
    const secrets = watchForSecrets(page);
    const canaries = ['5555555555554444', '5555 5555 5555 4444', btoa('5555555555554444'), 'card-visa'];
    await openPayments(page);
    await page.getByRole('button', { name: 'Add a card' }).click();
    await typeCard(page, '5555555555554444');
    await page.getByRole('checkbox', { name: 'Make this my default' }).check();
    await secrets.expectNone(...canaries);
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Card saved.').waitFor();
    await page.getByText('Mastercard ending in 4444').waitFor();
    await secrets.expectNone(...canaries);
    await page.goto('/app/menu.html');
    await addSoup(page);
    await page.getByRole('radio', { name: /4444/, checked: true }).waitFor();
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
    await secrets.expectNone(...canaries);
  });

  it('is told of a number that the bank does not know, at the number, and corrects it there (PAYSTORED-19)', async () => {
    const page = await newGuest();
    const secrets = watchForSecrets(page);
    await openPayments(page);
    await page.getByRole('button', { name: 'Add a card' }).click();
    await typeCard(page, '4000000000000127');
    await page.getByRole('button', { name: 'Save card' }).click();
    const number = page.getByLabel('Card number');
    await page.getByText('Your bank doesn’t know this card number.').first().waitFor();
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Name on the card').inputValue()).toBe('Ana Ruiz');
    await number.fill('5555555555554444');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Card saved.').waitFor();
    await secrets.expectNone('4000000000000127', '5555555555554444');
  });

  it('renews the date of a card that they keep, and removes it (C-87, C-88)', async () => {
    const page = await newGuest();
    await openPayments(page);
    await page.getByRole('button', { name: 'Edit: Visa ending in 1111' }).click();
    await page.getByRole('textbox', { name: 'Expires' }).fill('0633');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Card updated.').waitFor();
    await page.getByText(/Expires 06 \/ 2033/).waitFor();
    await page.getByRole('button', { name: 'Edit: Visa ending in 1111' }).click();
    await page.getByRole('button', { name: 'Remove card' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Card removed.').waitFor();
    expect(await page.getByText('Visa ending in 1111').count()).toBe(0);
  });
});

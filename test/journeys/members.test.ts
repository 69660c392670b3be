import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import {
  isSignedInAs,
  isSignedOut,
  newestCode,
  newestLink,
  openProfile,
  openSignIn,
  PASSWORD,
  signIn,
  signOut,
  typeCode,
  typeCredentials,
} from './kit/members.ts';
import { registerSecrets } from './kit/secrets.ts';
import { pickupOrder } from './kit/order.ts';
import { addSoup, openSoups, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();
const wide = { width: 1280, height: 900 };
const profile = '/en-us/mybakery/profile-and-settings';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('a guest who has ordered', () => {
  it('creates an account from the confirmation, with nothing but a password to type (SIGNUP-01)', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    await page.goto('/app/menu.html');
    await addSoup(page);
    await sayWho(page);
    await typeCard(page);
    await placeOrder(page);
    await orderNumber(page);
    await page.getByRole('button', { name: 'Create an account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an account' });
    await expect.poll(() => dialog.locator('input:focus').getAttribute('name')).toBe('password');
    const typed = (name: string) => dialog.getByRole('textbox', { name }).inputValue();
    expect(await Promise.all(['First name', 'Last name', 'Email', 'Mobile phone'].map(typed))).toEqual([
      'Ana',
      'Ruiz',
      'ana@example.com',
      '(555) 123-4567',
    ]);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Confirm your email' }).waitFor();
    // It is offered once: not to a guest who has an account by then.
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await page.getByRole('button', { name: 'Create an account' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('h1:focus').count()).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: 'Share' }).waitFor();
    expect(await page.getByRole('button', { name: 'Create an account' }).count()).toBe(0);
  });
});

describe('a member', () => {
  it('signs in with two steps at the checkout, and the cart and the half-filled form survive', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    const faults = listenForFaults(page);
    await page.goto('/app/menu.html');
    await addSoup(page);
    await page.getByLabel('First name').fill('Maximilian');
    await signIn(page, 'max');
    await page.getByRole('dialog', { name: 'Check your texts' }).waitFor();
    const code = await newestCode(page, '2175550102');
    await typeCode(page, code === '000000' ? '111111' : '000000');
    await page.getByText('Incorrect Code').waitFor();
    await typeCode(page, code);
    await isSignedInAs(page, 'Max');
    expect(await page.getByLabel('First name').inputValue()).toBe('Maximilian');
    await page.getByRole('link', { name: 'Back to cart' }).click();
    await page.getByText('Tomato Basil Soup').first().waitFor();
    expect(faults.filter((fault) => !/40[01]/.test(fault))).toEqual([]);
  });

  it('is greeted on the home page with the order in hand and the rewards, which an insecure session does not show (SESSION-17)', async () => {
    const page = await newGuest(wide, { order: pickupOrder });
    await openSoups(page);
    await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
    await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
    await signIn(page, 'pat');
    await isSignedInAs(page, 'Pat');
    await page.goto('/app/home.html');
    await heading(page, 'Continue your order');
    await page.getByText(/^Good (morning|afternoon|evening), Pat$/).waitFor();
    await page.getByText('1 item, $').waitFor();
    await page.getByRole('region', { name: '2 rewards ready' }).getByText('A free pastry').waitFor();
    await page.getByRole('link', { name: 'View cart' }).last().click();
    await heading(page, 'Your cart');

    const other = await newGuest(wide);
    await other.goto('/app/home.html');
    await signIn(other, 'iris');
    await isSignedInAs(other, 'Iris');
    await other.getByText(/^Good (morning|afternoon|evening), Iris$/).waitFor();
    await other.waitForLoadState('networkidle');
    expect(await other.getByText(/reward/i).count()).toBe(0);
  });

  it('opens the profile with an insecure session, gives the password alone, and lands there (SESSION-17, ROUTES-35, REAUTH-01, REAUTH-03, SIGNIN-03)', async () => {
    const page = await newGuest(wide);
    await page.goto('/app/menu.html');
    await signIn(page, 'iris');
    await openProfile(page, 'Iris');
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.getByText('Hi Iris.').waitFor();
    await page.waitForURL('**/app/menu.html');
    expect(await dialog.getByLabel('Email').count()).toBe(0);
    // A password manager has to be told whose password is asked for.
    expect(await dialog.locator('input[autocomplete=username]').inputValue()).toMatch(/^iris@/);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await heading(page, 'Hi, Iris');
    // The entry of the sheet leaves the history at the same time.
    await page.waitForURL(`**${profile}/profile.html`);
  });

  it('is greeted by name, loses the session by the button of the question alone, and nothing else of the page (SESSION-18, REAUTH-05)', async () => {
    const page = await newGuest(wide);
    await page.goto('/app/menu.html');
    await signIn(page, 'iris');
    await isSignedInAs(page, 'Iris');
    await page.goto('/app/menu.html?openOverlay=session-expired');
    await page.getByText('Welcome back, Iris.').waitFor();
    await page.waitForURL('**/app/menu.html');
    const question = page.getByRole('dialog', { name: 'Please sign in again' });
    // It would empty the cart.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Not Iris? Sign out' }).click();
    await isSignedOut(page);
  });

  it('signs in on the placeholder, switches two-step verification on, signs out, and in again by code (SIGNIN-19, ROUTES-31)', async () => {
    const page = await newGuest(wide);
    await page.goto(`${profile}/security-preferences.html`);
    // Closed, the question leaves a page that becomes the profile after sign-in from anywhere (SIGNIN-19).
    await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Close' }).click();
    await heading(page, 'Your account');
    await signIn(page, 'mona');
    await heading(page, 'Two-step verification');
    await expect.poll(() => page.title()).toBe('Two-step verification | Hearthside');
    await page.getByRole('radio', { name: /0114/ }).check();
    await page.getByRole('button', { name: 'Turn on' }).click();
    const first = await codeFor(page, '2175550114');
    await typeCode(page, first);
    await page.getByText('Two-step verification is on.').waitFor();
    // The button with the focus has made way for another.
    await page.locator('button:focus', { hasText: 'Turn off' }).waitFor();
    await signOut(page);
    await isSignedOut(page);
    await signIn(page, 'mona');
    const second = await codeFor(page, '2175550114', first);
    await typeCode(page, second);
    await isSignedInAs(page, 'Mona');
  });

  it('finds what was typed in a form of the profile after a reload, but for passwords; Cancel throws it away (PROFILE-02)', async () => {
    const page = await newGuest(wide);
    await page.goto('/app/menu.html');
    await signIn(page, 'pat');
    await isSignedInAs(page, 'Pat');
    await page.goto(`${profile}/details.html`);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await page.getByRole('button', { name: 'Edit: Name' }).click();
    await name.fill('Patricia Baker');
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    await page.getByRole('button', { name: 'Edit: Email' }).click();
    await email.fill('patricia@example.com');
    const phone = page.getByRole('textbox', { name: 'Mobile phone' });
    await page.getByRole('button', { name: 'Add a phone' }).click();
    await phone.pressSequentially('2175550');
    await page.getByRole('button', { name: 'Change: Password' }).click();
    await page.getByRole('textbox', { name: 'Password now' }).fill(PASSWORD);
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Patricia Baker');
    expect(await email.inputValue()).toBe('patricia@example.com');
    expect(await phone.inputValue()).toBe('(217) 555-0');
    expect(await page.getByRole('textbox', { name: 'Password now' }).inputValue()).toBe('');
    await page.getByRole('region', { name: 'Name', exact: true }).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Edit: Name' }).click();
    expect(await name.inputValue()).toBe('Pat Baker');
  });

  it('forgets the password and chooses a new one; the email that was typed comes along (SIGNIN-02, SIGNIN-07, SIGNUP-06)', async () => {
    const page = await newGuest();
    // The email is opened on another device, so both browsers share one sandbox.
    await page.goto('/app/menu.html?sandboxWorld=forgotten-password');
    await openSignIn(page);
    const email = page.getByRole('dialog').getByRole('textbox', { name: 'Email' });
    await email.fill('cole@example.org');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('dialog', { name: 'Create an account' }).waitFor();
    expect(await email.inputValue()).toBe('cole@example.org');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('dialog', { name: 'Reset your password' }).waitFor();
    expect(await email.inputValue()).toBe('cole@example.org');
    await email.fill('cole@example.com');
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    expect(await email.inputValue()).toBe('cole@example.com');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await page.getByText(/^Check your email/).waitFor();
    const link = await newestLink(page, 'cole@example.com');
    const token = new URL(link, 'http://bakery.test').searchParams.get('token') ?? '';
    expect(token).not.toBe('');
    registerSecrets('Baguette2#');
    const mail = await newGuest();
    await mail.goto(`${link}&sandboxWorld=forgotten-password`);
    await heading(mail, 'Reset your password');
    expect(mail.url()).not.toContain(token);
    await mail.getByLabel('New password').fill('short');
    await mail.getByRole('button', { name: 'Save password' }).click();
    await mail.getByText('Use 8 to 16 characters.').waitFor();
    await mail.getByRole('textbox', { name: 'New password' }).fill('Baguette2#');
    await mail.getByRole('button', { name: 'Save password' }).click();
    await mail.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await typeCredentials(mail, 'cole', 'Baguette2#');
    await isSignedInAs(mail, 'Cole');
  });

  it('signs out in one tab and is signed out in the other', async () => {
    const one = await newGuest(wide);
    await one.goto('/app/menu.html');
    await signIn(one, 'pat');
    await isSignedInAs(one, 'Pat');
    const other = await one.context().newPage();
    await other.goto(`${profile}/rewards.html`);
    await heading(other, 'Rewards');
    await signOut(other);
    await isSignedOut(other);
    await isSignedOut(one);
    expect((await one.context().cookies()).filter(({ name }) => name === 'ssoToken')).toEqual([]);
  });
});

/** The newest code that is not one of before. */
async function codeFor(page: Page, phone: string, before = ''): Promise<string> {
  await page.getByRole('textbox', { name: '6-digit code' }).waitFor();
  await expect.poll(() => newestCode(page, phone)).not.toBe(before);
  return newestCode(page, phone);
}

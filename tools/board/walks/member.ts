import { railParts, type RailPart } from '#domain/navigation/profile-parts.ts';
import { isSignedInAs, openProfile, signIn } from '#test/journeys/kit/members.ts';
import type { Walk } from './walk.ts';

/** The ways into an account. */
export const member: Walk = async (page, take) => {
  for (const [overlay, name] of [
    ['sign-in', 'Sign in'],
    ['sign-up', 'Create an account'],
    ['forgot-password', 'Reset your password'],
  ] as const) {
    await page.goto(`/app/menu.html?openOverlay=${overlay}`);
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await take(name);
  }
  await page.goto('/app/home.html');
  await signIn(page, 'max');
  await page.getByRole('dialog', { name: 'Check your texts' }).waitFor();
  await take('Two-step verification');
  await page.goto('/app/home.html');
  await signIn(page, 'iris');
  await isSignedInAs(page, 'Iris');
  await page.goto('/app/menu.html?openOverlay=session-expired');
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  await take('Session expired');
};

/** The form of a part that is taken too, by the button that opens it. */
const forms: Readonly<Partial<Record<RailPart, string>>> = {
  payments: 'Add a card',
  addresses: 'Add an address',
};

/** What a member has and has done. */
export const account: Walk = async (page, take) => {
  await page.goto('/app/home.html');
  await signIn(page, 'pat');
  await isSignedInAs(page, 'Pat');
  await openProfile(page, 'Pat');
  await page.getByText('Loading your profile…').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await take('Profile');
  for (const part of railParts.filter((one) => one !== 'profile')) {
    await page.goto(`/en-us/myhearthside/profile-and-settings/${part}.html`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await take(`Profile: ${part.replaceAll('-', ' ')}`);
    const form = forms[part];
    if (form === undefined) continue;
    await page.getByRole('button', { name: form }).first().click();
    await page.getByRole('button', { name: /^Save / }).waitFor();
    await take(`Profile: ${form.toLowerCase()}`);
  }
};

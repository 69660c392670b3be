import type { Page } from 'playwright';
import * as v from 'valibot';
import { PASSWORD } from '#sandbox/seeds/people.ts';
import { expectNoSecrets, registerSecrets } from './secrets.ts';

export { PASSWORD };

/** Opens the door from the bar. */
export const openSignIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();

/** Types the credentials into the open auth dialog. */
export async function typeCredentials(page: Page, name: string, password = PASSWORD) {
  registerSecrets(password);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`${name}@example.com`);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await expectNoSecrets(page);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signIn(page: Page, name: string, password = PASSWORD) {
  await openSignIn(page);
  await typeCredentials(page, name, password);
}

const profileLink = (page: Page, firstName: string) => page.getByRole('banner').getByRole('link', { name: `Profile of ${firstName}` });
export const isSignedInAs = (page: Page, firstName: string) => profileLink(page, firstName).waitFor();
export const openProfile = (page: Page, firstName: string) => profileLink(page, firstName).click();

export const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).click();
export const isSignedOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();

export async function typeCode(page: Page, code: string) {
  await page.getByRole('textbox', { name: '6-digit code' }).fill(code);
}

/** The newest message to an account; the served sandbox shows it on a page of its own. */
async function newestMessage(page: Page, to: string): Promise<string> {
  const answer = await page.request.get(`/api/sandbox/messages?to=${encodeURIComponent(to)}`);
  const messages = v.parse(v.array(v.looseObject({ body: v.string() })), await answer.json());
  return messages.at(-1)?.body ?? '';
}

export async function newestCode(page: Page, to: string) {
  const [code = ''] = /\d{6}/.exec(await newestMessage(page, to)) ?? [];
  if (code !== '') registerSecrets(code);
  return code;
}

export async function newestLink(page: Page, to: string) {
  const [link = ''] = /\/app\/\S+/.exec(await newestMessage(page, to)) ?? [];
  const token = new URL(link, page.url()).searchParams.get('token');
  if (token !== null) registerSecrets(token);
  return link;
}

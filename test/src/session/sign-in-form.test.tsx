import { expect, it } from 'vitest';
import type { SignInScreen } from '#machines/sign-in/sign-in.screen.ts';
import { askingSignIn } from '#model-tests/samples/sign-in.ts';
import { SignInForm } from '#src/flows/sign-in/SignInForm.tsx';
import { SignInView } from '#src/flows/sign-in/SignInView.tsx';
import { text } from '#src/text/text.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
type Asking = Extract<SignInScreen, { kind: 'asking' }>;

const visitor: Asking = askingSignIn;
const member = { ...visitor, variant: 'expired', firstName: 'Iris', username: 'iris@example.com', canLogOut: true } as const;

const props = { send: () => {}, onType: () => {}, onTouched: () => {} };

/** The form as text: its fields by name, and what it says. */
async function drawn(screen: Asking, typedEmail = '') {
  const html = await htmlOf(
    () => <SignInForm {...props} screen={screen} providers={['google']} typedEmail={typedEmail} />,
    testDependencies(world),
    null,
  );
  const fields = [...html.matchAll(/<input[^>]*\bname="(\w+)"/g)].map(([, name]) => name);
  return { fields, html, words: html.replaceAll(/(<[^>]+>)+/g, '|') };
}

it('a visitor is asked for username and password, which can be shown, and offered help, a provider and an account (SIGNIN-01 to -04, SIGNIN-07)', async () => {
  const { fields, html, words } = await drawn(visitor);
  expect(fields).toEqual(['username', 'password']);
  expect(html).toContain('aria-label="Show password"');
  for (const word of ['Sign in', 'Forgot your password?', 'Continue with Google', 'Create an account'])
    expect(words).toContain(`|${word}|`);
  expect(words).not.toContain('Sign out');
});

it('who wants to order with a group is told why they are asked (SIGNIN-08)', async () => {
  const dialog = (variant: Asking['variant']) =>
    htmlOf(
      () => <SignInView {...props} screen={{ ...visitor, variant }} providers={[]} typedEmail="" verification={null} />,
      testDependencies(world),
      null,
    );
  const group = await dialog('group');
  for (const words of [text('signIn.heading.group'), text('signIn.lead.group')]) expect(group).toContain(words);
  expect(await dialog('plain')).not.toContain(text('signIn.heading.group'));
});

it('a visitor finds the email that they typed before a reload, and a member who is known their own alone (REAUTH-01)', async () => {
  expect((await drawn(visitor, 'ana@example.com')).html).toContain('value="ana@example.com"');
  expect((await drawn(member, 'ana@example.com')).html).not.toContain('ana@example.com');
});

it('a visitor who comes back to the form finds the email that they typed', async () => {
  const { html } = await drawn({ ...visitor, username: 'ana@example.com' });
  expect(html).toMatch(/<input(?=[^>]*name="username")[^>]*value="ana@example.com"/);
});

it('a member whose session ended is asked for the password alone, and may sign out by name where the session is persistent (SIGNIN-03, REAUTH-01, REAUTH-02)', async () => {
  const { fields, words } = await drawn(member);
  expect(fields).toEqual(['password']);
  expect(words).toContain('|Continue|');
  expect(words).toContain('|Not Iris? Sign out|');
  expect(words).not.toContain('|Sign out and empty cart|');
  const { words: forgotten } = await drawn({ ...member, canLogOut: false });
  expect(forgotten).toContain('|Sign out and empty cart|');
  expect(forgotten).not.toContain('Not Iris?');
});

it('a reason with words of its own is said by them, and another by the general ones (ERRORS-06, SIGNIN-15)', async () => {
  const own = 'Confirm this account first.';
  expect((await drawn({ ...visitor, trouble: 'refused', reasonCode: 'error.username.pending' })).words).toContain(own);
  const { words } = await drawn({ ...visitor, trouble: 'refused', reasonCode: 'error.unheard.of' });
  expect(words).not.toContain(own);
  expect(words).toContain(text('signIn.refused'));
});

it('a member who is asked for the password alone reads that the password is wrong, not the email (REAUTH-01, SIGNIN-15)', async () => {
  const { words } = await drawn({ ...member, trouble: 'refused' });
  expect(words).toContain(text('signIn.refused.known'));
  expect(words).not.toContain(text('signIn.refused'));
});

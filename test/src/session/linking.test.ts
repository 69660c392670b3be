import { expect, it, vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { signInScreen, type SignInScreen } from '#machines/sign-in/sign-in.screen.ts';
import { verificationScreen } from '#machines/verification/verification.screen.ts';
import { PASSWORD } from '#sandbox/seeds/people.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

/** A visitor whose provider names a member's email, back at the form to confirm it with the password. */
async function tryGoogle(name: string) {
  const failures: unknown[] = [];
  const live = await liveApp(world, {
    ...testDependencies(world),
    askProvider: () => Promise.resolve(`${name}@example.com`),
    trackEvent: (name, detail) => failures.push({ name, ...detail }),
  });
  const notices: unknown[] = [];
  live.app.subscribe(({ children }) => {
    const notice = children.notices?.getSnapshot().context.notice;
    if (notice) notices.push([notice.key, notice.values]);
  });
  const signIn = (await live.askWho()) as ActorRefFrom<typeof signInMachine>;
  const shows = (check: (screen: SignInScreen) => boolean) => live.until(signIn, (snapshot) => check(signInScreen(snapshot)));
  signIn.send({ type: 'social.chosen', provider: 'google' });
  await shows((screen) => screen.kind === 'asking' && screen.trouble === 'unlinked');
  const submit = (password: string) => signIn.send({ type: 'credentials.submitted', username: `${name}@example.com`, password });
  const isIn = () => live.until(live.session, ({ context }) => context.member?.kind === 'signedIn');
  return { live, signIn, shows, submit, isIn, failures, notices };
}

const providersOf = (name: string) => world.people.byEmail(`${name}@example.com`)?.social;

it('links the account of the provider when the password is right, and says so (SIGNUP-08, SIGNUP-09)', async () => {
  const { shows, submit, isIn, failures, notices } = await tryGoogle('nell');
  submit('wrong');
  await shows((screen) => screen.kind === 'asking' && screen.trouble === 'refused');
  await vi.waitFor(() => expect(failures, 'SIGNIN-16').toMatchObject([{ name: 'loginfailed', reasonCode: 'error.authentication' }]));
  submit(PASSWORD);
  await isIn();
  expect(providersOf('nell')).toEqual(['google']);
  await vi.waitFor(() => expect(notices).toContainEqual(['signIn.linked', { provider: 'Google' }]));
});

it('links it after the second step too (SIGNUP-08, SIGNIN-12)', async () => {
  const { live, signIn, submit, isIn, notices } = await tryGoogle('max');
  submit(PASSWORD);
  await live.until(signIn, ({ children }) => children.verification !== undefined);
  const verification = must(signIn.getSnapshot().children.verification, 'verification');
  await live.until(verification, (snapshot) => verificationScreen(snapshot).kind === 'entering');
  expect(providersOf('max')).toEqual([]);
  verification.send({ type: 'code.submitted', code: /\d{6}/.exec(world.messages.all().at(-1)?.body ?? '')?.[0] ?? '' });
  await isIn();
  expect(providersOf('max')).toEqual(['google']);
  await vi.waitFor(() => expect(notices).toContainEqual(['signIn.linked', { provider: 'Google' }]));
});

it('signs in where it cannot be linked, and says that and where to try again (SIGNUP-09)', async () => {
  world.faults.put('social.associate', { endpoint: 'social.associate', kind: 'error500' });
  const { submit, isIn, notices } = await tryGoogle('nell');
  submit(PASSWORD);
  await isIn();
  expect(providersOf('nell')).toEqual([]);
  await vi.waitFor(() => expect(notices).toContainEqual(['signIn.notLinked', { provider: 'Google' }]));
});

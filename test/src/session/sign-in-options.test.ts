import { expect, it } from 'vitest';
import { plainSignIn, profileSignIn, redirectOf } from '#machines/auth/sign-in-options.ts';
import { orderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import { signInScreen } from '#machines/sign-in/sign-in.screen.ts';
import { createApp } from '#src/app/create-app.ts';
import { socialApi } from '#src/api/social.ts';
import { requestSetup, setupOf } from '#test/kit/order.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { liveApp, visit } from '#test/kit/live.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { knownFeatures } from '#src/app/known-features.ts';

const world = openSandbox();
const page = '/en-us/mybakery/profile-and-settings/rewards.html';

it('offers to order as a guest on a page for members alone, and not to go on there as one (SIGNIN-05, SIGNIN-06)', async () => {
  const live = await liveApp(world);
  const signIn = await live.askWho(profileSignIn(page));
  expect(signInScreen(signIn.getSnapshot() as never)).toMatchObject({ guest: 'order' });
  const ends: string[] = [];
  live.session.on('auth.ended', ({ kind }) => ends.push(kind));
  signIn.send({ type: 'guest.ordered' });
  expect(ends).toEqual(['orderAsGuest']);
});

it('keeps the wanted page for who signs in and for who signs up (SIGNIN-18)', () => {
  expect(redirectOf({ kind: 'signIn', options: profileSignIn(page) })).toBe(page);
  expect(redirectOf({ kind: 'signUp', redirectTo: page })).toBe(page);
  expect(redirectOf({ kind: 'signIn', options: plainSignIn })).toBeNull();
  expect(redirectOf({ kind: 'forgot' })).toBeNull();
});

it.for([
  ['a visitor is', false, 'signingIn'],
  ['a signed-in member is not', true, 'choosingDestination'],
] as const)('%s asked to sign in before a group order (ORD-SETUP-22)', async ([, isMember, kind]) => {
  const live = await liveApp(world);
  if (isMember) await live.signIn('pat');
  live.app.stop();
  const { app } = createApp(live.deps, { ...visit, hasToken: isMember });
  app.start();
  await knownFeatures(app);
  requestSetup(app, { cafeId: null, destination: null, isGroup: true });
  const setup = await running(setupOf(app));
  expect(orderSetupScreen(setup.getSnapshot()).kind).toBe(kind);
});

it.for(['v1', 'v2'])('signs in by a provider over version %s of its call (SIGNUP-08)', async (version) => {
  const { call } = testDependencies(world, { paths: version === 'v1' ? { 'social.login': '/social/v1/login' } : {} });
  const session = await socialApi(call).logIn('google', 'pat@example.com', new AbortController().signal);
  expect(session).toMatchObject({ username: 'pat@example.com' });
});

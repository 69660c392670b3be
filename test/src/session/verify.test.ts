import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { updateEmail, updateName } from '#contract/user-changes.ts';
import { disableMfa } from '#contract/verification.ts';
import { must } from '#domain/must.ts';
import { createAuth } from '#src/app/session/auth.ts';
import type { ApiError } from '#src/api/errors.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { liveApp } from '#test/kit/live.ts';
import { PASSWORD } from '#sandbox/seeds/people.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

/** A member whose next change needs the second step, and how often the server was asked for it. */
async function heldBack() {
  let verify = () => Promise.resolve();
  const deps = testDependencies(world, { onVerificationNeeded: () => verify() });
  const live = await liveApp(world, deps);
  verify = createAuth(live.app).verify;
  await live.signIn('pat');
  world.scenarios.put('session', { scenario: 'mfaRequired' });
  const save = () => deps.call(updateEmail, { body: { emailAddress: 'pat@example.com' } });
  return { live, save };
}

const lastCode = () => /\d{6}/.exec(world.messages.all().at(-1)?.body ?? '')?.[0] ?? '';

async function secondStep({ live }: { readonly live: Awaited<ReturnType<typeof liveApp>> }) {
  await live.until(live.session, ({ children }) => children.auth !== undefined);
  const auth = must(live.session.getSnapshot().children.auth, 'auth');
  const signIn = must(auth.getSnapshot().children.signIn, 'signIn');
  await live.until(signIn, ({ children }) => children.verification !== undefined);
  const verification = must(signIn.getSnapshot().children.verification, 'verification');
  await waitFor(verification, (snapshot) => snapshot.matches('entering'));
  return verification;
}

it('SESSION-12 asks for the second step once, and makes the call again when it was passed (C-81, C-82)', async () => {
  const held = await heldBack();
  const saved = held.save();
  const verification = await secondStep(held);
  verification.send({ type: 'code.submitted', code: lastCode() });
  await waitFor(verification, (snapshot) => snapshot.matches('celebrating'));
  verification.send({ type: 'verification.cancelled' });
  await expect(saved).resolves.toEqual({});
  expect(held.live.screen()).toMatchObject({ kind: 'member', isAuthOpen: false });
});

it('E-61 makes the call exactly once more when the overlay is closed; the second failure is the caller’s, and the member stays signed in (AMB-45)', async () => {
  const held = await heldBack();
  const failed = held.save().catch((error: ApiError) => error.reasonCode);
  const verification = await secondStep(held);
  verification.send({ type: 'verification.cancelled' });
  expect(await failed).toBe('error.mfa.verification.required');
  expect(held.live.screen()).toMatchObject({ kind: 'member', isAuthOpen: false });
});

it('closes the second step with a sign-out elsewhere, and does not make the call again (SESSION-07, SESSION-12)', async () => {
  const held = await heldBack();
  const failed = held.save().catch((error: ApiError) => error.reasonCode);
  await secondStep(held);
  held.live.session.send({ type: 'logout.requested', redirectHome: true });
  expect(await failed).toBe('error.mfa.verification.required');
  expect(held.live.screen()).toMatchObject({ kind: 'anonymous', isAuthOpen: false });
});

it('asks once where several calls are held back together', async () => {
  const held = await heldBack();
  const calls = Promise.all([held.save(), held.save()]);
  const verification = await secondStep(held);
  verification.send({ type: 'code.submitted', code: lastCode() });
  await waitFor(verification, (snapshot) => snapshot.matches('celebrating'));
  verification.send({ type: 'verification.cancelled' });
  await expect(calls).resolves.toHaveLength(2);
  expect(world.messages.all()).toHaveLength(1);
});

it('lets what needs no second step pass', async () => {
  const { live } = await heldBack();
  await expect(live.deps.call(updateName, { body: { firstName: 'Pat', lastName: 'Baker' } })).resolves.toEqual({});
});

/** Max, who has just signed in with a code, and whose changes the server holds back all the same. */
async function signedInByCode() {
  let verify = () => Promise.resolve();
  const deps = testDependencies(world, { onVerificationNeeded: () => verify() });
  const live = await liveApp(world, deps);
  verify = createAuth(live.app).verify;
  const signIn = await live.askWho();
  signIn.send({ type: 'credentials.submitted', username: 'max@example.com', password: PASSWORD });
  const verification = await secondStep({ live });
  verification.send({ type: 'code.submitted', code: lastCode() });
  await live.until(live.session, ({ context }) => context.member?.kind === 'signedIn');
  return live;
}

it.for([
  ['two-step verification is turned off', disableMfa, () => world.people.byEmail('max@example.com')?.phones[0]?.isSmsMfaEnabled === false],
  ['the email is changed', updateEmail, () => world.people.byEmail('max.stern@example.com') !== undefined],
] as const)('%s only after a second step of its own (SESSION-12, MFA-31, AMB-34)', async ([, change, isChanged]) => {
  const live = await signedInByCode();
  const body = { emailAddress: 'max.stern@example.com' };
  const saved = change === disableMfa ? live.deps.call(disableMfa, {}) : live.deps.call(updateEmail, { body });
  const verification = await secondStep({ live });
  expect(isChanged()).toBe(false);
  verification.send({ type: 'code.submitted', code: lastCode() });
  await waitFor(verification, (snapshot) => snapshot.matches('celebrating'));
  verification.send({ type: 'verification.cancelled' });
  await expect(saved).resolves.toEqual({});
  expect(isChanged()).toBe(true);
});

it('changes nothing where the second step is closed (SESSION-12, AMB-45)', async () => {
  const live = await signedInByCode();
  const failed = live.deps.call(disableMfa, {}).catch((error: ApiError) => error.reasonCode);
  (await secondStep({ live })).send({ type: 'verification.cancelled' });
  expect(await failed).toBe('error.mfa.verification.required');
  expect(world.people.byEmail('max@example.com')?.phones[0]?.isSmsMfaEnabled).toBe(true);
});

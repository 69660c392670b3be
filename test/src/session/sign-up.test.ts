import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { noCampaignParams } from '#domain/navigation/query.ts';
import { emailConfirmationMachine } from '#machines/email-confirmation/email-confirmation.machine.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { signUpScreen, type SignUpScreen } from '#machines/sign-up/sign-up.screen.ts';
import { emailConfirmationPorts, signUpPorts } from '#src/flows/sign-up/sign-up.ports.ts';
import { PASSWORD } from '#sandbox/seeds/people.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const form = { firstName: 'Zoe', lastName: 'Hill', email: 'zoe@example.com', phone: '', wantsMail: true };

function begin(pendingEmail: string | null = null) {
  const deps = testDependencies(world);
  const campaignParams = () => ({ ...noCampaignParams, regReferrer: 'friend', regCampaign: 'spring' });
  const actor = createActor(signUpMachine.provide({ actors: signUpPorts({ ...deps, campaignParams }) }), {
    input: { pendingEmail, email: null },
  }).start();
  const shows = async (check: (screen: SignUpScreen) => boolean) => {
    await waitFor(actor, (snapshot) => check(signUpScreen(snapshot)));
    return signUpScreen(actor.getSnapshot());
  };
  return { actor, deps, shows };
}

const tokenIn = (body: string) => /token=(\S+)/.exec(body)?.[1] ?? '';

it('SIGNUP-01 makes an account that has to be confirmed, and the link in the email confirms it (OVERLAYS-03, C-48, C-52)', async () => {
  const { actor, deps, shows } = begin();
  actor.send({ type: 'form.submitted', form, password: PASSWORD });
  expect(await shows(({ kind }) => kind === 'confirming')).toEqual({ kind: 'confirming', email: 'zoe@example.com', mail: 'fresh' });
  expect(world.people.byEmail('zoe@example.com')).toMatchObject({ isPending: true, optSettings: { isEmailGlobalOpt: true } });
  const tokenId = deps.vault.keep(tokenIn(world.messages.all().at(-1)?.body ?? ''));
  const confirmation = createActor(emailConfirmationMachine.provide({ actors: emailConfirmationPorts(deps) }), {
    input: { tokenId },
  }).start();
  await waitFor(confirmation, (snapshot) => snapshot.matches('confirmed'));
  expect(world.people.byEmail('zoe@example.com')).toMatchObject({ isPending: false });
});

it('SIGNUP-05 a link that was used says so, and another one is sent', async () => {
  const deps = testDependencies(world);
  const tokenId = deps.vault.keep('mail-of-yesterday');
  const actor = createActor(emailConfirmationMachine.provide({ actors: emailConfirmationPorts(deps) }), { input: { tokenId } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  actor.send({ type: 'resend.requested', email: 'una@example.com' });
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect(world.messages.all()).toMatchObject([{ to: 'una@example.com' }]);
});

it.for([
  [{ email: 'pat@example.com' }, PASSWORD, 'taken'],
  [{ email: 'not an email' }, PASSWORD, 'missing'],
  [{}, 'weak', 'refused'],
] as const)('SIGNUP-03 tells what is wrong with %o and the password %s', async ([change, password, trouble]) => {
  const { actor, shows } = begin();
  actor.send({ type: 'form.submitted', form: { ...form, ...change }, password });
  expect(await shows((screen) => screen.kind === 'filling' && screen.trouble !== null)).toMatchObject({ trouble });
});

it('keeps the form where the bakery cannot be reached', async () => {
  world.faults.put('account.register', { endpoint: 'account.register', kind: 'dropped' });
  const { actor, shows } = begin();
  actor.send({ type: 'form.submitted', form, password: PASSWORD });
  expect(await shows((screen) => screen.kind === 'filling' && screen.trouble !== null)).toMatchObject({ trouble: 'unreachable', form });
});

it('SIGNUP-04 sends the email once more (C-51)', async () => {
  const { actor, shows } = begin('una@example.com');
  actor.send({ type: 'resend.requested' });
  await shows((screen) => screen.kind === 'confirming' && screen.mail === 'resent');
  expect(world.messages.all()).toMatchObject([{ to: 'una@example.com' }]);
});

it.for([
  ['error500', 'broken', 500],
  ['dropped', 'offline', null],
  [null, 'refused', 409],
] as const)('emits the failure of a registration that fails by %s (SIGNUP-03)', async ([fault, kind, status]) => {
  if (fault !== null) world.faults.put('account.register', { endpoint: 'account.register', kind: fault });
  const { actor, shows } = begin();
  const emitted: unknown[] = [];
  actor.on('api.failed', (event) => emitted.push(event));
  actor.send({ type: 'form.submitted', form: { ...form, email: 'pat@example.com' }, password: PASSWORD });
  await shows((screen) => screen.kind === 'filling' && screen.trouble !== null);
  expect(emitted).toMatchObject([{ type: 'api.failed', failure: { endpoint: 'account.register', kind, status } }]);
});

it.each([
  ['(555) 123-4567', ['5551234567']],
  ['', []],
])('an account that is made with the phone %j has the phones %j, which are not confirmed (SIGNUP-02)', async (phone, phones) => {
  const { actor, shows } = begin();
  actor.send({ type: 'form.submitted', form: { ...form, phone }, password: PASSWORD });
  await shows(({ kind }) => kind === 'confirming');
  const person = world.people.byEmail('zoe@example.com');
  expect(person?.phones.map(({ phoneNumber }) => phoneNumber)).toEqual(phones);
  expect(person?.phones.every(({ isVerified }) => !isVerified)).toBe(true);
});

import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { triggerLoginCode, verifyLoginCode } from '#contract/verification.ts';
import type { CallFailure } from '#domain/app/call-failure.ts';
import { must } from '#domain/must.ts';
import { verificationMachine } from '#machines/verification/verification.machine.ts';
import { verificationScreen } from '#machines/verification/verification.screen.ts';
import { createEffects } from '#src/app/effects.ts';
import { sessionApi } from '#src/api/session.ts';
import { verificationPorts } from '#src/flows/verification/verification.ports.ts';
import { PASSWORD } from '#sandbox/seeds/people.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const WithToken = v.object({ body: v.object({ token: v.string() }) });
const lastCode = () => /\d{6}/.exec(world.messages.all().at(-1)?.body ?? '')?.[0] ?? '';

/** The second step of Max's sign-in, with the tokens that it sends and the failures that it emits. */
async function begin() {
  const deps = testDependencies(world);
  const tokens: (readonly [string, unknown])[] = [];
  const call: typeof deps.call = (described, request) => {
    if (described.name === triggerLoginCode.name || described.name === verifyLoginCode.name) {
      tokens.push([described.name, v.parse(WithToken, request).body.token]);
    }
    return deps.call(described, request);
  };
  const login = await sessionApi(deps.call).logIn('max@example.com', PASSWORD, new AbortController().signal);
  const { token, mfaTypes } = login as Extract<typeof login, { mfaTypes: unknown }>;
  const failures: CallFailure[] = [];
  const actor = createActor(verificationMachine.provide({ actors: verificationPorts({ ...deps, call }) }), {
    input: {
      source: 'LOGIN',
      loginTokenId: deps.vault.keep(token),
      methods: mfaTypes,
      isOptional: false,
      phoneId: null,
      lastFour: '0102',
    },
    inspect: createEffects([], () => ({ ...deps, trackEvent: (_, failure) => failures.push(failure as CallFailure) }), 'verification'),
  }).start();
  const screen = () => {
    const shown = verificationScreen(actor.getSnapshot());
    if (shown.kind !== 'entering') throw new Error(`The screen is ${shown.kind}.`);
    return shown;
  };
  await waitFor(actor, (snapshot) => snapshot.matches('entering'));
  async function askAgain() {
    world.clock.move({ seconds: 31 });
    await waitFor(actor, (snapshot) => snapshot.matches({ entering: { resend: 'ready' } }));
    actor.send({ type: 'resend.requested' });
    await waitFor(actor, (snapshot) => !snapshot.matches({ entering: { resend: 'requesting' } }));
  }
  return { actor, token, tokens, failures, screen, askAgain };
}

it('asks for a new code with the login token, and checks each code with the token that came with it (MFA-05, MFA-11, MFA-21)', async () => {
  const { actor, token, tokens, askAgain } = await begin();
  await askAgain();
  actor.send({ type: 'code.submitted', code: lastCode() });
  await waitFor(actor, ({ status }) => status === 'done');
  expect(actor.getSnapshot().output).toMatchObject({ kind: 'verified', session: { firstName: 'Max' } });
  expect(tokens.slice(0, 2)).toEqual([
    ['mfa.login.trigger', token],
    ['mfa.login.trigger', token],
  ]);
  const [name, checked] = must(tokens[2], 'the call that checks the code');
  expect(name).toBe('mfa.login.verify');
  expect(checked).not.toBe(token);
});

it('says that a new code was sent, and counts down to the next one', async () => {
  const { screen, askAgain } = await begin();
  expect(screen()).toMatchObject({ resend: 'cooling', isResent: false, secondsLeft: 30 });
  await askAgain();
  expect(screen()).toMatchObject({ resend: 'cooling', isResent: true, secondsLeft: 30 });
  world.clock.move({ seconds: 12 });
  await vi.waitFor(() => expect(screen().secondsLeft).toBe(18), { timeout: 2000 });
});

it.for([
  ['error500', 'unreachable', { kind: 'broken', status: 500 }],
  ['dropped', 'unreachable', { kind: 'offline', status: null }],
] as const)(
  'keeps the code entry when a new code fails by %s, emits the failure, and takes the first code (MFA-23)',
  async ([fault, resend, failure]) => {
    const { actor, failures, screen, askAgain } = await begin();
    const first = lastCode();
    world.faults.put('mfa.login.trigger', { endpoint: 'mfa.login.trigger', kind: fault });
    await askAgain();
    expect(screen()).toMatchObject({ resend, trouble: null, isResent: false });
    expect(failures).toMatchObject([{ endpoint: 'mfa.login.trigger', ...failure }]);
    actor.send({ type: 'code.submitted', code: first });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'verified', session: { firstName: 'Max' } });
  },
);

it('says that too many codes were asked for, beside the code entry (MFA-23)', async () => {
  const { failures, screen, askAgain } = await begin();
  world.scenarios.put('codes', { scenario: 'limited' });
  await askAgain();
  expect(screen()).toMatchObject({ resend: 'refused', reasonCode: 'error.mfa.limit' });
  expect(failures).toMatchObject([{ endpoint: 'mfa.login.trigger', status: 429, reasonCode: 'error.mfa.limit' }]);
});

it('tells apart a login that the server has forgotten (MFA-22)', async () => {
  const { actor, askAgain } = await begin();
  world.scenarios.put('codes', { scenario: 'unknown' });
  await askAgain();
  expect(verificationScreen(actor.getSnapshot())).toEqual({ kind: 'unknown' });
});

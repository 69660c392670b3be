import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { noCampaignParams } from '#domain/navigation/query.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import type { Client } from '#src/api/client.ts';
import { logIn } from '#src/flows/sign-in/sign-in.ports.ts';
import { signUpPorts } from '#src/flows/sign-up/sign-up.ports.ts';
import { PASSWORD } from '#sandbox/seeds/people.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** What is needed to sign in, and the bodies of all calls by the name of their endpoint. */
function recorded() {
  const deps = testDependencies(world);
  const bodies: Record<string, unknown> = {};
  const call: Client = (described, asked) => {
    bodies[described.name] = 'body' in asked ? asked.body : null;
    return deps.call(described, asked);
  };
  return { deps: { ...deps, call }, bodies };
}

it('login posts the email and the password, and nothing else (SIGNIN-11)', async () => {
  const { deps, bodies } = recorded();
  const result = await logIn(deps, { username: 'pat@example.com', password: PASSWORD }, new AbortController().signal);
  expect(result.kind).toBe('session');
  expect(bodies['account.login']).toEqual({ emailAddress: 'pat@example.com', password: PASSWORD });
});

it('a registration names who sent the visitor, and by which campaign (SIGNUP-07)', async () => {
  const { deps, bodies } = recorded();
  const campaignParams = () => ({ ...noCampaignParams, regReferrer: 'friend', regCampaign: 'spring' });
  const machine = signUpMachine.provide({ actors: signUpPorts({ ...deps, campaignParams }) });
  const signUp = createActor(machine, { input: { pendingEmail: null, email: null } }).start();
  const form = { firstName: 'Zoe', lastName: 'Hill', email: 'zoe@example.com', phone: '', wantsMail: false };
  signUp.send({ type: 'form.submitted', form, password: PASSWORD });
  await waitFor(signUp, (snapshot) => snapshot.matches('confirming'));
  expect(bodies['account.register']).toMatchObject({ regReferrer: 'friend', regCampaign: 'spring' });
});

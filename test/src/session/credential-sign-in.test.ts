import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { credentialSignInMachine } from '#machines/credential-sign-in/credential-sign-in.machine.ts';
import { readStoredIn } from '#src/app/session/stored-credential.ts';
import { credentialSignInPorts } from '#src/flows/credential-sign-in/credential-sign-in.ports.ts';
import { PASSWORD } from '#sandbox/seeds/people.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

function begin(stored: { id: string; password?: string } | null) {
  const deps = testDependencies(world);
  const get = vi.fn<() => Promise<object | null>>(() => Promise.resolve(stored && { type: 'password', ...stored }));
  const actors = credentialSignInPorts(deps, readStoredIn({ credentials: { get } }));
  const actor = createActor(credentialSignInMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('login.failed', (event) => emitted.push(event));
  return { actor: actor.start(), deps, emitted, get };
}

it('SESSION-14 posts what the browser has stored, and shows who it is before it ends', async () => {
  const { actor, deps, get } = begin({ id: 'pat@example.com', password: PASSWORD });
  await waitFor(actor, (snapshot) => snapshot.matches('showing'));
  expect(get).toHaveBeenCalledExactlyOnceWith({ password: true, mediation: 'silent' });
  expect(deps.tokenCookie.read()).not.toBeNull();
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(PASSWORD);
  actor.send({ type: 'signIn.closed' });
  expect(actor.getSnapshot().output).toMatchObject({ kind: 'signedIn', session: { firstName: 'Pat' } });
});

it('SESSION-15 emits that it failed, and signs no one in', async () => {
  const { actor, emitted } = begin({ id: 'pat@example.com', password: 'old' });
  await waitFor(actor, ({ status }) => status === 'done');
  expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
  const failure = { endpoint: 'account.login', kind: 'unauthorized', status: 401, reasonCode: 'error.authentication' };
  expect(emitted).toEqual([{ type: 'login.failed', failure }]);
});

it.for([
  ['error500', 'broken'],
  ['error503', 'unavailable'],
  ['dropped', 'offline'],
] as const)('a stored sign-in that fails by %s emits it and signs no one in (SESSION-15)', async ([fault, kind]) => {
  world.faults.put('account.login', { endpoint: 'account.login', kind: fault });
  const { actor, emitted } = begin({ id: 'pat@example.com', password: PASSWORD });
  await waitFor(actor, ({ status }) => status === 'done');
  expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
  expect(emitted).toMatchObject([{ type: 'login.failed', failure: { endpoint: 'account.login', kind } }]);
});

it.for([null, { id: 'pat@example.com' }])('says nothing where the browser has no password: %j', async (stored) => {
  const { actor, emitted } = begin(stored);
  await waitFor(actor, ({ status }) => status === 'done');
  expect(emitted).toEqual([]);
});

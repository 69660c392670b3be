import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import type { AppEvent } from '#machines/app/app.types.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import { plainSignIn } from '#machines/auth/sign-in-options.ts';
import { isPending, lazyActor } from '#machines/kit/lazy.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { createEffects } from '#src/app/effects.ts';
import { sessionFlow } from '#src/flows/session/session.flow.ts';
import { createAuth } from '#src/app/session/auth.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

async function begin(loginAvailable: boolean) {
  const deps = testDependencies(world);
  const call: typeof deps.call = (described, asked) =>
    described.name === 'app.features' ? Promise.resolve({ loginAvailable } as never) : deps.call(described, asked);
  const live = await liveApp(world, { ...deps, call });
  return { live, auth: createAuth(live.app) };
}

it('FLAGS-28 shows an alert in place of every way to sign in or up (OVERLAYS-05)', async () => {
  const { live, auth } = await begin(false);
  auth.signIn();
  expect(live.app.getSnapshot().children.overlays?.getSnapshot().context.stack).toEqual(['login-unavailable']);
  auth.open({ kind: 'signUp', redirectTo: null });
  expect(live.screen()).toMatchObject({ isAuthOpen: false });
});

it('a sign-in whose code does not come says so, and the next press opens it', async () => {
  const deps = testDependencies(world);
  const sent: AppEvent[] = [];
  const answers = [
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    Promise.resolve(sessionMachine.provide({ actors: { auth: authMachine } })),
  ];
  const load = () => must(answers.shift(), 'answer');
  const session = createActor(lazyActor('session', load), {
    input: { isContinued: false, hasToken: false },
    inspect: createEffects([sessionFlow], () => ({ ...deps, send: (event) => sent.push(event) }), 'session'),
  }).start();
  const press = () => session.send({ type: 'auth.requested', wanted: { kind: 'signIn', options: plainSignIn } });
  press();
  await vi.waitFor(() => expect(sent).toMatchObject([{ type: 'notice.shown', notice: { tone: 'error', key: 'shell.partError' } }]));
  press();
  const isOpen = await waitFor(session, (snapshot) => !isPending(snapshot) && snapshot.matches({ auth: 'open' }));
  expect(isOpen).toBeTruthy();
});

it('after a 401 asks a guest to sign in without a word of a session, and tells a member that theirs is over (ERRORS-02)', async () => {
  const { live, auth } = await begin(true);
  await auth.askAgain();
  const asked = () => live.session.getSnapshot().context.wanted;
  expect(asked()).toMatchObject({ kind: 'signIn', options: { variant: 'plain', isGuestAllowed: true } });
  live.session.getSnapshot().children.auth?.getSnapshot().children.signIn?.send({ type: 'signIn.closed' });
  await live.signIn('pat');
  await auth.askAgain('/app/menu.html');
  expect(asked()).toMatchObject({ options: { variant: 'expired', isGuestAllowed: false, redirectTo: '/app/menu.html' } });
});

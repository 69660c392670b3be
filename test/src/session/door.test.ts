import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import type { AppEvent } from '#machines/app/app.types.ts';
import { plainWish } from '#machines/door/wish.ts';
import { isPending, lazyActor } from '#machines/kit/lazy.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { createEffects } from '#src/app/effects.ts';
import { sessionFlow } from '#src/flows/session/session.flow.ts';
import { createDoor } from '#src/app/session/door.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { aroundOf } from '#test/kit/around.ts';

const world = openSandbox();

async function begin(loginAvailable: boolean) {
  const around = aroundOf(world);
  const call: typeof around.call = (described, asked) =>
    described.name === 'app.features' ? Promise.resolve({ loginAvailable } as never) : around.call(described, asked);
  const live = await liveApp(world, { ...around, call });
  return { live, door: createDoor(live.app) };
}

it('FLAGS-28 shows an alert in place of every way to sign in or up (OVERLAYS-05)', async () => {
  const { live, door } = await begin(false);
  door.signIn();
  expect(live.app.getSnapshot().children.overlays?.getSnapshot().context.stack).toEqual(['login-unavailable']);
  door.open({ kind: 'signUp', redirectTo: null });
  expect(live.screen()).toMatchObject({ isDoorOpen: false });
});

it('a sign-in whose code does not come says so, and the next press opens it', async () => {
  const around = aroundOf(world);
  const sent: AppEvent[] = [];
  const answers = [Promise.reject(new TypeError('Failed to fetch dynamically imported module')), Promise.resolve(sessionMachine)];
  const load = () => must(answers.shift(), 'answer');
  const session = createActor(lazyActor('session', load), {
    input: { isContinued: false, hasToken: false },
    inspect: createEffects([sessionFlow], () => ({ ...around, send: (event) => sent.push(event) }), 'session'),
  }).start();
  const press = () => session.send({ type: 'door.opened', wanted: { kind: 'signIn', wish: plainWish } });
  press();
  await vi.waitFor(() => expect(sent).toMatchObject([{ type: 'notice.shown', notice: { tone: 'error', key: 'shell.partError' } }]));
  press();
  const isOpen = await waitFor(session, (snapshot) => !isPending(snapshot) && snapshot.matches({ door: 'open' }));
  expect(isOpen).toBeTruthy();
});

it('after a 401 asks a guest to sign in without a word of a session, and tells a member that theirs is over (ERRORS-02)', async () => {
  const { live, door } = await begin(true);
  await door.askAgain();
  const asked = () => live.session.getSnapshot().context.wanted;
  expect(asked()).toMatchObject({ kind: 'signIn', wish: { variant: 'plain', isGuestAllowed: true } });
  live.session.getSnapshot().children.door?.getSnapshot().children.signIn?.send({ type: 'signIn.closed' });
  await live.signIn('pat');
  await door.askAgain('/app/menu.html');
  expect(asked()).toMatchObject({ wish: { variant: 'expired', isGuestAllowed: false, redirectTo: '/app/menu.html' } });
});

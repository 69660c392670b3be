import { expect, it } from 'vitest';
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
  return { live, door: createDoor(live.app, () => Promise.resolve()) };
}

it('FLAGS-28 shows an alert in place of every way to sign in or up (OVERLAYS-05)', async () => {
  const { live, door } = await begin(false);
  await door.signIn();
  expect(live.app.getSnapshot().children.overlays?.getSnapshot().context.stack).toEqual(['login-unavailable']);
  await door.open({ kind: 'signUp', redirectTo: null });
  expect(live.screen()).toMatchObject({ isDoorOpen: false });
});

it('a sign-in whose code does not come says so, and the next press opens it', async () => {
  const live = await liveApp(world);
  let isConnected = false;
  const ready = () => (isConnected ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const door = createDoor(live.app, ready);
  await door.signIn();
  expect(live.app.getSnapshot().children.notices?.getSnapshot().context.notice).toMatchObject({ tone: 'error', key: 'shell.partError' });
  expect(live.screen()).toMatchObject({ isDoorOpen: false });
  isConnected = true;
  await door.signIn();
  expect(live.screen()).toMatchObject({ isDoorOpen: true });
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

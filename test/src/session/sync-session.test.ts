import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { running } from '#test/kit/running.ts';
import { syncSession } from '#src/app/session/sync-session.ts';
import '#src/text/lazy/notices.ts';
import { hasText } from '#src/text/text.ts';
import { requestSetup, setupOf } from '#test/kit/order.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

it('a member who signed out in another tab is signed out here too, and told why (SESSION-07)', async () => {
  const live = await liveApp(world);
  await live.signIn('pat');
  live.deps.tokenCookie.clear();
  syncSession(live.app, live.deps, false);
  await live.until(live.session, (snapshot) => snapshot.matches({ visitor: 'guest' }));
  const notice = live.app.getSnapshot().children.notices?.getSnapshot().context.notice;
  expect(notice).toMatchObject({ tone: 'info', key: 'shell.signedOutElsewhere' });
  expect(hasText(notice?.key ?? '')).toBe(true);
});

it('A visitor who signs in in another tab is asked no more in an order setup here (ORD-SETUP-21, SESSION-07)', async () => {
  const deps = testDependencies(world);
  const here = await liveApp(world, deps);
  requestSetup(here.app, { destination: null, cafeId: null, isGroup: false });
  const setup = await running(setupOf(here.app));
  const asked = (state: 'signingIn' | 'choosingDestination') => waitFor(setup, (snapshot) => snapshot.matches(state));
  await asked('signingIn');
  const there = await liveApp(world, { ...testDependencies(world), tokenCookie: deps.tokenCookie });
  await there.signIn('pat');
  syncSession(here.app, deps, true);
  await asked('choosingDestination');
});

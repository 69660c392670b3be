import { defaultFeatures } from '#domain/app/features.ts';
import { expect, it } from 'vitest';
import { syncSession } from '#src/app/session/sync-session.ts';
import { hasText } from '#src/text/text.ts';
import { liveApp } from '#test/kit/live.ts';
import { runningActor } from '#machines/kit/lazy.ts';
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
  here.app.send({ type: 'setup.requested', destination: null, cafeId: null, isGroup: false, features: defaultFeatures });
  const asked = async (state: 'signingIn' | 'choosingDestination') =>
    here.until(
      here.app,
      ({ children: { orderSetup } }) => orderSetup !== undefined && runningActor(orderSetup)?.getSnapshot().matches(state) === true,
    );
  await asked('signingIn');
  const there = await liveApp(world, { ...testDependencies(world), tokenCookie: deps.tokenCookie });
  await there.signIn('pat');
  syncSession(here.app, deps, true);
  await asked('choosingDestination');
});

import { expect, it } from 'vitest';
import { reopenSheet } from '#src/app/open-requested.ts';
import { createAuth } from '#src/app/session/auth.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

it('a sign-in in the history of the browser opens again for a guest, and not for a member (OVERLAYS-01, OVERLAYS-02)', async () => {
  const live = await liveApp(world);
  const auth = createAuth(live.app);
  const router = { navigate: () => Promise.resolve() };
  expect(await reopenSheet(live.app, router, auth, 'sign-in')).toBe(true);
  await live.signIn('pat');
  for (const name of ['sign-in', 'sign-up', 'forgot-password']) expect(await reopenSheet(live.app, router, auth, name)).toBe(false);
});

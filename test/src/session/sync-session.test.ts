import { expect, it } from 'vitest';
import { syncSession } from '#src/app/session/sync-session.ts';
import { hasText } from '#src/text/text.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

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

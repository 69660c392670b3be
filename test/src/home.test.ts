import { expect, it, vi } from 'vitest';
import { keepForm, keptForm } from '#src/pages/home/kept-form.ts';
import { setupFor } from '#machines/app/app.setup.ts';
import { openBrowserHistory } from '#test/kit/browser-history.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

vi.stubGlobal('window', { innerWidth: 1280 });

async function setupAfterHome(isGroup: boolean) {
  const { app } = await openedApp(testDependencies(openSandbox()), { order: null, previous: null, isContinuedGuest: false });
  const asked = () => setupFor({ ...app.getSnapshot().context, setup: { destination: 'RPU', isGroup } });
  const before = asked();
  app.send({ type: 'guest.continued' });
  return [before, asked()].map(({ needsSignIn, isGuestAllowed }) => ({ needsSignIn, isGuestAllowed }));
}

it('a visitor who goes on from the home page is not asked to sign in by the order setup; one who opens the setup itself is (ORD-SETUP-21)', async () => {
  expect(await setupAfterHome(false)).toEqual([
    { needsSignIn: true, isGuestAllowed: true },
    { needsSignIn: false, isGuestAllowed: true },
  ]);
});

it('a group is asked to sign in, with no guest option, by someone who went on from the home page too (ORD-SETUP-22)', async () => {
  expect(await setupAfterHome(true)).toEqual([
    { needsSignIn: true, isGuestAllowed: false },
    { needsSignIn: true, isGuestAllowed: false },
  ]);
});

it('what was typed on the home page stays with its entry of the history; what another build left there is not read', () => {
  const { page } = openBrowserHistory('/app/home.html');
  expect(keptForm(page)).toBeNull();
  keepForm(page, { destination: 'CURBSIDE', typed: '62701' });
  expect(keptForm(page)).toEqual({ destination: 'CURBSIDE', typed: '62701' });
  keepForm(page, { destination: 'TABLE' as never, typed: '62701' });
  expect(keptForm(page)).toBeNull();
});

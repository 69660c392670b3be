import { expect, it } from 'vitest';
import { defaultFeatures } from '#domain/app/features.ts';
import { createHomeRecord } from '#src/app/storage/home-record.ts';
import { onSessionEnded } from '#src/flows/session/session.effects.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { orderIn } from '#src/app/actors.ts';
import { setupFor } from '#machines/order/order.setup.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

async function setupAfterHome(isGroup: boolean) {
  const { app } = await openedApp(testDependencies(openSandbox()), { order: null, previous: null, isContinuedGuest: false });
  const asked = () =>
    setupFor({
      ...orderIn(app),
      setup: { destination: 'RPU', isGroup, features: defaultFeatures, visitor: app.getSnapshot().context.visitor },
    });
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

it('what was typed and searched on the home page stays in the tab; what another build left there is not read', () => {
  const storage = memoryStorage();
  const record = createHomeRecord(storage);
  expect([record.form(), record.searchAt(1), record.searchAt(undefined)]).toEqual([null, null, null]);
  record.setForm({ destination: 'CURBSIDE', typed: '62701' });
  record.addSearch({ kind: 'words', words: '62701', askedAt: 1 });
  expect(record.form()).toEqual({ destination: 'CURBSIDE', typed: '62701' });
  expect(record.searchAt(1)).toEqual({ kind: 'words', words: '62701', askedAt: 1 });
  storage.setItem('home', '{"form":{"destination":"TABLE","typed":"62701"},"searches":[]}');
  expect(record.form()).toBeNull();
});

it('sign-out forgets the address that was typed and searched on the home page (SESSION-07)', () => {
  const services = testDependencies(openSandbox());
  const record = createHomeRecord(services.tabStorage);
  record.setForm({ destination: 'DELIVERY', typed: '1 Main St' });
  record.addSearch({ kind: 'words', words: '1 Main St', askedAt: 1 });
  const actors = { notices: { send: () => {} } } as never;
  onSessionEnded({ type: 'session.ended', redirectHome: false }, { ...services, actors });
  expect([record.form(), record.searchAt(1)]).toEqual([null, null]);
});

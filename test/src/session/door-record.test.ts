import { expect, it } from 'vitest';
import { plainSignIn } from '#machines/auth/sign-in-options.ts';
import { createDoorRecord } from '#src/flows/kit/door-record.ts';
import { paidIn } from '#src/flows/kit/paid-record.ts';
import { onAuthEnded, onSessionEnded } from '#src/flows/session/session.effects.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const typed = { firstName: 'Ana', lastName: '', email: 'ana@example.com', phone: '', wantsMail: false };

/** The effects of a session, in a tab in which something was typed at the door. */
function begin() {
  const deps = testDependencies(world);
  const record = createDoorRecord(deps.tabStorage);
  record.add({ email: 'ana@example.com' });
  record.add({ firstName: 'Ana' });
  expect(record.typed()).toEqual(typed);
  const ignore = { send: () => {} };
  const paid = paidIn(deps.tabStorage);
  return {
    record,
    paid,
    services: { ...deps, send: () => {}, forgetFlows: () => {}, actors: { notices: ignore, order: ignore } } as never,
  };
}

it.for(['signedIn', 'closed'] as const)(
  'what was typed at sign-in and sign-up is forgotten once a member is signed in: %s',
  (kind, { expect }) => {
    const { record, services } = begin();
    const wanted = { kind: 'signIn', options: plainSignIn } as const;
    onAuthEnded({ type: 'auth.ended', kind, wanted, isPersistent: true }, services);
    expect(record.typed().email).toBe(kind === 'signedIn' ? '' : 'ana@example.com');
  },
);

it('what was typed, and what an order was paid with, is forgotten once the session ends (SESSION-07)', () => {
  const { record, paid, services } = begin();
  paid.write('cart-1', [{ kind: 'payPal', type: '', lastFour: '' }], 'call-1');
  onSessionEnded({ type: 'session.ended', redirectHome: false }, services);
  expect(record.typed().email).toBe('');
  expect(paid.read('cart-1', null)).toEqual([]);
});

it('what is stored in another form than it has now is left alone', () => {
  const storage = memoryStorage();
  storage.setItem('door', '{"email":7}');
  expect(createDoorRecord(storage).typed()).toEqual({ firstName: '', lastName: '', email: '', phone: '', wantsMail: false });
});

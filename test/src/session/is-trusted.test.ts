import { expect, it } from 'vitest';
import { assign, createActor, setup, type ActorRefFrom } from 'xstate';
import { createVault } from '#src/api/vault.ts';
import { isTrusted } from '#src/app/session/is-trusted.ts';
import { actors } from '#src/app/actors.ts';

type Member = { kind: 'restoring' } | { kind: 'signedIn'; session: { isPersistent: boolean; isSecure: boolean } };

/** Of the session it matters only who the member is. */
const session = setup({ types: { context: {} as { member: Member }, events: {} as { type: 'restored' } } }).createMachine({
  context: { member: { kind: 'restoring' } },
  on: { restored: { actions: assign({ member: { kind: 'signedIn', session: { isPersistent: true, isSecure: true } } }) } },
  initial: 'visitor',
  states: { visitor: { initial: 'member', states: { member: {} } } },
});

const root = setup({ actors: { session } }).createMachine({ invoke: { src: 'session', systemId: 'session' } });

function after(token: string | null) {
  const { system } = createActor(root).start();
  const tokenCookie = { read: () => token, keep: () => {}, clear: () => {} };
  return { system, answer: isTrusted({ vault: createVault(), tokenCookie, actors: actors({ system }) }) };
}

it('waits right after a load until the session of the cookie has said who they are (CHECKOUT-05, PAYSTORED-01, SESSION-17)', async () => {
  const { system, answer } = after('token-1');
  (system.get('session') as ActorRefFrom<typeof session>).send({ type: 'restored' });
  await expect(answer).resolves.toBe(true);
});

it('asks no session where there is no token', async () => {
  await expect(after(null).answer).resolves.toBe(false);
});

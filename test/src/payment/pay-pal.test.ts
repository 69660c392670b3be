import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { defaultConfig } from '#domain/config/config.ts';
import { must } from '#domain/must.ts';
import { payPalMachine } from '#machines/pay-pal/pay-pal.machine.ts';
import { payPalScreen } from '#machines/pay-pal/pay-pal.screen.ts';
import { payPalPorts, type ApprovePayPal } from '#src/flows/pay-pal/pay-pal.ports.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const max = () => must(world.people.byEmail('max@example.com'), 'max');

/** An agreement of a member without one; `approve` is what PayPal answers. */
function connect(approve: ApprovePayPal, config = defaultConfig) {
  const deps = { ...testDependencies(world), config };
  deps.vault.keepAccessToken(openSession(world, max()).token);
  const secrets: string[] = [];
  const vault = {
    ...deps.vault,
    keep: (secret: string) => {
      secrets.push(deps.vault.keep(secret));
      return must(secrets.at(-1), 'secret');
    },
  };
  const actor = createActor(payPalMachine.provide({ actors: payPalPorts({ ...deps, vault, approvePayPal: approve }) })).start();
  const settled = async () => payPalScreen(await waitFor(actor, (snapshot) => payPalScreen(snapshot).kind !== 'working'));
  return { actor, settled, heldSecrets: () => secrets.filter((id) => deps.vault.read(id) !== null) };
}

describe('an agreement with PayPal', () => {
  it('is kept in the account once it was approved, with its name and number, and its token nowhere (C-83, C-84, C-93, PAYSTORED-17)', async () => {
    const asked: string[] = [];
    const { actor, settled, heldSecrets } = connect((token) => {
      asked.push(token);
      return Promise.resolve(true);
    });
    expect(await settled()).toEqual({ kind: 'finished', as: 'saved' });
    expect(asked).toHaveLength(1);
    expect(max().payPals).toEqual([{ accountNumber: 'paypal-customer-max', username: 'max@example.com' }]);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(asked[0]);
    expect(heldSecrets()).toEqual([]);
  });

  it('made again is the same one (ALLOC-11)', async () => {
    await connect(() => Promise.resolve(true)).settled();
    await connect(() => Promise.resolve(true)).settled();
    expect(max().payPals).toHaveLength(1);
  });

  it('that its member does not approve is none', async () => {
    const { settled, heldSecrets } = connect(() => Promise.resolve(false));
    expect(await settled()).toEqual({ kind: 'finished', as: 'left' });
    expect(max().payPals).toEqual([]);
    expect(heldSecrets()).toEqual([]);
  });

  it.each(['payments.paypal.token', 'payments.paypal.agreement', 'payments.paypal'])(
    'fails where %s does, and is kept once by another try',
    async (endpoint) => {
      world.faults.put(endpoint, { endpoint, kind: 'error500' });
      const { actor, settled } = connect(() => Promise.resolve(true));
      expect(await settled()).toEqual({ kind: 'failed' });
      world.faults.clear();
      actor.send({ type: 'payPal.retried' });
      expect(await settled()).toEqual({ kind: 'finished', as: 'saved' });
      expect(max().payPals).toHaveLength(1);
    },
  );

  it('is not asked for where no PayPal is configured, and the page says so', async () => {
    const { settled } = connect(() => Promise.reject(new Error('asked')), { ...defaultConfig, sandbox: 'off' });
    expect(await settled()).toEqual({ kind: 'unavailable' });
  });
});

import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { addPayPal } from '#contract/payment-changes.ts';
import { paymentOptions } from '#contract/stored-payment.ts';
import { submitCart } from '#contract/submit.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { must } from '#domain/must.ts';
import { payPalMachine } from '#machines/pay-pal/pay-pal.machine.ts';
import { payPalScreen } from '#machines/pay-pal/pay-pal.screen.ts';
import { storedPaymentApi } from '#src/api/payment-changes.ts';
import { atCheckout, inAccount } from '#src/flows/pay-pal/agreement.ports.ts';
import { payPalPorts, type ApprovePayPal } from '#src/flows/pay-pal/pay-pal.ports.ts';
import { keepChoice } from '#src/flows/payment-selection/choice-record.ports.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { openPayingBrowser, paidFor } from '#test/kit/payment.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();
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
  const actor = createActor(
    payPalMachine.provide({ actors: payPalPorts({ ...deps, vault, approvePayPal: approve, keepAgreement: inAccount(deps) }) }),
  ).start();
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

  it('is connected where the account has it, though the answer was lost (PAYSTORED-18, ALLOC-11, C-84)', async () => {
    world.faults.put(addPayPal.name, { endpoint: addPayPal.name, kind: 'lostAnswer' });
    const { settled, heldSecrets } = connect(() => Promise.resolve(true));
    expect(await settled()).toEqual({ kind: 'finished', as: 'saved' });
    expect(max().payPals).toHaveLength(1);
    expect(heldSecrets()).toEqual([]);
  });

  it('is not known to be kept while the account cannot be read, and another try looks first (PAYSTORED-18, ALLOC-11)', async () => {
    world.faults.put(addPayPal.name, { endpoint: addPayPal.name, kind: 'lostAnswer' });
    world.faults.put(paymentOptions.name, { endpoint: paymentOptions.name, kind: 'error500' });
    const { actor, settled } = connect(() => Promise.resolve(true));
    expect(await settled()).toEqual({ kind: 'unknown' });
    world.faults.clear();
    // It would be refused, were it sent again.
    world.faults.put(addPayPal.name, { endpoint: addPayPal.name, kind: 'error500' });
    actor.send({ type: 'payPal.retried' });
    expect(await settled()).toEqual({ kind: 'finished', as: 'saved' });
    expect(max().payPals).toHaveLength(1);
  });

  it('is not asked for where no PayPal is configured, and the page says so', async () => {
    const { settled } = connect(() => Promise.reject(new Error('asked')), { ...defaultConfig, sandbox: 'off' });
    expect(await settled()).toEqual({ kind: 'unavailable' });
  });
});

describe('PayPal at the checkout', () => {
  const { signal } = new AbortController();
  type Browser = ReturnType<typeof openPayingBrowser>;
  type Tab = Awaited<ReturnType<Browser['openTab']>>;

  /** PayPal among what can be added; undefined: it is not. */
  const offered = (tab: Tab) => tab.split().added.find(({ id }) => id === 'payPal');

  /** Approves at the checkout of a tab, as its flow does. */
  async function approve({ deps }: Browser, tab: Tab) {
    const token = await storedPaymentApi(deps.call).payPalToken(signal);
    const keepAgreement = atCheckout({ ...deps, cafeId: () => '203' });
    const kept = await keepAgreement(token, signal);
    const held = must(kept === 'unknown' ? null : kept, 'held');
    keepChoice(
      { cartId: tab.cartId, choice: { methodId: 'payPal', giftCardIds: [] }, giftCards: [], added: [{ id: 'payPal', held }] },
      deps,
    );
    await tab.readAnew();
    return { token, held };
  }

  it('is added by a guest once, and pays by the token that they approved, which is nowhere else (ALLOC-11, C-93, PAYSTORED-17, AMB-57)', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab();
    expect(offered(tab)).toEqual({ id: 'payPal', held: null });
    expect(tab.split().methodId).toBe('new');
    const { token, held } = await approve(browser, tab);
    expect(offered(tab)).toMatchObject({ held: { label: '' } });
    expect(tab.split()).toMatchObject({ methodId: 'payPal', methods: [] });
    expect(tab.snapshot()).not.toContain(token);
    expect(await tab.placeOrder()).toBe('placed');
    expect(browser.bodiesOf(submitCart.name)).toMatchObject([{ payment: { creditCards: [{ cardType: 'PYPL', tokens: [token] }] } }]);
    expect(paidFor(world, tab.cartId)).toEqual(['PYPL  771']);
    expect(browser.deps.vault.read(held.secretId)).toBeNull();
  });

  it('is added by a member to their account, pays, and is offered as what they keep from then on (ALLOC-11, C-84)', async () => {
    const browser = openPayingBrowser(world, 'Max');
    const tab = await browser.openTab();
    const { held } = await approve(browser, tab);
    expect(held.label).toBe('max@example.com');
    // The account has it by now: one entry, not two.
    expect(offered(tab)).toBeUndefined();
    expect(tab.split().methods).toMatchObject([{ kind: 'payPal', label: 'max@example.com' }]);
    expect(tab.split().methodId).toBe(tab.split().methods[0]?.id);
    expect(await tab.placeOrder()).toBe('placed');
    expect(paidFor(world, tab.cartId)).toEqual(['PYPL  771']);
  });

  it('is not offered in a session that is persistent and insecure: its agreement would show and change the account (SESSION-17)', async () => {
    const browser = openPayingBrowser(world, 'Iris');
    browser.setMember({ kind: 'signedIn', session: { isPersistent: true, isSecure: false } });
    const tab = await browser.openTab();
    expect(tab.split().canSave).toBe(false);
    expect(offered(tab)).toBeUndefined();
    expect(tab.split().added.map(({ id }) => id)).toContain('milStar');
    // Once more trusted, it is.
    browser.setMember({ kind: 'signedIn', session: { isPersistent: true, isSecure: true } });
    await tab.readAnew();
    expect(offered(tab)).toEqual({ id: 'payPal', held: null });
  });

  it('of a member is their account, not the token that began the agreement, which pays nothing (C-84)', async () => {
    const browser = openPayingBrowser(world, 'Iris');
    browser.setMember({ kind: 'signedIn', session: { isPersistent: true, isSecure: false } });
    const { token, held } = await approve(browser, await browser.openTab());
    expect(browser.deps.vault.read(held.secretId)).not.toBe(token);
  });

  it('whose token the server does not know is asked for anew, not sent again', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab();
    const { token, held } = await approve(browser, tab);
    world.tokens.drop(token);
    expect(await tab.placeOrder()).toBe('refused');
    expect(browser.deps.vault.read(held.secretId)).toBeNull();
    await tab.backToForm();
    expect(offered(tab)).toEqual({ id: 'payPal', held: null });
    await approve(browser, tab);
    expect(await tab.placeOrder()).toBe('placed');
  });

  it('is not offered beside an account that is connected, nor where no PayPal is configured (ALLOC-11)', async () => {
    expect(offered(await openPayingBrowser(world, 'Pat').openTab())).toBeUndefined();
    const config = { ...defaultConfig, sandbox: 'off' as const };
    expect(offered(await openPayingBrowser(world, null, undefined, { config }).openTab())).toBeUndefined();
  });
});

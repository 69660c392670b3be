import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { keepChoice } from '#src/flows/payment-selection/choice-record.ports.ts';
import { card, openPayingBrowser, ten } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

type Browser = ReturnType<typeof openPayingBrowser>;
type Tab = Awaited<ReturnType<Browser['openTab']>>;

/** The tab is loaded anew: nothing in memory is there any more. */
function reload({ deps, openTab }: Browser, tab: Tab) {
  tab.close();
  const token = deps.vault.accessToken();
  deps.vault.clear();
  deps.vault.keepAccessToken(token);
  return openTab(1, { cartId: tab.cartId, tabStorage: tab.tabStorage });
}

/** What the vault holds now of all that was ever put into it. */
function heldSecrets({ deps: { vault } }: Browser): () => string {
  const ids = new Set<string>();
  const { keep, replace } = vault;
  vault.keep = (...kept) => {
    const id = keep(...kept);
    ids.add(id);
    return id;
  };
  vault.replace = (id, secret) => {
    ids.add(id);
    replace(id, secret);
  };
  return () => [...ids].map((id) => vault.read(id)).join();
}

/** Approves at PayPal, as its flow does. */
async function approve({ deps }: Browser, tab: Tab) {
  const held = { secretId: deps.vault.keep('agreement'), label: 'ana@example.com', cents: null };
  keepChoice(
    { cartId: tab.cartId, choice: { methodId: 'payPal', giftCardIds: [] }, giftCards: [], added: [{ id: 'payPal', held }] },
    { vault: deps.vault, tabStorage: tab.tabStorage },
  );
  await tab.readAnew();
  return held;
}

describe('a reload of the checkout', () => {
  it('brings the choice of what is stored back, of which nothing is said', async () => {
    const browser = openPayingBrowser(world, 'Drew');
    const tab = await browser.openTab();
    const [milStar] = tab.split().methods.filter(({ kind }) => kind === 'milStar');
    tab.payment.send({ type: 'method.selected', id: 'new' });
    tab.payment.send({ type: 'method.selected', id: milStar?.id ?? '' });
    const { split } = await reload(browser, tab);
    expect(split()).toMatchObject({ methodId: milStar?.id, lost: [] });
  });

  it('keeps no name of a PayPal account, which the next read brings back (PAYSTORED-17)', async () => {
    const browser = openPayingBrowser(world, 'Pat');
    const tab = await browser.openTab();
    const payPalIn = (split: Tab['split']) => split().methods.find(({ kind }) => kind === 'payPal');
    const stored = tab.tabStorage.getItem('flow.checkout');
    expect(stored).toContain(payPalIn(tab.split)?.id);
    expect(stored).not.toContain('pat@example.com');
    const { split } = await reload(browser, tab);
    expect(payPalIn(split)?.label).toBe('pat@example.com');
    const guest = openPayingBrowser(world);
    const approving = await guest.openTab();
    await approve(guest, approving);
    expect(approving.tabStorage.getItem('flow.checkout')).not.toContain('ana@example.com');
  });

  it('says once which gift card and which approval are to be added again, and keeps no account’s name for it', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab(3);
    await approve(browser, tab);
    await tab.addGiftCard(ten);
    const { cartId, tabStorage } = tab;
    expect(tabStorage.getItem('flow.payment')).not.toMatch(/ana@example|agreement|6006490000007731/);
    const second = await reload(browser, tab);
    expect(second.split()).toMatchObject({
      methodId: 'payPal',
      lost: [
        { kind: 'giftCard', lastFour: '7731' },
        { kind: 'payPal', lastFour: '' },
      ],
    });
    await second.addGiftCard(ten);
    expect(second.split().lost).toEqual([{ kind: 'payPal', lastFour: '' }]);
    second.close();
    const third = await browser.openTab(1, { cartId, tabStorage });
    expect(third.split().lost).toEqual([]);
  });
});

describe('the secrets of a payment', () => {
  it('go as soon as another approval takes their place, and with the order that something else paid for', async () => {
    const browser = openPayingBrowser(world);
    const { vault } = browser.deps;
    const tab = await browser.openTab();
    const first = await approve(browser, tab);
    const second = await approve(browser, tab);
    expect([vault.read(first.secretId), vault.read(second.secretId)]).toEqual([null, 'agreement']);
    tab.payment.send({ type: 'method.selected', id: 'new' });
    expect(vault.read(second.secretId)).toBe('agreement');
    expect(await tab.placeOrder()).toBe('placed');
    await vi.waitFor(() => expect(vault.read(second.secretId)).toBeNull());
    await vi.waitFor(() => expect(tab.tabStorage.getItem('flow.payment')).toBeNull());
  });
});

describe('a card that was typed and sent with a press', () => {
  it.each([
    ['as soon as another method is chosen', false],
    ['with the order that another method paid for', true],
  ])('is forgotten with its code %s, where its token was refused (C-92, PAYSTORED-04)', async (_, isOrdered) => {
    const browser = openPayingBrowser(world, 'Pat');
    const secrets = heldSecrets(browser);
    const tab = await browser.openTab();
    tab.payment.send({ type: 'method.selected', id: 'new' });
    world.faults.put('payments.token', { endpoint: 'payments.token', kind: 'refused', status: 422, reasonCode: 'ps.cc.invalidcarddata' });
    expect(await tab.placeOrder()).toBe('filling');
    world.faults.clear();
    expect(secrets()).toContain(card.cvv);
    tab.payment.send({ type: 'method.selected', id: tab.split().methods.find(({ kind }) => kind === 'card')?.id ?? '' });
    if (isOrdered) expect(await tab.placeOrder()).toBe('placed');
    await vi.waitFor(() => expect(secrets()).not.toMatch(/cvv|4111/));
  });
});

describe('what is stored and cannot be read', () => {
  it('takes nothing from what can be added here or was approved, and is asked for again with its choice (C-96)', async () => {
    let isDown = true;
    const browser = openPayingBrowser(world, 'Drew', (name) => {
      if (name === 'payments.options' && isDown) throw new Error('down');
      return null;
    });
    const tab = await browser.openTab();
    expect(tab.split()).toMatchObject({ hasFailed: true, methods: [], methodId: 'new' });
    expect(tab.split().added.map(({ id }) => id)).toContain('payPal');
    await approve(browser, tab);
    expect(tab.split().added.find(({ id }) => id === 'payPal')?.held).toMatchObject({ cents: null });
    isDown = false;
    tab.payment.send({ type: 'stored.retried' });
    await waitFor(tab.payment, (snapshot) => snapshot.matches('choosing'));
    expect(tab.split()).toMatchObject({ hasFailed: false, methodId: 'payPal' });
    expect(tab.split().methods).not.toEqual([]);
  });
});

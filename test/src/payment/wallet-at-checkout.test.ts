import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { reasonCodes } from '#contract/reason-codes.ts';
import { submitCart, validateCart } from '#contract/submit.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { must } from '#domain/must.ts';
import type { WalletKind } from '#domain/payment/wallet.ts';
import { donationsApi } from '#src/api/donations.ts';
import { ApiError } from '#src/api/errors.ts';
import { unapproved } from '#src/flows/checkout/payment-form.ts';
import { keepChoice } from '#src/flows/payment-selection/choice-record.ports.ts';
import { openPayingBrowser, paidFor } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();
const { signal } = new AbortController();

describe('a wallet at the checkout', () => {
  type Browser = ReturnType<typeof openPayingBrowser>;
  type Tab = Awaited<ReturnType<Browser['openTab']>>;

  /** Approves an amount at the checkout of a tab, as its flow does. */
  async function approve({ deps }: Browser, tab: Tab, id: WalletKind, block: string, cents: number) {
    const held = { secretId: deps.vault.keep(block), label: '', cents };
    keepChoice({ cartId: tab.cartId, choice: { methodId: id, giftCardIds: [] }, giftCards: [], added: [{ id, held }] }, deps);
    await tab.readAnew();
    return held;
  }

  it.each([
    ['applePay', 'APAY'],
    ['googlePay', 'GPAY'],
  ] as const)(
    '%s pays by its encrypted block, which goes out in one call and is nowhere else (PAYSTORED-17, SUBMIT-06, SUBMIT-20, AMB-57)',
    async (id, channel) => {
      const browser = openPayingBrowser(world);
      const tab = await browser.openTab();
      expect(tab.split().added).toContainEqual({ id, held: null });
      const held = await approve(browser, tab, id, 'canary-block', 771);
      expect(tab.snapshot()).not.toContain('canary-block');
      expect(await tab.placeOrder()).toBe('placed');
      const [body] = browser.bodiesOf(submitCart.name) as { payment: { creditCards: object[] } }[];
      expect(body?.payment.creditCards).toEqual([{ amount: 7.71, encBlock: 'canary-block', encBlockType: channel, sequenceNum: 1 }]);
      expect(paidFor(world, tab.cartId)).toEqual([`${channel}  771`]);
      expect(browser.deps.vault.read(held.secretId)).toBeNull();
      expect(browser.asked.filter((one) => JSON.stringify(one).includes('canary-block'))).toHaveLength(1);
    },
  );

  /** A bakery where a second soup comes into the cart, from elsewhere, right before a call. */
  /** Another device gives to a good cause. */
  function donationBefore(name: string, cartIdOf: () => string) {
    const plain = testDependencies(world);
    let isGiven = false;
    const call: typeof plain.call = async (described, request) => {
      if (described.name === name && !isGiven) {
        isGiven = true;
        await donationsApi(plain.call).add(cartIdOf(), '801', 100, signal);
      }
      return plain.call(described, request);
    };
    return { ...plain, call };
  }

  it.each([validateCart.name, submitCart.name])(
    'pays no other amount than the approved one: a total that changes before %s is approved anew at the form (PAYSTORED-17, SUBMIT-01)',
    async (name) => {
      const opened = { cartId: '' };
      const browser = openPayingBrowser(
        world,
        null,
        undefined,
        donationBefore(name, () => opened.cartId),
      );
      const tab = await browser.openTab();
      opened.cartId = tab.cartId;
      await approve(browser, tab, 'applePay', 'block-771', 771);
      expect(await tab.placeOrder()).toBe('totalChanged');
      expect(tab.submission()).toMatchObject({ kind: 'totalChanged', canAgree: false });
      tab.answer('total.accepted');
      expect(tab.submission()).toMatchObject({ kind: 'totalChanged' });
      await tab.backToForm();
      expect(unapproved(tab.split())).toBe('applePay');
      const cents = must(tab.total(), 'total');
      expect(cents).toBeGreaterThan(771);
      await approve(browser, tab, 'applePay', 'block-anew', cents);
      expect(await tab.placeOrder()).toBe('placed');
      expect(paidFor(world, tab.cartId)).toEqual([`APAY  ${cents}`]);
      const blocks = browser.bodiesOf(submitCart.name).map((body) =>
        JSON.stringify(body)
          .match(/"amount":([\d.]+),"encBlock":"([^"]+)"/)
          ?.slice(1),
      );
      expect(blocks.at(-1)).toEqual([String(cents / 100), 'block-anew']);
      expect(blocks.slice(0, -1)).toEqual(name === submitCart.name ? [['7.71', 'block-771']] : []);
    },
  );

  it('is asked for anew after a payment that was declined: an approval pays one order (GEN-18)', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab();
    await approve(browser, tab, 'applePay', 'block-declined', 771);
    expect(await tab.placeOrder()).toBe('filling');
    await waitFor(tab.payment, (snapshot) => snapshot.matches('choosing'));
    expect(tab.split()).toMatchObject({ methodId: 'applePay' });
    expect(tab.split().added).toContainEqual({ id: 'applePay', held: null });
    expect(paidFor(world, tab.cartId)).toBeUndefined();
  });

  /** A bakery that refuses the first submission. */
  function refusing(status: number, reasonCode: string, details: { name: string; value: string }[] = []) {
    const plain = testDependencies(world);
    let isRefused = false;
    const call: typeof plain.call = (described, request) => {
      if (described.name !== submitCart.name || isRefused) return plain.call(described, request);
      isRefused = true;
      return Promise.reject(
        new ApiError({ kind: status === 401 ? 'unauthorized' : 'refused', endpoint: described.name, status, reasonCode, details }),
      );
    };
    return { ...plain, call };
  }
  const blocksOf = (browser: Browser) =>
    browser.bodiesOf(submitCart.name).map((body) => /"encBlock":"([^"]+)"/.exec(JSON.stringify(body))?.[1]);

  it('is asked for anew after the time was gone, and the order that follows is paid by the new approval (SUBMIT-12, PAYSTORED-17)', async () => {
    const nextSlot = [{ name: 'nextSlot', value: '2026-11-20T12:45' }];
    const browser = openPayingBrowser(world, null, undefined, refusing(422, reasonCodes.slotGone, nextSlot));
    const tab = await browser.openTab();
    await approve(browser, tab, 'applePay', 'block-1', 771);
    expect(await tab.placeOrder()).toBe('offeringSlot');
    tab.takeTime();
    await vi.waitUntil(() => tab.trouble()?.trouble === 'rescheduled');
    await waitFor(tab.payment, (snapshot) => snapshot.matches('choosing'));
    expect(unapproved(tab.split())).toBe('applePay');
    await approve(browser, tab, 'applePay', 'block-2', must(tab.total(), 'total'));
    expect(await tab.placeOrder()).toBe('placed');
    expect(blocksOf(browser)).toEqual(['block-1', 'block-2']);
  });

  it('is asked for anew where the server did not take the order from this visitor (ERRORS-02, PAYSTORED-17)', async () => {
    const browser = openPayingBrowser(world, null, undefined, refusing(401, 'session.missing'));
    const tab = await browser.openTab();
    await approve(browser, tab, 'applePay', 'block-1', 771);
    expect(await tab.placeOrder()).toBe('filling');
    expect(tab.trouble()).toEqual({ trouble: 'unauthorized', wallet: null });
    await waitFor(tab.payment, (snapshot) => snapshot.matches('choosing'));
    expect(unapproved(tab.split())).toBe('applePay');
  });

  it('goes out in one submission: where that was judged not placed, trying again asks the wallet anew (PAYSTORED-17, SUBMIT-14)', async () => {
    const browser = openPayingBrowser(world, null, undefined, refusing(502, reasonCodes.serviceFailed));
    const tab = await browser.openTab();
    await approve(browser, tab, 'applePay', 'block-1', 771);
    expect(await tab.placeOrder()).toBe('serviceFailed');
    tab.answer('submit.retried');
    expect(await tab.ended()).toBe('filling');
    expect(tab.trouble()).toEqual({ trouble: 'cardNeeded', wallet: 'applePay' });
    await waitFor(tab.payment, (snapshot) => snapshot.matches('choosing'));
    expect(unapproved(tab.split())).toBe('applePay');
    await approve(browser, tab, 'applePay', 'block-2', 771);
    expect(await tab.placeOrder()).toBe('placed');
    expect(blocksOf(browser)).toEqual(['block-1', 'block-2']);
  });

  it('goes out in one call, also where its answer was lost and the server says in the end that nothing was placed (PAYSTORED-17, decision 005)', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab();
    await approve(browser, tab, 'applePay', 'block-1', 771);
    world.faults.put(submitCart.name, { endpoint: submitCart.name, kind: 'dropped' });
    expect(await tab.placeOrder()).toBe('notPlaced');
    world.faults.clear();
    tab.answer('submit.retried');
    expect(await tab.ended()).toBe('filling');
    expect(tab.trouble()).toEqual({ trouble: 'cardNeeded', wallet: 'applePay' });
    expect(blocksOf(browser)).toEqual(['block-1']);
  });

  it('is no secret any more once a later check finds the order that it paid (SESSION-17, decision 005)', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab();
    await approve(browser, tab, 'applePay', 'block-1', 771);
    world.faults.put(submitCart.name, { endpoint: submitCart.name, kind: 'lostAnswer' });
    const kept: string[] = [];
    const keep = browser.deps.vault.keep.bind(browser.deps.vault);
    const replace = browser.deps.vault.replace.bind(browser.deps.vault);
    vi.spyOn(browser.deps.vault, 'replace').mockImplementation((id, secret) => {
      if (secret.includes('block-1')) kept.push(id);
      replace(id, secret);
    });
    vi.spyOn(browser.deps.vault, 'keep').mockImplementation((secret) => {
      const id = keep(secret);
      kept.push(id);
      return id;
    });
    expect(await tab.placeOrder()).toBe('placed');
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.map((id) => browser.deps.vault.read(id))).toEqual(kept.map(() => null));
    expect(blocksOf(browser)).toEqual(['block-1']);
  });

  it('is not offered where this site has none, or the browser', async () => {
    const config = {
      ...defaultConfig,
      sandbox: 'off' as const,
      applePay: { merchantId: 'merchant.hearthside', merchantName: 'Hearthside', networks: ['visa'] },
    };
    expect((await openPayingBrowser(world, null, undefined, { config }).openTab()).split().added).toEqual([]);
  });
});

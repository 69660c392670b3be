import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { applePaySession } from '#contract/wallet.ts';
import { submitCart, validateCart } from '#contract/submit.ts';
import { plainLine } from '#domain/cart/line.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { must } from '#domain/must.ts';
import type { WalletKind } from '#domain/payment/wallet.ts';
import { walletMachine } from '#machines/wallet/wallet.machine.ts';
import { walletScreen } from '#machines/wallet/wallet.screen.ts';
import { applePay } from '#src/app/wallets/apple-pay.ts';
import { googlePay } from '#src/app/wallets/google-pay.ts';
import type { PaymentWindow } from '#src/app/wallets/payment-request.ts';
import { walletOf } from '#src/app/wallets/wallet-of.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { unapproved } from '#src/flows/checkout/payment-form.ts';
import { keepChoice } from '#src/flows/payment-selection/choice-record.ports.ts';
import { walletPorts, type Wallet } from '#src/flows/wallet/wallet.ports.ts';
import { openPayingBrowser, paidFor } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();
const { signal } = new AbortController();
const apple = { merchantId: 'merchant.hearthside', merchantName: 'Hearthside', networks: ['visa'] };
const google = {
  merchantId: '12345',
  merchantName: 'Hearthside',
  gateway: 'example',
  gatewayMerchantId: 'hearthside',
  environment: 'TEST' as const,
  networks: ['VISA'],
};

/** What a browser is asked for, and what its wallet does then. */
interface Scene {
  readonly canPay?: boolean;
  readonly show: (request: EventTarget) => Promise<unknown>;
}

/** A browser with payment requests. */
function browserWith({ canPay = true, show }: Scene) {
  const asked: { methods: unknown; details: unknown }[] = [];
  const completed: string[] = [];
  class Request extends EventTarget {
    constructor(methods: unknown, details: unknown) {
      super();
      asked.push({ methods, details });
    }
    canMakePayment = () => Promise.resolve(canPay);
    abort = () => Promise.resolve();
    show = async () => ({ details: await show(this), complete: (result: string) => Promise.resolve(void completed.push(result)) });
  }
  const browser = { PaymentRequest: Request, ApplePaySession: {} } as unknown as Required<PaymentWindow>;
  return { browser, asked, completed };
}
const closed = () => Promise.reject(new DOMException('The guest closed it.', 'AbortError'));

describe('Apple Pay', () => {
  it('asks for the total, opens the session of the merchant by the server, and gives its encrypted block (C-93, PAYSTORED-17)', async () => {
    const sessions: unknown[] = [];
    const { browser, asked, completed } = browserWith({
      async show(request) {
        const validation = Object.assign(new Event('merchantvalidation'), {
          validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
          complete: (session: unknown) => sessions.push(session),
        });
        request.dispatchEvent(validation);
        expect(await sessions[0]).toMatchObject({ displayName: 'Hearthside' });
        return { token: { paymentData: { data: 'encrypted', version: 'EC_v1' } } };
      },
    });
    const wallet = applePay(apple, testDependencies(world).call, browser);
    expect(await wallet.isAvailable()).toBe(true);
    expect(await wallet.approve(771, signal)).toBe('{"data":"encrypted","version":"EC_v1"}');
    expect(asked.at(-1)).toMatchObject({
      methods: [
        { supportedMethods: 'https://apple.com/apple-pay', data: { merchantIdentifier: 'merchant.hearthside', countryCode: 'US' } },
      ],
      details: { total: { label: 'Hearthside', amount: { currency: 'USD', value: '7.71' } } },
    });
    expect(completed).toEqual(['success']);
  });

  it('is closed by the guest, or gives up: nothing is approved', async () => {
    const { call } = testDependencies(world);
    expect(await applePay(apple, call, browserWith({ show: closed }).browser).approve(771, signal)).toBeNull();
    const broken = browserWith({ show: () => Promise.resolve({ token: 'nonsense' }) });
    await expect(applePay(apple, call, broken.browser).approve(771, signal)).rejects.toThrow('Invalid type');
    expect(broken.completed).toEqual(['fail']);
  });

  it('is not there in a browser that is not Apple’s, without a card in it, or without payment requests', async () => {
    const { call } = testDependencies(world);
    const { browser } = browserWith({ show: closed });
    expect(await applePay(apple, call, { PaymentRequest: browser.PaymentRequest }).isAvailable()).toBe(false);
    expect(await applePay(apple, call, browserWith({ show: closed, canPay: false }).browser).isAvailable()).toBe(false);
    expect(await applePay(apple, call, {}).isAvailable()).toBe(false);
    await expect(applePay(apple, call, {}).approve(771, signal)).rejects.toThrow('no payment requests');
  });

  it('opens a session for no address but Apple’s (C-93)', async () => {
    const { call } = testDependencies(world);
    await expect(call(applePaySession, { body: { validationUrl: 'https://apple.com.evil.example/start' }, signal })).rejects.toMatchObject({
      reasonCode: 'payments.applepay.session',
    });
  });
});

describe('Google Pay', () => {
  it('asks for the total by the gateway that reads its token, and gives that token (PAYSTORED-17, SUBMIT-20)', async () => {
    const details = { paymentMethodData: { tokenizationData: { token: 'google-token' } } };
    const { browser, asked } = browserWith({ show: () => Promise.resolve(details) });
    const wallet = googlePay(google, browser);
    expect(await wallet.isAvailable()).toBe(true);
    expect(await wallet.approve(1200, signal)).toBe('google-token');
    expect(asked.at(-1)).toMatchObject({
      methods: [{ supportedMethods: 'https://google.com/pay', data: { environment: 'TEST', merchantInfo: { merchantId: '12345' } } }],
      details: { total: { amount: { value: '12.00' } } },
    });
  });

  it('is closed, not there, or gives up', async () => {
    expect(await googlePay(google, browserWith({ show: closed }).browser).approve(771, signal)).toBeNull();
    expect(await googlePay(google, {}).isAvailable()).toBe(false);
    await expect(googlePay(google, browserWith({ show: () => Promise.resolve({}) }).browser).approve(771, signal)).rejects.toThrow(
      'Invalid',
    );
  });
});

describe('the wallet of a site', () => {
  it('is the configured one, else a pretended one where the bakery is, else none', async () => {
    const { call } = testDependencies(world);
    const off = { ...defaultConfig, sandbox: 'off' as const };
    for (const kind of ['applePay', 'googlePay'] as const) {
      expect(await walletOf(kind, { call, config: off })).toBeNull();
      expect(await (await walletOf(kind, { call, config: defaultConfig }))?.isAvailable()).toBe(true);
      // Node has no payment requests.
      const configured = { ...off, applePay: apple, googlePay: google };
      expect(await (await walletOf(kind, { call, config: configured }))?.isAvailable()).toBe(false);
    }
  });

  it('is looked for, opened by a press, and holds its block in the vault alone; closed or broken, it is opened again (PAYSTORED-17)', async () => {
    const { vault } = testDependencies(world);
    const answers: (() => Promise<string | null>)[] = [
      () => Promise.resolve(null),
      () => Promise.reject(new Error('It broke.')),
      () => Promise.resolve('block-1'),
    ];
    const wallet: Wallet = { isAvailable: () => Promise.resolve(true), approve: () => must(answers.shift(), 'answer')() };
    const ports = walletPorts({ vault, walletOf: () => Promise.resolve(wallet) });
    const actor = createActor(walletMachine.provide({ actors: ports }), { input: { wallet: 'applePay', cents: 771 } }).start();
    const settled = async () =>
      walletScreen(await waitFor(actor, (snapshot) => !snapshot.matches('checking') && !snapshot.matches('approving')));
    expect(await settled()).toMatchObject({ kind: 'ready', trouble: null });
    actor.send({ type: 'wallet.opened' });
    expect(await settled()).toMatchObject({ kind: 'ready', trouble: 'cancelled' });
    actor.send({ type: 'wallet.opened' });
    expect(await settled()).toMatchObject({ kind: 'ready', trouble: 'failed' });
    actor.send({ type: 'wallet.opened' });
    expect(await settled()).toEqual({ kind: 'finished', as: 'approved' });
    const { output } = actor.getSnapshot();
    if (output?.kind !== 'approved') throw new Error('Nothing was approved.');
    expect(output).toMatchObject({ wallet: 'applePay', held: { cents: 771 } });
    expect(vault.read(output.held.secretId)).toBe('block-1');
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('block-1');
  });
});

describe('a wallet at the checkout', () => {
  type Browser = ReturnType<typeof openPayingBrowser>;
  type Tab = Awaited<ReturnType<Browser['openTab']>>;

  /** Approves an amount at the checkout of a tab, as its flow does. */
  async function approve({ deps }: Browser, tab: Tab, id: WalletKind, block: string, cents: number) {
    const held = { secretId: deps.vault.keep(block), label: '', cents };
    keepChoice({ cartId: tab.cartId, choice: { methodId: id, giftCardIds: [] }, giftCards: [], added: [{ id, held }] }, deps.vault);
    await tab.readAnew();
    return held;
  }

  it.each([
    ['applePay', 'APAY'],
    ['googlePay', 'GPAY'],
  ] as const)(
    '%s pays by its encrypted block, which goes out once and is nowhere else (PAYSTORED-17, SUBMIT-06, SUBMIT-20, AMB-57)',
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
  function soupBefore(name: string, cartIdOf: () => string) {
    const plain = testDependencies(world);
    let isAdded = false;
    const call: typeof plain.call = async (described, request) => {
      if (described.name === name && !isAdded) {
        isAdded = true;
        await cartApi(plain.call).add(cartIdOf(), plainLine('101012', 'Soup'), signal);
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
        soupBefore(name, () => opened.cartId),
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

  it('is not offered where this site has none, or the browser', async () => {
    const config = { ...defaultConfig, sandbox: 'off' as const, applePay: apple };
    expect((await openPayingBrowser(world, null, undefined, { config }).openTab()).split().added).toEqual([]);
  });
});

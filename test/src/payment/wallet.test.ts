import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { applePaySession } from '#contract/wallet.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { must } from '#domain/must.ts';
import { walletMachine } from '#machines/wallet/wallet.machine.ts';
import { walletScreen } from '#machines/wallet/wallet.screen.ts';
import { applePay } from '#src/app/wallets/apple-pay.ts';
import { googlePay } from '#src/app/wallets/google-pay.ts';
import type { PaymentWindow } from '#src/app/wallets/payment-request.ts';
import { walletOf } from '#src/app/wallets/wallet-of.ts';
import { walletPorts, type Wallet } from '#src/flows/wallet/wallet.ports.ts';
import { googlePayConfig as google } from '#test/kit/google-pay.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();
const { signal } = new AbortController();
const apple = { merchantId: 'merchant.hearthside', merchantName: 'Hearthside', networks: ['visa'] };

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
  const browser: Required<PaymentWindow> = { PaymentRequest: Request, ApplePaySession: {} };
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
    const broken = browserWith({ show: () => Promise.resolve({ token: 'canary-block' }) });
    // The message is recorded, so it has nothing of the block.
    await expect(applePay(apple, call, broken.browser).approve(771, signal)).rejects.toThrow(/^What the wallet gave cannot be read\.$/);
    expect(broken.completed).toEqual(['fail']);
  });

  it('gives up where the server opens no session of the merchant, which closes the sheet as a guest does (C-93)', async () => {
    world.faults.put(applePaySession.name, { endpoint: applePaySession.name, kind: 'error500' });
    const { browser } = browserWith({
      async show(request) {
        const sessions: Promise<unknown>[] = [];
        const validation = Object.assign(new Event('merchantvalidation'), {
          validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
          complete: (session: Promise<unknown>) => sessions.push(session),
        });
        request.dispatchEvent(validation);
        await Promise.allSettled(sessions);
        return closed();
      },
    });
    await expect(applePay(apple, testDependencies(world).call, browser).approve(771, signal)).rejects.toThrow('no session of the merchant');
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
    await expect(
      googlePay(google, browserWith({ show: () => Promise.resolve({ paymentMethodData: 'canary-block' }) }).browser).approve(771, signal),
    ).rejects.toThrow(/^What the wallet gave cannot be read\.$/);
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

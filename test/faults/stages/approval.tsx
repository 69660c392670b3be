import { vi } from 'vitest';
import { must } from '#domain/must.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { WalletApproval } from '#src/routes/app/-payment/wallet.tsx';
import { PayPalApproval } from '#src/routes/app/-payment/pay-pal.tsx';
import { CheckoutPage } from '#src/routes/app/-checkout/checkout-page.tsx';
import { nameOf, until, type Site } from '../site.ts';
import type { OpenStage } from '../stage.ts';
import { childrenOf, openForm } from './checkout.tsx';

const paymentOf = (site: Site) => must(childrenOf(site).checkout?.getSnapshot().children.paymentSelection, 'paymentSelection');

/** Does something on a page whose windows open, and stay open without an answer; resolves once one is open. */
async function untilWindowOpens(act: () => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const element = () =>
    Object.assign(new EventTarget(), {
      setAttribute() {},
      toggleAttribute() {},
      append() {},
      showModal: () => resolve(),
      close() {},
      remove() {},
    });
  vi.stubGlobal('document', { createElement: element, body: { append() {} } });
  act();
  await promise;
  // What draws the page next takes Node for a server.
  vi.stubGlobal('document', undefined);
}

/** The form, over which PayPal is added. */
export const addingPayPal: OpenStage = async (world) => {
  const site = await openForm(world);
  const payment = paymentOf(site);
  await until(() => payment.getSnapshot().matches('choosing'), true);
  const dialog = () => payment.getSnapshot().children.payPal;
  const payPal = () => runningActor(dialog());
  return {
    site: () => site,
    act: () => {
      payment.send({ type: 'method.selected', id: 'payPal' });
      payment.send({ type: 'addition.requested', kind: 'payPal' });
      // As its dialog does, which is not drawn here.
      dialog()?.send({ type: 'load.requested' });
    },
    state: () => nameOf(payPal() ?? payment),
    page: () => {
      const actor = dialog();
      return actor ? <PayPalApproval actor={actor} send={() => {}} /> : <CheckoutPage />;
    },
    ways: {
      'payPal.retry': () => untilWindowOpens(() => payPal()?.send({ type: 'payPal.retried' })),
    },
  };
};

const apple = { merchantId: 'merchant.hearthside', merchantName: 'Hearthside', networks: ['visa'] };

/** A browser with Apple Pay: its sheet asks for the merchant's session, and closes without one. */
function stubApplePay(): void {
  class Request extends EventTarget {
    canMakePayment = () => Promise.resolve(true);
    abort = () => Promise.resolve();
    async show() {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
      const complete = (session: Promise<unknown>) => void session.then(resolve, reject);
      this.dispatchEvent(Object.assign(new Event('merchantvalidation'), { validationURL, complete }));
      await promise.catch(() => {
        throw new DOMException('No session.', 'AbortError');
      });
      return { details: { token: { paymentData: { data: 'encrypted' } } }, complete: () => Promise.resolve() };
    }
  }
  vi.stubGlobal('PaymentRequest', Request);
  vi.stubGlobal('ApplePaySession', {});
}

/** The form, over which Apple Pay approves the amount. */
export const approvingApplePay: OpenStage = async (world) => {
  stubApplePay();
  const site = await openForm(world, { configured: { applePay: apple } });
  const payment = paymentOf(site);
  await until(() => payment.getSnapshot().matches('choosing'), true);
  const dialog = () => payment.getSnapshot().children.wallet;
  const wallet = () => runningActor(dialog());
  const approve = () => wallet()?.send({ type: 'wallet.opened' });
  return {
    site: () => site,
    async act() {
      payment.send({ type: 'method.selected', id: 'applePay' });
      payment.send({ type: 'addition.requested', kind: 'applePay' });
      dialog()?.send({ type: 'load.requested' });
      await until(() => wallet()?.getSnapshot().matches('ready') ?? false, true);
      approve();
    },
    state: () => nameOf(wallet() ?? payment),
    page: () => {
      const actor = dialog();
      return actor ? <WalletApproval actor={actor} send={() => {}} id="applePay" /> : <CheckoutPage />;
    },
    ways: { 'wallet.pay': approve },
  };
};

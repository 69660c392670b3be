import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { E_MARKETABLE_VERSION, type GuestDetails } from '#domain/checkout/details.ts';
import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { checkoutScreen } from '#machines/checkout/checkout.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { byCard } from '#model-tests/samples/paying.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { flowKey } from '#src/app/flow-key.ts';
import { createApp } from '#src/app/create-app.ts';
import { cartOf, startCart, cartIdOf, checkoutOf, openCheckout, storeOrder } from '#test/kit/order.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { visit } from '#test/kit/live.ts';
import { knownFeatures } from '#src/app/known-features.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup', 2);
const details = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false };
const form = { details, specialInstructions: '', goGreen: false, parkingSpot: '' };

/** A tab with two soups in the cart; `reload` opens the same tab anew. */
async function openTab(order: SetUpOrder) {
  const deps = testDependencies(world);
  const start = async () => {
    const { app } = createApp(deps, { ...visit, isContinuedGuest: true, hasSeenWelcome: true });
    app.start();
    await knownFeatures(app);
    await startCart(app);
    return app;
  };
  storeOrder(deps.sharedStorage, { order });
  let app = await start();
  app.send({ type: 'line.added', line: soup });
  await waitFor(cartOf(app), (snapshot) => snapshot.matches({ resting: 'added' }));
  const cartId = must(cartIdOf(app), 'cartId');
  const checkout = () => must(runningActor(checkoutOf(app)), 'checkout');
  const tab = {
    deps,
    cartId,
    stored: () => must(world.carts.get(cartId), cartId),
    checkout,
    screen: () => checkoutScreen(checkout().getSnapshot()),
    async reload() {
      app.stop();
      app = await start();
    },
    async openCheckout() {
      openCheckout(app);
      await running(checkoutOf(app));
      return this.filling();
    },
    /** The form once nothing is under way. */
    async filling() {
      await waitFor(checkout(), (snapshot) => snapshot.matches('filling'));
      const screen = tab.screen();
      if (screen.kind !== 'filling') throw new Error(screen.kind);
      return screen;
    },
    submit(creditCardNumber = '4111111111111111', more: Partial<GuestDetails> = {}) {
      const card = { creditCardNumber, cardHolderName: 'Ana Ruiz', expDate: '1240', cvv: '123', postalCode: '62701' };
      const paying = byCard(deps.vault.keep(cardAsSecret(card)));
      checkout().send({ type: 'form.submitted', form: { ...form, details: { ...details, ...more } }, paying });
    },
  };
  return tab;
}

it('the cart has whether its guest wants news and offers, with the version of the words they agreed to, and a reload keeps what is ticked (CART-30)', async () => {
  const tab = await openTab(pickup);
  await tab.openCheckout();
  tab.checkout().send({ type: 'details.typed', typed: { eMarketable: true } });
  // Stored once nothing is under way.
  await vi.waitUntil(() => tab.deps.tabStorage.getItem(flowKey('checkout'))?.includes('eMarketable'));
  await tab.reload();
  expect((await tab.openCheckout()).typed).toEqual({ eMarketable: true });
  // Declined, so that the form can be sent again.
  tab.submit('4000000000000002', { eMarketable: true });
  await waitFor(tab.checkout(), (snapshot) => snapshot.matches({ filling: 'declined' }));
  expect(tab.stored().customer).toMatchObject({ eMarketable: true, eMarketableVersion: E_MARKETABLE_VERSION });
  tab.submit('4000000000000002', { eMarketable: false });
  await waitFor(tab.checkout(), (snapshot) => snapshot.matches('submitting'));
  expect(tab.stored().customer).toMatchObject({ eMarketable: false, eMarketableVersion: null });
});

it('who is not asked about news and offers has said nothing of them (CART-30)', async () => {
  const tab = await openTab(pickup);
  await tab.openCheckout();
  tab.submit('4000000000000002');
  await waitFor(tab.checkout(), (snapshot) => snapshot.matches({ filling: 'declined' }));
  expect(tab.stored().customer).not.toHaveProperty('eMarketable');
  expect(tab.stored().customer).not.toHaveProperty('eMarketableVersion');
});

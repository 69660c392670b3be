import { waitFor } from 'xstate';
import { checkoutCart } from '#contract/submit.ts';
import { plainLine } from '#domain/cart/line.ts';
import type { GuestDetails } from '#domain/checkout/details.ts';
import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { checkoutScreen } from '#machines/checkout/checkout.screen.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { byCard } from '#model-tests/samples/paying.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { createApp } from '#src/app/create-app.ts';
import { knownFeatures } from '#src/app/known-features.ts';
import type { World } from '#sandbox/world/world.ts';
import { bodyOf } from './body-of.ts';
import { visit } from './live.ts';
import { cartIdOf, cartOf, checkoutOf, openCheckout, startCart, storeOrder } from './order.ts';
import { running } from './running.ts';
import { testDependencies } from './test-dependencies.ts';

const details = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false };
const form = { details, specialInstructions: '', goGreen: false, parkingSpot: '' };

/** A tab with two soups in the cart; `reload` opens the same tab anew. */
export async function openCheckoutTab(world: World, order: SetUpOrder) {
  const plain = testDependencies(world);
  const priced: unknown[] = [];
  const call: typeof plain.call = (described, asked) => {
    if (described.name === checkoutCart.name) priced.push(bodyOf(asked));
    return plain.call(described, asked);
  };
  const deps = { ...plain, call };
  const start = async () => {
    const { app } = createApp(deps, { ...visit, isContinuedGuest: true, hasSeenWelcome: true });
    app.start();
    await knownFeatures(app);
    await startCart(app);
    return app;
  };
  storeOrder(deps.sharedStorage, { order });
  let app = await start();
  app.send({ type: 'line.added', line: plainLine('101012', 'Soup', 2) });
  await waitFor(cartOf(app), (snapshot) => snapshot.matches({ resting: 'added' }));
  const cartId = must(cartIdOf(app), 'cartId');
  const checkout = () => must(runningActor(checkoutOf(app)), 'checkout');
  const tab = {
    deps,
    cartId,
    /** Bodies of the requests for the price. */
    priced,
    api: cartApi(deps.call),
    stored: () => must(world.carts.get(cartId), cartId),
    app: () => app,
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

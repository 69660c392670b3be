import { isRedirect } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { noAvoidance } from '#domain/menu/allergens.ts';
import { must } from '#domain/must.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { byCard } from '#model-tests/samples/paying.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { cartById } from '#src/api/cart.ts';
import { menuOf } from '#src/api/menu.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { watchLostChanges } from '#src/app/after-first-page/watch-lost-changes.ts';
import { writeAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { keepLines } from '#src/flows/cart/kept-lines.ts';
import { addChosenLine } from '#src/flows/product/product.effects.ts';
import { onEnd as onReordered } from '#src/flows/reorder/reorder.logic.ts';
import { readLostLines } from '#src/api/lost-lines.ts';
import { LostChanges } from '#src/flows/overlays/LostChanges.tsx';
import { addFromMenu } from '#test/kit/adding.ts';
import { enterCheckout } from '#test/kit/enter-checkout.ts';
import { openedApp } from '#test/kit/live.ts';
import { cartOf, checkoutOf } from '#test/kit/order.ts';
import { pageChanges } from '#test/kit/page-changes.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const TOASTIE = 'Three Cheese Toastie';
const form = {
  details: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false },
  specialInstructions: '',
  goGreen: false,
  parkingSpot: '',
};
const elsewhere = { ...pickup, cafe: { ...pickup.cafe, id: '204' } };

/** The checkout with its form, once it is open. */
async function filling(app: Parameters<typeof checkoutOf>[0]) {
  await running(checkoutOf(app));
  const open = must(runningActor(checkoutOf(app)), 'checkout');
  await waitFor(open, (snapshot) => snapshot.matches('filling'));
  return open;
}

/** The app of a guest with an allergy, and a toastie of the menu. */
async function opened(avoided: readonly string[]) {
  world.features.put('allergenFilter', { name: 'allergenFilter', isOn: true });
  const plain = testDependencies(world);
  let beforeJudged = () => Promise.resolve();
  const call: typeof plain.call = async (described, asked) => {
    if (described.name === 'cart.validate') await beforeJudged();
    return plain.call(described, asked);
  };
  const { app, services } = await openedApp({ ...plain, call }, { order: pickup, previous: pickup });
  onTestFinished(() => void app.stop());
  watchLostChanges(services, pageChanges().router);
  const avoid = (allergens: readonly string[]) => writeAvoidance(services, { allergens, whole: [], diets: [] }, true);
  avoid(avoided);
  const { queryClient, actors, send } = services;
  const menu = await queryClient.fetchQuery(menuOf(call, pickup.cafe.id));
  const placard = must(
    Object.values(menu.placards).find(({ name }) => name === TOASTIE),
    'placard',
  );
  const line = plainLine(must(placard.items[0], 'item').itemId, TOASTIE);
  const cart = () => queryClient.getQueryData(cartById(call, services.cartId() ?? '').queryKey);
  const isIn = () => vi.waitFor(() => expect(cart()?.items).toHaveLength(1));
  return {
    app,
    services,
    avoid,
    placard,
    line,
    isIn,
    /** Another device adds it before the order is judged. */
    addAsJudged() {
      beforeJudged = () =>
        cartApi(plain.call)
          .add(services.cartId() ?? '', line, new AbortController().signal)
          .then(() => {});
    },
    async add() {
      send({ type: 'line.added', line });
      await isIn();
    },
    async move() {
      actors.order.send({ type: 'order.synced', order: elsewhere, previous: elsewhere });
      send({ type: 'order.setUp', order: elsewhere });
      await waitFor(cartOf(app), (snapshot) => snapshot.matches('resting') && !snapshot.context.isStale);
      await vi.waitFor(() => expect(cart()?.cafes[0]?.id).toBe(elsewhere.cafe.id));
    },
    async checkout() {
      await waitFor(cartOf(app), (snapshot) => snapshot.matches('resting') && snapshot.context.queue.length === 0);
      const refused = await enterCheckout({ ...services, app }).catch((error: unknown) => error);
      if (refused !== undefined && !isRedirect(refused)) throw refused;
      return refused === undefined ? 'checkout' : String(refused.options.to);
    },
    async keep() {
      const now = must(cart(), 'cart');
      const avoided = { ...noAvoidance, allergens: ['MILK', 'WHEAT'] };
      keepLines(services.sharedStorage, now.cartId, await readLostLines({ call, queryClient }, { cart: now, avoided }));
      actors.overlays.send({ type: 'overlay.closed', id: 'lost-customizations' });
    },
    overlay: () => actors.overlays.getSnapshot().context.stack.at(-1) ?? null,
  };
}

it('what the guest avoids only since it was added is asked about at the checkout, once (MENU-11, FLAGS-10)', async () => {
  const { add, avoid, checkout, keep, overlay } = await opened([]);
  await add();
  expect(await checkout()).toBe('checkout');
  avoid(['MILK']);
  expect(await checkout()).toBe('/app/cart.html');
  expect(overlay()).toBe('lost-customizations');
  await keep();
  expect(await checkout()).toBe('checkout');
});

it('a line that comes in at another cafe, or that the cart brings to it, is asked about there (MENU-11, FLAGS-10)', async () => {
  const { add, checkout, keep, move } = await opened(['MILK']);
  await add();
  expect(await checkout()).toBe('/app/cart.html');
  await keep();
  expect(await checkout()).toBe('checkout');
  await move();
  expect(await checkout()).toBe('/app/cart.html');
});

it('what was added anyway from the menu is not asked about again, until the cafe is another one (MENU-11, FLAGS-10)', async () => {
  const { app, services, placard, isIn, checkout, move, avoid } = await opened(['MILK']);
  await addFromMenu({ ...services, app }, { cafe: pickup.cafe, placard, soldOut: new Set(), navigate: () => {} });
  const question = () => runningActor(app.getSnapshot().children.allergens);
  await vi.waitFor(() => expect(question()?.getSnapshot().matches('asking')).toBe(true));
  must(question(), 'question').send({ type: 'item.accepted' });
  await isIn();
  expect(await checkout()).toBe('checkout');
  await move();
  expect(await checkout()).toBe('/app/cart.html');
  avoid([]);
  expect(await checkout()).toBe('checkout');
});

it('what was added anyway from its page is not asked about again, but for another allergen (MENU-11, FLAGS-10)', async () => {
  const { services, line, isIn, checkout, avoid } = await opened(['MILK']);
  addChosenLine({ kind: 'chosen', line, accepted: ['MILK'], editing: null, comboCategory: null }, services);
  await isIn();
  expect(await checkout()).toBe('checkout');
  avoid(['MILK', 'WHEAT']);
  expect(await checkout()).toBe('/app/cart.html');
});

it('what the page of a product put no question about is asked about at the checkout (MENU-11, FLAGS-10)', async () => {
  const { services, line, isIn, checkout, overlay } = await opened(['MILK']);
  addChosenLine({ kind: 'chosen', line, accepted: [], editing: null, comboCategory: null }, services);
  await isIn();
  expect(await checkout()).toBe('/app/cart.html');
  expect(overlay()).toBe('lost-customizations');
});

it('of an order had again, the checkout asks about what was not named as it was accepted (CART-06, MENU-11, FLAGS-10)', async () => {
  const { services, line, isIn, checkout, avoid } = await opened(['MILK', 'WHEAT']);
  onReordered({ kind: 'accepted', lines: [{ line, accepted: ['MILK'] }] }, services);
  await isIn();
  expect(await checkout()).toBe('/app/cart.html');
  avoid(['MILK']);
  expect(await checkout()).toBe('checkout');
});

it('an open checkout leads back to the cart where the guest avoids more in another tab, before anything is ordered (MENU-11, FLAGS-10)', async () => {
  const { app, add, avoid, checkout, overlay } = await opened([]);
  await add();
  expect(await checkout()).toBe('checkout');
  const open = await filling(app);
  avoid(['MILK']);
  open.send({ type: 'form.submitted', form, paying: byCard('card-1') });
  await vi.waitFor(() => expect(open.getSnapshot().output).toEqual({ kind: 'left' }));
  await vi.waitFor(() => expect(overlay()).toBe('lost-customizations'));
  expect(world.orders.all()).toEqual([]);
});

it('what comes in with what the guest avoids as their order is judged is asked about: they cannot agree to its total alone (MENU-11, FLAGS-10, SUBMIT-01)', async () => {
  const { app, services, addAsJudged, isIn, checkout, overlay } = await opened(['MILK']);
  services.send({ type: 'line.added', line: plainLine('101042', 'Black Bean Pepper') });
  await isIn();
  expect(await checkout()).toBe('checkout');
  const open = await filling(app);
  addAsJudged();
  const card = { creditCardNumber: '4111111111111111', cardHolderName: 'Ana Ruiz', expDate: '1231', cvv: '123', postalCode: '62701' };
  open.send({ type: 'form.submitted', form, paying: byCard(services.vault.keep(cardAsSecret(card))) });
  const submission = () => open.getSnapshot().children.submit;
  await vi.waitFor(() => expect(submission()?.getSnapshot().value).toBe('cartChanged'));
  submission()?.send({ type: 'submit.left' });
  await vi.waitFor(() => expect(open.getSnapshot().output).toEqual({ kind: 'left' }));
  await vi.waitFor(() => expect(overlay()).toBe('lost-customizations'));
  expect(world.orders.all()).toEqual([]);
});

it('an open checkout leads back to the cart where another tab moves it to a cafe that makes it with what the guest avoids (MENU-11, FLAGS-10)', async () => {
  const { app, services, add, keep, checkout, overlay } = await opened(['MILK']);
  await add();
  await checkout();
  await keep();
  expect(await checkout()).toBe('checkout');
  const open = await filling(app);
  services.send({ type: 'order.setUp', order: elsewhere });
  await vi.waitFor(() => expect(world.carts.get(services.cartId() ?? '')?.cafeId).toBe(elsewhere.cafe.id));
  services.actors.order.send({ type: 'order.synced', order: elsewhere, previous: elsewhere });
  await vi.waitFor(() => expect(open.getSnapshot().output).toEqual({ kind: 'left' }));
  await vi.waitFor(() => expect(overlay()).toBe('lost-customizations'));
});

it('the question says no word of changes where none were lost (MENU-11)', () => {
  const club = { sequenceNum: 1, name: 'Club', made: 'club', allergens: ['MILK'] };
  const draw = (isLost: boolean) => renderToString(createElement(LostChanges, { lines: [{ ...club, isLost }], onClose: () => {} }));
  expect(draw(false)).toContain('Club has milk.');
  expect([draw(false), draw(true)].map((html) => html.includes('everything you changed'))).toEqual([false, true]);
});

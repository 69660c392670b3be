import { vi } from 'vitest';
import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import { createRequest } from '#domain/cart/create.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { checkoutScreen, type CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import { submitScreen, type SubmitScreen } from '#machines/submit/submit.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartApi } from '#src/api/cart.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { checkoutFlow } from '#src/app/flows/checkout.ts';
import { memoryShelf } from '#sandbox/world/core/store.ts';
import type { World } from '#sandbox/world/world.ts';
import { aroundOf } from './around.ts';

type Shelf = ReturnType<typeof memoryShelf>;
type Flow = ReturnType<typeof checkoutFlow>;

/** What a guest sees: the submission where one is at work, else the checkout around it. */
export type SeenAtCheckout = CheckoutScreen | SubmitScreen;

const form = {
  details: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false },
  specialInstructions: '',
  parkingSpot: '',
};

/** A browser with a cart that has a soup in it; its tabs share one storage. `order` is what the cart was set up with. */
export async function openCheckoutBrowser(world: World, order: SetUpOrder = pickup) {
  const sharedShelf = memoryShelf();
  const { signal } = new AbortController();
  const api = cartApi(aroundOf(world).call);
  const { cartId } = await api.create(createRequest(order, { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' }), signal);
  const addSoup = () =>
    api.add(cartId, { itemId: '101012', name: 'Soup', quantity: 1, ingredients: [], msgKitchen: '', msgPreparedFor: '' }, signal);
  await addSoup();
  return {
    cartId,
    sharedShelf,
    addSoup,
    openTab: (tabShelf: Shelf = memoryShelf()) => openTab({ world, cartId, order, sharedShelf, tabShelf }),
  };
}

interface Tab {
  readonly world: World;
  readonly cartId: string;
  readonly order: SetUpOrder;
  readonly sharedShelf: Shelf;
  readonly tabShelf: Shelf;
}

/** The real checkout with its ports at one page load. */
function openTab(tab: Tab) {
  const { world, cartId, order, sharedShelf, tabShelf } = tab;
  const around = { ...aroundOf(world), sharedShelf, tabShelf };
  const actor = createActor(checkoutFlow(around), { input: { cartId, order } });
  actor.start();
  const seen = () => seenIn(actor.getSnapshot());
  return {
    seen,
    /** What is seen once nothing is under way any more. */
    settled: (): Promise<SeenAtCheckout> => vi.waitUntil(() => [seen()].find(isSettled), { timeout: 5000, interval: 2 }),
    async placeOrder(creditCardNumber = '4111111111111111') {
      await waitFor(actor, (snapshot) => snapshot.matches('filling'));
      const card = { creditCardNumber, cardHolderName: 'Ana Ruiz', expDate: '1231', cvv: '123', postalCode: '62701' };
      actor.send({ type: 'form.submitted', form, cardId: around.vault.keep(cardAsSecret(card)) });
    },
    answer: (type: 'submit.retried' | 'submit.left' | 'total.accepted' | 'slot.accepted') =>
      actor.getSnapshot().children.submit?.send({ type }),
    /** The page is gone, with everything that was only in its memory; the tab's own storage stays. */
    close: () => actor.stop(),
    reload() {
      actor.stop();
      return openTab(tab);
    },
  };
}

function seenIn(snapshot: SnapshotFrom<Flow>): SeenAtCheckout {
  const { submit } = snapshot.children;
  return submit === undefined ? checkoutScreen(snapshot) : submitScreen(submit.getSnapshot());
}

/** Nothing is under way: it is the guest's turn, or the end. */
const isSettled = (seen: SeenAtCheckout): boolean =>
  seen.kind !== 'working' && seen.kind !== 'pricing' && !(seen.kind === 'filling' && seen.busy !== null);

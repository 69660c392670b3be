import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { cartPorts } from '#src/flows/cart/cart.ports.ts';
import { checkoutPorts } from '#src/flows/checkout/checkout.ports.ts';
import { browserClock } from '#src/flows/kit/clock.ports.ts';
import { createSubmissions } from '#src/flows/submit/submission-record.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';
import { createUntilSubmitted } from '#src/flows/submit/until-submitted.ports.ts';
import { plainLine } from '#domain/cart/line.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { noRequestLog } from '#test/kit/no-request-log.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

/** What a change of the cart waits for, in a tab of a browser. */
const untilSubmittedIn = ({ locks, sharedStorage }: Pick<Awaited<ReturnType<typeof openCheckoutBrowser>>, 'locks' | 'sharedStorage'>) =>
  createUntilSubmitted({
    lock: createTabLock({ locks, storage: sharedStorage, clock: browserClock }),
    submissions: createSubmissions(sharedStorage),
  });

const world = openSandbox();
skipWaits();
const elsewhere = { ...pickup, cafe: { ...pickup.cafe, id: '202', name: 'Elsewhere' } };

/** What a second tab changes, at the cart and at the checkout. */
function changesBeside(browser: Awaited<ReturnType<typeof openCheckoutBrowser>>) {
  const plain = testDependencies(world);
  const deps = { ...plain, untilSubmitted: untilSubmittedIn(browser), announceChange: () => {}, asks: () => false };
  const { changeCart, setUpCart } = cartPorts({
    ...deps,
    clientType: () => 'WEB',
    orderCustomer: () => Promise.resolve({}),
    log: noRequestLog,
  });
  const { cartId } = browser;
  const arriving = [] as const;
  const added = { kind: 'add', line: plainLine('101042', 'Black Bean Pepper') } as const;
  return {
    food: () => toPromise(createActor(changeCart, { input: { cartId, id: 'change-1', change: added, arriving } }).start()),
    cafe: () => toPromise(createActor(setUpCart, { input: { cartId, order: elsewhere, arriving } }).start()),
    person: () =>
      toPromise(
        createActor(checkoutPorts(deps).saveCart, {
          input: { cartId, order: pickup, tipChoice: { percent: 0, tip: 0 }, form: null, at: null, seen: null },
        }).start(),
      ),
  };
}

it.each(['food', 'cafe', 'person'] as const)(
  'while an order is on its way, a change of its %s in another tab waits, and finds it placed as it was agreed to (SUBMIT-01, SUBMIT-05)',
  async (what) => {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    const changes = changesBeside(browser);
    let change: Promise<unknown> = Promise.resolve();
    browser.beforeCall = (name) => {
      if (name !== 'cart.submit') return;
      change = changes[what]();
      return new Promise((resolve) => void setTimeout(resolve, 50));
    };
    await tab.placeOrder();
    expect(await tab.settled((seen) => seen.kind === 'finished')).toMatchObject({ as: 'placed' });
    expect(await change).toMatchObject({ kind: 'placed' });
    expect(world.orders.all()).toHaveLength(1);
    const cart = world.carts.get(browser.cartId);
    expect(cart).toMatchObject({ cafeId: '203' });
    expect(cart?.lines).toHaveLength(1);
  },
);

it('a change of a cart of which no order is on its way waits for nothing', async () => {
  const browser = await openCheckoutBrowser(world);
  const { signal } = new AbortController();
  await expect(untilSubmittedIn(browser)(browser.cartId, signal)).resolves.toBeUndefined();
  const tab = browser.openTab();
  await tab.placeOrder('4000000000000002');
  await tab.settled((seen) => seen.kind !== 'working');
  await expect(untilSubmittedIn(browser)(browser.cartId, signal)).resolves.toBeUndefined();
});

import { expect, it } from 'vitest';
import { createActor, toPromise, type ActorOptions, type AnyActorLogic, type InputFrom } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { discountsApi } from '#src/api/discounts.ts';
import { cartActivity } from '#src/app/cart-activity.ts';
import { cartPorts } from '#src/flows/cart/cart.ports.ts';
import { checkoutPorts } from '#src/flows/checkout/checkout.ports.ts';
import { discountPorts } from '#src/flows/discount/discount.ports.ts';
import { unansweredDiscountIn } from '#src/flows/discount/unanswered-record.ts';
import { donationPorts } from '#src/flows/donation/donation.ports.ts';
import { droppingPorts } from '#src/flows/submit/dropping.ports.ts';
import type { UntilSubmitted } from '#src/flows/submit/until-submitted.ports.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { giftLine } from '#test/kit/gift-line.ts';
import { noRequestLog } from '#test/kit/no-request-log.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

type Browser = Awaited<ReturnType<typeof openCheckoutBrowser>>;

/** What a change of the cart waits for, in another tab of a browser. */
const activityIn = ({ locks, sharedStorage }: Pick<Browser, 'locks' | 'sharedStorage'>) =>
  cartActivity({ ...testDependencies(world), locks, sharedStorage });

const world = openSandbox();
const { signal } = new AbortController();
const delivered = { ...delivery, cafe: { ...delivery.cafe, id: '202' } };
const elsewhere = { ...pickup, cafe: { ...pickup.cafe, id: '203', name: 'Elsewhere' } };
const soup = plainLine('101042', 'Black Bean Pepper');
const bread = { id: '801', name: 'Bread for the food bank' };
const welcome = { code: 'WELCOME5', name: null, isReward: false, quantity: 1, amount: null };

/** Soup, gift cards and a code in a cart for delivery. */
async function openBrowser(what: string) {
  const browser = await openCheckoutBrowser(world, { order: delivered });
  // Up to the minimum of a delivery.
  await browser.addSoup();
  await browser.addSoup();
  const { call } = testDependencies(world);
  await cartApi(call).add(browser.cartId, giftLine(10_00), signal);
  // One code at a time.
  if (what !== 'code') await discountsApi(call).apply(browser.cartId, { code: 'WELCOME5', isReward: false }, false, 'change-1', signal);
  return browser;
}

/** What a second tab changes, at the cart and at the checkout; `waiting`: resolves once a change waits. */
function changesBeside(browser: Browser) {
  const plain = testDependencies(world);
  const { promise: waiting, resolve } = Promise.withResolvers<void>();
  const activity = activityIn(browser);
  const untilSubmitted: UntilSubmitted = (...asked) => {
    resolve();
    return activity.untilSubmitted(...asked);
  };
  const deps = {
    ...plain,
    ...activity,
    untilSubmitted,
    asks: () => false,
    noteRemoved: () => {},
    urlCode: () => null,
    removedFrom: () => [],
    isTrusted: () => Promise.resolve(false),
    cafeId: () => null,
    hasQuantity: () => false,
    unanswered: unansweredDiscountIn(plain.tabStorage),
  };
  const cart = cartPorts({ ...deps, clientType: () => 'WEB', log: noRequestLog });
  const checkout = checkoutPorts(deps);
  const discounts = discountPorts(deps);
  const dropping = droppingPorts(deps);
  const { cartId } = browser;
  const arriving = [] as const;
  const tipChoice = { percent: 0, tip: 0 };
  const run = <Logic extends AnyActorLogic>(logic: Logic, input: InputFrom<Logic>): Promise<unknown> =>
    toPromise(createActor(logic, { input } as ActorOptions<Logic>).start());
  const changes = {
    food: () => run(cart.changeCart, { cartId, id: 'change-2', change: { kind: 'add', line: soup }, arriving }),
    cafe: () => run(cart.setUpCart, { cartId, order: elsewhere, arriving }),
    person: () => run(checkout.saveCart, { cartId, order: delivered, tipChoice, form: null, at: null, seen: null }),
    tip: () =>
      run(checkout.priceCart, { cartId, order: delivered, isFirstCheckout: false, tipChoice: { percent: 20, tip: 0 }, seen: null }),
    code: () => run(discounts.applyDiscount, { cartId, request: { code: 'SOUPDAY', isReward: false, isOffered: false }, changeId: null }),
    removedCode: () => run(discounts.removeDiscount, { cartId, discount: welcome, changeId: null }),
    donation: () => run(donationPorts(deps).saveDonation, { cartId, request: { donation: bread, amount: 2_00 } }),
    droppedCode: () => run(dropping.dropDiscount, { cartId, code: null }),
    droppedGiftCards: () => run(dropping.dropGiftCards, { cartId }),
  };
  return { changes, waiting };
}

const placed = { kind: 'placed' };
const refused = { reasonCode: 'cart.validation.status' };

it.each([
  // Not asked of the server: the cart goes as soon as its tab hears of it.
  ['food', { message: 'Error: The order of this cart was placed.' }],
  ['cafe', placed],
  ['person', placed],
  ['tip', placed],
  ['code', { kind: 'refused', ...refused }],
  ['removedCode', refused],
  ['donation', { kind: 'refused' }],
  ['droppedCode', refused],
  ['droppedGiftCards', refused],
] as const)(
  'while an order is on its way, a change of its %s in another tab waits, and finds it placed as it was agreed to (SUBMIT-01, SUBMIT-05)',
  async (what, outcome) => {
    const browser = await openBrowser(what);
    const tab = browser.openTab();
    const { changes, waiting } = changesBeside(browser);
    const agreed = () => {
      const { cafeId, lines, tipCents, discountCodes, donations } = must(world.carts.get(browser.cartId), 'cart');
      return structuredClone({ cafeId, lines, tipCents, discountCodes, donations });
    };
    let change: Promise<unknown> = Promise.resolve();
    let before: unknown = null;
    browser.beforeCall = async (name) => {
      if (name !== 'cart.submit') return;
      before = agreed();
      change = changes[what]().catch((error: unknown) => error);
      await Promise.race([change, waiting]);
    };
    await tab.placeOrder();
    expect(await tab.settled((seen) => seen.kind === 'finished')).toMatchObject({ as: 'placed' });
    expect(await change).toMatchObject(outcome);
    expect(world.orders.all()).toHaveLength(1);
    expect(agreed()).toEqual(before);
  },
);

it('a change of a cart of which no order is on its way waits for nothing', async () => {
  const browser = await openCheckoutBrowser(world);
  await expect(activityIn(browser).untilSubmitted(browser.cartId, signal)).resolves.toBe(false);
  const tab = browser.openTab();
  await tab.placeOrder('4000000000000002');
  await tab.settled((seen) => seen.kind !== 'working');
  await expect(activityIn(browser).untilSubmitted(browser.cartId, signal)).resolves.toBe(false);
});

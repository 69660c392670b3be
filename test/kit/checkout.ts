import { must } from '#domain/must.ts';
import * as v from 'valibot';
import { createActor, waitFor, type ActorRefFrom, type AnyActorRef, type SnapshotFrom } from 'xstate';
import { centsFrom } from '#domain/money/money.ts';
import { submitCart } from '#contract/submit.ts';
import { totalOf } from '#domain/cart/sums.ts';
import { placedOrder, pricedCart } from '#src/api/order.ts';
import { plainLine } from '#domain/cart/line.ts';
import { createRequest } from '#domain/cart/create.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { checkoutScreen, type CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import type { submitMachine } from '#machines/submit/submit.machine.ts';
import { submitScreen, type SubmitScreen } from '#machines/submit/submit.screen.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import type { CallOptions } from '#src/api/client.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { donationsApi } from '#src/api/donations.ts';
import { byCard } from '#model-tests/samples/paying.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import type { LifelongActors } from '#src/app/actors.ts';
import { createEffects } from '#src/app/effects.ts';
import { inside, on } from '#src/flows/checkout/checkout.effects.ts';
import { createCardKeeper } from '#src/flows/card/kept-card.ts';
import { createLogic } from '#src/flows/checkout/checkout.logic.ts';
// What loads later would load while skipped waits go by.
import '#src/flows/submit/obstacle-details.ports.ts';
import '#src/flows/submit/slot-offer.ports.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import type { World } from '#sandbox/world/world.ts';
import { testDependencies } from './test-dependencies.ts';
import { memoryLocks } from './locks.ts';

type KeyValueStorage = ReturnType<typeof memoryStorage>;
type Flow = ReturnType<typeof createLogic>;
type TestDependencies = ReturnType<typeof testDependencies>;

/** What the tabs of a browser share, and what a test receives from them. */
interface Shared {
  readonly world: World;
  readonly cartId: string;
  /** The order in hand: a tab that takes a time makes it another. */
  order: SetUpOrder;
  /** Hear of an order in hand that another tab has changed. */
  readonly heard: Set<(order: SetUpOrder) => void>;
  readonly sharedStorage: KeyValueStorage;
  readonly locks: TestDependencies['locks'];
  readonly isCatering: boolean;
  /** The calls of all tabs, by their names, in the order in which they were made. */
  readonly calls: string[];
  readonly submissionIds: Set<string>;
  /** What was submitted, in cents: each total, and each sum of what pays for it. */
  readonly submittedTotals: Set<number>;
  /** Keys of the notices of all tabs. */
  readonly notices: string[];
  readonly events: { readonly name: string; readonly detail: object }[];
  /** Waited for before a call goes out. */
  beforeCall: (name: string, asked: CallOptions) => Promise<void> | void;
  /** Waited for before the answer of a call comes in. */
  afterCall: (name: string) => Promise<void> | void;
}

/** What a guest sees: the submission where one is at work, else the checkout around it. */
type SeenAtCheckout = CheckoutScreen | SubmitScreen;

const form = {
  details: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false },
  specialInstructions: '',
  goGreen: false,
  parkingSpot: '',
};

interface BrowserOptions {
  readonly order?: SetUpOrder;
  /** Null for a browser without locks. */
  readonly locks?: TestDependencies['locks'];
  readonly sharedStorage?: KeyValueStorage;
  /** Default: false. */
  readonly isCatering?: boolean;
}

/** A browser at the checkout of a cart with a soup; its tabs share one storage. */
export async function openCheckoutBrowser(
  world: World,
  { order = pickup, locks = memoryLocks(), sharedStorage = memoryStorage(), isCatering = false }: BrowserOptions = {},
) {
  const { signal } = new AbortController();
  const api = cartApi(testDependencies(world).call);
  const { cartId } = await api.create(createRequest(order, { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' }), signal);
  const addSoup = () => api.add(cartId, plainLine('101012', 'Soup'), signal);
  await addSoup();
  const shared: Shared = {
    world,
    cartId,
    order,
    heard: new Set(),
    sharedStorage,
    locks,
    isCatering,
    calls: [],
    submissionIds: new Set(),
    submittedTotals: new Set(),
    notices: [],
    events: [],
    beforeCall: () => {},
    afterCall: () => {},
  };
  let given = 0;
  /** Another device gives one dollar more to a good cause: the total is another, and the food is not. */
  const raiseTotal = () => {
    given += 100;
    return donationsApi(testDependencies(world).call).add(cartId, '801', given, signal);
  };
  /** Does something before the first call of that name. */
  const onceBefore = (call: string, change: () => unknown) => {
    let isDone = false;
    shared.beforeCall = async (name) => {
      if (name !== call || isDone) return;
      isDone = true;
      await change();
    };
  };
  /** Another device puts another soup of the same price in the place of the first. */
  const swapSoup = async () => {
    const [first] = (await api.summary(cartId, signal)).items;
    const tomato = must(first, 'line');
    await api.add(cartId, { ...plainLine('101042', 'Black Bean Pepper'), quantity: tomato.quantity }, signal);
    await api.remove(cartId, [tomato.sequenceNum], signal);
  };
  return Object.assign(shared, {
    addSoup,
    raiseTotal,
    onceBefore,
    swapSoup,
    openTab: (tabStorage = memoryStorage()) => openTab(shared, tabStorage),
  });
}

/** A tab that is offered times, as the cafe has closed since its page was opened. */
export async function openOffer(world: World, options: BrowserOptions = {}) {
  world.clock.set(Temporal.Instant.from('2026-11-20T20:30-06:00'));
  const browser = await openCheckoutBrowser(world, options);
  const tab = browser.openTab();
  await tab.settled();
  world.clock.set(Temporal.Instant.from('2026-11-20T22:10-06:00'));
  await tab.placeOrder();
  await tab.settled((seen) => seen.kind === 'offeringSlot');
  return { browser, tab };
}

/** The real checkout with its ports, at one load of the page. */
function openTab(shared: Shared, tabStorage: KeyValueStorage, vault?: TestDependencies['vault']) {
  const { world, cartId, order, sharedStorage, locks, isCatering } = shared;
  const plain = testDependencies(world);
  const call: TestDependencies['call'] = async (described, asked) => {
    shared.calls.push(described.name);
    await shared.beforeCall(described.name, asked);
    asked.signal?.throwIfAborted();
    if (described.name === 'cart.submit') note(shared, (asked as { readonly body?: unknown }).body);
    try {
      return await plain.call(described, asked);
    } finally {
      await shared.afterCall(described.name);
    }
  };
  const trackEvent = (name: string, detail: object) => void shared.events.push({ name, detail });
  const inHand = createActor(orderMachine, { input: { order: shared.order, previous: shared.order, placedCartId: null } }).start();
  const actors = { notices: createActor(noticesMachine), order: inHand } as Partial<LifelongActors> as LifelongActors;
  const hear: TestDependencies['send'] = (event) => event.type === 'notice.shown' && shared.notices.push(event.notice.key);
  const config = { ...plain.config, isCatering };
  const deps = { ...plain, config, ...(vault && { vault }), call, sharedStorage, tabStorage, locks, trackEvent, actors, send: hear };
  const actor = createActor(createLogic(deps), {
    id: 'checkout',
    input: { cartId, order },
    inspect: createEffects([{ name: 'checkout', on, inside }], () => deps, 'checkout'),
  });
  const hearOrder = (changed: SetUpOrder) => {
    inHand.send({ type: 'order.synced', order: changed, previous: changed });
    actor.send({ type: 'order.changed', order: changed });
  };
  shared.heard.add(hearOrder);
  actor.on('order.rescheduled', (event) => {
    shared.order = event.order;
    for (const hear of shared.heard) if (hear !== hearOrder) hear(event.order);
  });
  actor.start();
  const end = () => {
    shared.heard.delete(hearOrder);
    actor.stop();
    inHand.stop();
  };
  const seen = () => seenIn(actor.getSnapshot());
  const keepCard = createCardKeeper(deps.vault);
  const send = (creditCardNumber = '4111111111111111') => {
    const card = { creditCardNumber, cardHolderName: 'Ana Ruiz', expDate: '1231', cvv: '123', postalCode: '62701' };
    actor.send({ type: 'form.submitted', form, paying: byCard(keepCard(cardAsSecret(card))) });
  };
  return {
    seen,
    /** What is seen once `check` holds; left out: once nothing is under way any more. */
    settled: (check = isSettled): Promise<SeenAtCheckout> => once(actor, seen, check),
    /** Does what a second press does that comes before the page has drawn what the first one did: no button keeps it back. */
    press() {
      const { status, children } = actor.getSnapshot();
      children.submit?.send({ type: 'submit.retried' });
      const [at] = children.submit?.getSnapshot().context.slot?.times ?? [];
      if (at !== undefined) children.submit?.send({ type: 'slot.accepted', at });
      if (status === 'active' && children.paymentSelection?.getSnapshot().matches('loading') === false) send();
    },
    /** What the sums beside the form add up to; null: they are not known. */
    summedTotal: () => plain.queryClient.getQueryData(pricedCart(cartId).queryKey)?.cartSummary.totalPrice ?? null,
    /** The total of the order, as the page of its confirmation says it; null without an order. */
    async confirmedTotal() {
      const cart = await plain.queryClient.query(placedOrder(plain.call, cartId));
      return cart.orderId === null ? null : totalOf(cart);
    },
    async placeOrder(creditCardNumber = '4111111111111111') {
      await waitFor(actor, (snapshot) => snapshot.matches('filling'));
      // The page takes no press before it knows what can be paid with, and a flow with a call under way is not stored.
      const payment = actor.getSnapshot().children.paymentSelection;
      await waitFor(must(payment, 'paymentSelection'), (snapshot) => !snapshot.matches('loading'));
      send(creditCardNumber);
    },
    chooseTip: (tip: number, percent: number | null = null) => actor.send({ type: 'tip.chosen', tip, percent }),
    /** The cart changes: by another tab, or by the guest on this page (`isOwn`). */
    changeCart: (isOwn = false) => actor.send({ type: 'cart.changed', isOwn }),
    /** Asks what came of the order, which another tab has sent. */
    inquire: () => actor.send({ type: 'outcome.requested' }),
    /** Another tab has written the order in hand. */
    changeOrder: hearOrder,
    answer: (type: 'submit.retried' | 'submit.left' | 'total.accepted' | 'discount.dropped') =>
      actor.getSnapshot().children.submit?.send({ type }),
    /** Takes the first of the offered times. */
    takeTime: () => takeTime(actor.getSnapshot().children.submit),
    /** Does what a patient guest does, until the order is placed. */
    async finish() {
      for (let moves = 0; moves < 8; moves += 1) {
        const now = await this.settled();
        if (now.kind === 'finished') return now;
        if (now.kind === 'filling') await this.placeOrder();
        else if (now.kind === 'offeringSlot') this.takeTime();
        else this.answer('submit.retried');
      }
      return this.settled();
    },
    /** The page goes, with everything that was only in its memory. */
    close: end,
    /** The same tab after a reload: its own storage stays. `hasCard`: so does what it pays with, as a stored card does. */
    reload({ hasCard = false } = {}) {
      end();
      return openTab(shared, tabStorage, hasCard ? deps.vault : undefined);
    },
  };
}

/** Takes a time that a submission offers. Default: the first. Throws where it offers none. */
export function takeTime(submit: ActorRefFrom<typeof submitMachine> | undefined, at?: string): void {
  const [first] = must(submit, 'submit').getSnapshot().context.slot?.times ?? [];
  submit?.send({ type: 'slot.accepted', at: at ?? must(first, 'first') });
}

function note({ submissionIds, submittedTotals }: Shared, body: unknown): void {
  const { submissionId, cartSummary, payment } = v.parse(submitCart.body, body);
  submissionIds.add(submissionId);
  const paid = payment?.creditCards.reduce((sum, { amount }) => sum + centsFrom(amount), 0);
  for (const cents of [centsFrom(cartSummary.totalPrice ?? 0), paid ?? 0]) submittedTotals.add(cents);
}

function seenIn(snapshot: SnapshotFrom<Flow>): SeenAtCheckout {
  const { submit } = snapshot.children;
  return submit === undefined ? checkoutScreen(snapshot) : submitScreen(submit.getSnapshot());
}

/** Nothing is under way: it is the guest's turn, or the end. */
const isSettled = (seen: SeenAtCheckout): boolean =>
  seen.kind !== 'working' && seen.kind !== 'pricing' && !(seen.kind === 'filling' && seen.busy !== null);

/** Longest that anything here takes, in milliseconds of the clock of the test. */
const PATIENCE_MS = 600_000;

/** Resolves with what is seen as soon as a check of it holds. */
function once(actor: AnyActorRef, seen: () => SeenAtCheckout, check: (seen: SeenAtCheckout) => boolean): Promise<SeenAtCheckout> {
  return new Promise((resolve, reject) => {
    const end = (how: () => void) => {
      subscription.unsubscribe();
      clearTimeout(patience);
      how();
    };
    const look = () => {
      const now = seen();
      if (check(now)) end(() => resolve(now));
    };
    // Not every snapshot of an actor inside is one of the flow; the actors are at rest in a microtask.
    const subscription = actor.system.inspect(({ type }) => type === '@xstate.snapshot' && queueMicrotask(look));
    const patience = setTimeout(() => end(() => reject(new Error(`Still waiting: ${JSON.stringify(seen())}`))), PATIENCE_MS);
    look();
  });
}

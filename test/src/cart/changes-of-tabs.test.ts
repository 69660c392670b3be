import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { pendingChange, type PendingChange } from '#domain/cart/pending.ts';
import type { PriceChange } from '#domain/cart/price-change.ts';
import { must } from '#domain/must.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { adoptChanges } from '#src/app/storage/adopt-changes.ts';
import { openCartRecord, withRecord } from '#src/app/storage/cart-record.ts';
import { CART_KEY } from '#src/app/storage/cart-keys.ts';
import { sharedCartIn } from '#src/app/storage/shared-cart.ts';
import { changesKey } from '#src/flows/cart/load-keys.ts';
import type { ListedStorage } from '#src/app/storage/storage.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { openBrowser, withCart, withOrder } from '#test/kit/tabs.ts';
import { memoryLocks } from '#test/kit/locks.ts';
import { openTabStorages } from '#test/kit/tab-storage.ts';

const world = openSandbox();
const noon = Temporal.Instant.from('2026-11-20T17:30Z');
const soup = (tag: string): PendingChange => pendingChange({ kind: 'add', line: { ...plainLine('101012', 'Soup'), msgPreparedFor: tag } });
const tagsOf = (queue: readonly PendingChange[] | undefined) =>
  (queue ?? []).map(({ change }) => ('line' in change ? change.line.msgPreparedFor : '')).toSorted();
const untouched = createActor(cartMachine, { input: { cartId: 'cart-1', order: null } }).getSnapshot().context;

type Move = { readonly tab: number; readonly kind: 'add' | 'settle' | 'drop' } | { readonly kind: 'deliver' };
const moves = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ tab: fc.nat(2), kind: fc.constantFrom<'add' | 'settle' | 'drop'>('add', 'add', 'settle', 'drop') }),
    },
    { weight: 2, arbitrary: fc.constant<Move>({ kind: 'deliver' }) },
  ),
  { maxLength: 25 },
);

it('No change is lost or comes back in 500 random interleavings of three tabs that write, settle and hear of one another late', () => {
  fc.assert(
    fc.property(moves, (played) => {
      const browser = openTabStorages();
      const open = (at = noon) =>
        openCartRecord({ sharedStorage: browser.openTab().storage, tabStorage: memoryStorage(), clock: { now: () => at } });
      const tabs = [0, 1, 2].map(() => ({ record: open(), context: untouched }));
      let count = 0;
      for (const move of played) {
        if (move.kind === 'deliver') {
          browser.deliver(1);
          continue;
        }
        const tab = must(tabs[move.tab], 'tab');
        const before = tab.context;
        const { queue } = before;
        const next = { add: [...queue, soup(`line ${count++}`)], settle: queue.slice(1), drop: queue.slice(0, -1) }[move.kind];
        tab.context = { ...before, queue: next };
        tab.record.save(before, tab.context);
      }
      browser.deliver();
      const unanswered = tabs.flatMap(({ context }) => tagsOf(context.queue)).toSorted();
      // All three tabs are gone: the next one takes over what they left.
      const later = open(noon.add({ minutes: 3 }));
      later.adopt();
      expect(tagsOf(later.read().queue)).toEqual(unanswered);
      browser.deliver();
      const last = open(noon.add({ minutes: 6 }));
      last.adopt();
      expect(tagsOf(last.read().queue)).toEqual(unanswered);
      const left = [...browser.texts.keys()].filter((key) => key.startsWith('cart.changes'));
      expect(left).toHaveLength(unanswered.length === 0 ? 0 : 1);
    }),
    { numRuns: 500, seed: 11 },
  );
});

it.each(['the same tab, twice', 'a tab that is gone'])(
  'Two tabs that open at once over changes of %s take each of them over once',
  async (left) => {
    const browser = openTabStorages();
    const [clock, locks] = [{ now: () => noon }, memoryLocks()];
    const gone = { tab: 'tab-0', at: noon.epochMilliseconds - 180_000, excluded: [], lines: {}, setUp: null };
    const change = { id: 'change-1', change: { kind: 'quantity', sequenceNum: 1, by: 1 }, isSent: true };
    browser.openTab().storage.setItem(changesKey('load-0'), JSON.stringify({ ...gone, queue: [soup('line 0'), change] }));
    browser.deliver();
    // A page that is duplicated, or restored with another one, has the same name of its tab.
    const open = async ({ storage: sharedStorage }: ReturnType<typeof browser.openTab>) => {
      const tabStorage = memoryStorage();
      if (left.startsWith('the same')) tabStorage.setItem('tab', 'tab-0');
      const record = openCartRecord({ sharedStorage, tabStorage, clock });
      await adoptChanges(record, createTabLock({ locks, storage: sharedStorage, clock }));
      return record.read().queue ?? [];
    };
    const delivery = setInterval(() => browser.deliver(), 10);
    const queues = await Promise.all([browser.openTab(), browser.openTab()].map(open));
    clearInterval(delivery);
    expect(queues.flat()).toEqual([soup('line 0'), change]);
  },
);

/** The storage as the code of another build knows it, which writes the fields of the cart in another order, and takes each other order for another text. */
const asOtherBuild = (storage: ListedStorage): ListedStorage => {
  const written = (text: string) => {
    const { cartId, ...fields } = JSON.parse(text) as { readonly cartId: unknown };
    return JSON.stringify({ ...fields, cartId });
  };
  return {
    ...storage,
    getItem(key) {
      const text = storage.getItem(key);
      if (key !== CART_KEY || text === null) return text;
      return text === written(text) ? JSON.stringify(sharedCartIn(storage)) : `${text} `;
    },
    setItem: (key, text) => storage.setItem(key, key === CART_KEY ? written(text) : text),
  };
};

it('Tabs of two builds, which write the same cart in other words, come to rest', () => {
  const browser = openTabStorages();
  const open = (as: (storage: ListedStorage) => ListedStorage) => {
    const { storage, listeners } = browser.openTab();
    const sharedStorage = as(storage);
    const record = openCartRecord({ sharedStorage, tabStorage: memoryStorage(), clock: { now: () => noon } });
    const orders = { read: () => ({ order: pickup, previous: pickup, placedCartId: null }) };
    const cart = createActor(withRecord(cartMachine, record, orders), { input: { cartId: null, order: null } }).start();
    listeners.push((key) => {
      const shared = key === CART_KEY ? sharedCartIn(sharedStorage) : null;
      if (shared !== null && !shared.isStale) cart.send({ type: 'cart.synced', ...shared });
    });
    return cart;
  };
  browser.texts.set(CART_KEY, JSON.stringify({ cartId: 'cart-1', order: pickup, isStale: false, priceChanges: [] }));
  const here = open((storage) => storage);
  const there = open(asOtherBuild);
  browser.deliver();
  here.send({ type: 'order.rescheduled', order: { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T12:30' } } });
  expect(browser.deliver(1000)).toBeLessThan(10);
  for (const cart of [here, there]) cart.stop();
});

it('A changed price that one tab has found is not lost with what another one finds, or shows, before it hears of it (PRICING-01)', () => {
  const browser = openTabStorages();
  const open = () => openCartRecord({ sharedStorage: browser.openTab().storage, tabStorage: memoryStorage(), clock: { now: () => noon } });
  const [here, there] = [open(), open()];
  const [club, bread] = [
    { sequenceNum: 1, name: 'Club', from: 950, to: 1000 },
    { sequenceNum: 2, name: 'Bread', from: 400, to: 450 },
  ];
  const having = (...priceChanges: readonly PriceChange[]) => ({ ...untouched, priceChanges });
  here.save(having(), having(club));
  browser.deliver();
  there.save(having(), having(bread));
  browser.deliver();
  expect(here.read().priceChanges).toEqual([club, bread]);
  there.save(having(bread), having());
  browser.deliver();
  expect(here.read().priceChanges).toEqual([club]);
  // What it still had was shown in the other tab.
  here.save(having(club, bread), { ...having(club, bread), order: pickup });
  browser.deliver();
  expect(there.read()).toMatchObject({ order: pickup, priceChanges: [club] });
  // Another cart has prices of its own.
  there.save(having(club), { ...having(bread), cartId: 'cart-2' });
  browser.deliver();
  expect(here.read().priceChanges).toEqual([bread]);
});

it('Changed prices that two tabs find at once are known to both, also where one has overwritten the other before it heard of it (PRICING-01)', async () => {
  const browser = openBrowser(world);
  withOrder(browser.texts);
  withCart(browser.texts);
  const [here, there] = [await browser.openTab(), await browser.openTab()];
  const [club, bread] = [
    { sequenceNum: 1, name: 'Club', from: 950, to: 1000 },
    { sequenceNum: 2, name: 'Bread', from: 400, to: 450 },
  ];
  const find = ({ app }: typeof here, change: PriceChange) =>
    app.send({ type: 'cart.synced', cartId: 'cart-1', order: pickup, priceChanges: [change] });
  const known = () =>
    [here, there].map(({ cart }) =>
      cart()
        ?.context.priceChanges.map(({ name }) => name)
        .toSorted(),
    );
  find(here, club);
  find(there, bread);
  expect(browser.deliver(100)).toBeLessThan(20);
  expect(known()).toEqual([
    ['Bread', 'Club'],
    ['Bread', 'Club'],
  ]);
  must(there.app.getSnapshot().children.cart, 'cart').send({ type: 'priceChanges.seen' });
  browser.deliver();
  expect(known()).toEqual([[], []]);
  for (const { app } of [here, there]) app.stop();
});

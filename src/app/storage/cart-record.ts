import { withoutTaken, type Unanswered } from '#domain/cart/excluded.ts';
import { mergedPriceChanges } from '#domain/cart/price-change.ts';
import { orderKey } from '#domain/order/same-order.ts';
import { isSameValue } from '#domain/same-value.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CartContext, CartInput } from '#machines/cart/cart.types.ts';
import { randomId } from '#src/api/random-id.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';
import type { SharedWrite } from '#src/flows/kit/shared-writes.ts';
import type { RequestLog } from '#src/flows/cart/cart.ports.ts';
import { changesKey, changesKeysIn, LOADS_KEY } from '#src/flows/cart/load-keys.ts';
import { LoadSchema, loadsOfTab, type Load } from '#src/flows/cart/load-record.ts';
import type { OrderRecord } from './order-record.ts';
import { CART_KEY } from './cart-keys.ts';
import { announceCartChange, dropFormerChanges, sharedCartIn, type SharedCart } from './shared-cart.ts';
import { parseValue, readValue } from './shared-values.ts';
import type { KeyValueStorage, ListedStorage } from './storage.ts';
import { recordContext } from '../wrap-machine.ts';

/** Changes of another tab count as abandoned after this time without a write; longer than any request takes. */
const ABANDONED_MS = 120_000;

interface RecordOptions {
  readonly sharedStorage: ListedStorage;
  readonly tabStorage: KeyValueStorage;
  /** The device's: times of several tabs are compared. */
  readonly clock: Clock;
}

/** The records of one page load: the shared cart, and its own changes without an answer. They survive reloads and versions. */
export function openCartRecord({ sharedStorage, tabStorage, clock }: RecordOptions) {
  const load = randomId();
  const ownKey = changesKey(load);
  // A copy that was made of this tab before has the same earlier page loads, but not this one: it takes nothing of what this one takes over. One that
  // is made later takes over the changes of this page load, which hears of it (`keepLeft`).
  let earlier = loadsOfTab(tabStorage);
  tabStorage.setItem(LOADS_KEY, [...earlier, load].join());
  dropFormerChanges(sharedStorage);
  const now = () => clock.now().epochMilliseconds;
  const empty = (): Load => ({ tab: load, at: now(), queue: [], excluded: [], limits: [], lines: {}, setUp: null });

  const loads = (): Map<string, Load> =>
    new Map(
      changesKeysIn(sharedStorage).flatMap((key): [string, Load][] => {
        const found = readValue(sharedStorage, key, LoadSchema);
        return found ? [[key, found]] : [];
      }),
    );
  const abandoned = () =>
    [...loads()].filter(([key, { tab, at }]) => key !== ownKey && (earlier.includes(tab) || now() - at > ABANDONED_MS));
  const own = (): Load => readValue(sharedStorage, ownKey, LoadSchema) ?? empty();
  function write(change: Partial<Load>) {
    const mine = { ...own(), ...change, at: now() };
    const isSettled =
      mine.queue.length + mine.excluded.length + mine.limits.length + Object.keys(mine.lines).length === 0 && mine.setUp === null;
    // A page that came back to its tab after another one is of it once more.
    if (!loadsOfTab(tabStorage).includes(load)) tabStorage.setItem(LOADS_KEY, [...loadsOfTab(tabStorage), load].join());
    if (!isSettled) sharedStorage.setItem(ownKey, JSON.stringify(mine));
    // To remove what is not there would wake the other tabs for nothing.
    else if (sharedStorage.getItem(ownKey) !== null) sharedStorage.removeItem(ownKey);
  }

  const log: RequestLog = {
    noteChange: (id, lines) => write({ lines: { ...own().lines, [id]: lines && [...lines] } }),
    linesBefore: (id) => own().lines[id] ?? null,
    setUpId(cartId, order) {
      const key = JSON.stringify([cartId, orderKey(order)]);
      // Two tabs that make a cart for the same order at once make the same one.
      const noted = [...loads().values()].find(({ setUp }) => setUp?.key === key)?.setUp;
      const id = noted?.id ?? randomId();
      write({ setUp: { id, key } });
      return id;
    },
    clearSetUp: () => write({ setUp: null }),
    sharedCartId: () => sharedCartIn(sharedStorage)?.cartId ?? null,
    giftCardsOf: (cartId) =>
      import('#src/flows/cart/kept-gift-cards.ports.ts').then(
        ({ keptGiftCards }) => keptGiftCards(cartId, tabStorage),
        () => [],
      ),
    announceChange: () => announceCartChange(sharedStorage),
  };

  function adopt(): void {
    const found = abandoned();
    const all = [...found.map(([, entry]) => entry), own()];
    const lines = Object.assign({}, ...all.map((entry) => entry.lines)) as Load['lines'];
    const setUp = all.map((entry) => entry.setUp).findLast((noted) => noted !== null) ?? null;
    // Written down here before it is removed there: a page that ends in between loses nothing.
    if (found.length > 0)
      write({
        queue: all.flatMap(({ queue }) => queue),
        excluded: all.flatMap(({ excluded }) => excluded),
        limits: all.flatMap(({ limits }) => limits),
        lines,
        setUp,
      });
    for (const [key] of found) sharedStorage.removeItem(key);
    tabStorage.setItem(LOADS_KEY, load);
  }

  return {
    log,
    /** What the cart starts with: the one that all tabs share, and what this page load has taken over or written. */
    read(): Pick<CartInput, 'queue' | 'excluded' | 'limits'> & Partial<SharedCart> {
      const { queue, excluded, limits } = own();
      const shared = sharedCartIn(sharedStorage);
      // What another cart may not have says nothing of this one.
      const ofCart = limits.filter(({ cartId }) => cartId === shared?.cartId);
      return { ...shared, queue, excluded, limits: ofCart.map(({ cartId: _cartId, ...limit }) => limit) };
    },
    hasAbandoned: () => abandoned().length > 0,
    /** Takes over what this tab's earlier page loads, and tabs that are gone, left without an answer. Two tabs at once would take it twice. */
    adopt,
    /** Writes what has changed between two moments of the cart. */
    save(before: CartContext | null, { cartId, order, queue, excluded, limits, priceChanges, ...context }: CartContext) {
      const isStale = isUntold(context);
      if (before?.cartId !== cartId || before.order !== order || isUntold(before) !== isStale || before.priceChanges !== priceChanges) {
        const known = sharedCartIn(sharedStorage);
        // This tab may not have read yet what another one found or showed.
        const unseen =
          known?.cartId === cartId
            ? mergedPriceChanges(known.priceChanges, before?.cartId === cartId ? before.priceChanges : [], priceChanges)
            : [...priceChanges];
        const shared: SharedCart = { cartId, order, isStale, priceChanges: unseen };
        // A tab of another build may write the same in other words: to write it anew would be news to that one, and so on without an end.
        if (!isSameValue(known, shared)) sharedStorage.setItem(CART_KEY, JSON.stringify(shared));
      }
      if (before?.queue === queue && before.excluded === excluded && before.limits === limits) return;
      const dropped = new Set(before?.queue.map(({ id }) => id));
      for (const { id } of queue) dropped.delete(id);
      const lines = Object.fromEntries(Object.entries(own().lines).filter(([id]) => !dropped.has(id)));
      const ofCart = cartId === null ? [] : limits.map((limit) => ({ cartId, ...limit }));
      if (before !== null || queue.length + excluded.length + own().limits.length > 0)
        write({ queue: [...queue], excluded: [...excluded], limits: ofCart, lines });
    },
    /**
     * Keeps and returns what another page, whose write this is, left to this page load of its changes when it took them over; null: it took none.
     * What this page load has written since says nothing about it. A later page of this tab does not run while this one does: what it has not done
     * yet is taken back.
     */
    keepLeft(key: string | null, { oldValue, newValue }: SharedWrite, { queue, excluded }: Unanswered): Unanswered | null {
      if (key !== ownKey || newValue !== null || queue.length + excluded.length === 0) return null;
      const left = withoutTaken({ queue, excluded }, parseValue(oldValue, LoadSchema) ?? empty());
      const later = loadsOfTab(tabStorage).filter((other) => other !== load);
      if (later.length === 0) return left;
      earlier = later;
      write({ queue: [...left.queue], excluded: [...left.excluded] });
      adopt();
      return { queue: own().queue, excluded: own().excluded };
    },
  };
}

/** Returns whether the server lacks the order in hand, or its lead time, which waits while a removed line can be put back (SLOTS-11). */
const isUntold = ({ isStale, removed }: Pick<CartContext, 'isStale' | 'removed'>): boolean => isStale || removed?.needsLeadTime === true;

export type CartRecord = ReturnType<typeof openCartRecord>;

/**
 * Returns the machine as plain logic that starts with its records, for the order in hand where they name none, and writes them with every
 * change of its context.
 */
export const withRecord = (machine: typeof cartMachine, record: CartRecord, orders: Pick<OrderRecord, 'read'>): typeof cartMachine =>
  recordContext(machine, (input) => ({ ...input, order: orders.read().order, ...record.read() }), record.save);

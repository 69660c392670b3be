import type { QueryClient } from '@tanstack/react-query';
import { fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import type { CartLineRequest } from '#domain/cart/line.ts';
import { awaitedLines, type PendingChange } from '#domain/cart/pending.ts';
import { avoidedIn } from '#domain/menu/allergens.ts';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { isSoldOut, placardOf, placardUnavailable, type MenuItem } from '#domain/menu/menu.ts';
import { stockDay, wantedBy } from '#domain/menu/wanted.ts';
import { isSameOrder } from '#domain/order/same-order.ts';
import { must } from '#domain/must.ts';
import { cafeIn, type InHand } from '#domain/order/order.ts';
import { noOverrides, type PriceOverrides } from '#domain/pricing/overrides.ts';
import { listedPrice } from '#domain/pricing/price-change.ts';
import { priceUnder } from '#domain/pricing/prices-under.ts';
import { lineRoom, orderQuantityLimit } from '#domain/quantity/limit.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { dynamicPricingMachine } from '#machines/dynamic-pricing/dynamic-pricing.machine.ts';
import type * as press from '#machines/press/press.types.ts';
import { cartById } from '#src/api/cart.ts';
import type { Client } from '#src/api/client.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import { quantityRulesOf } from '#src/api/product.ts';
import { heldLines } from '#src/flows/cart/held-lines.ts';
import { keepAdded } from '#src/flows/cart/kept-lines.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly tabStorage: Storages;
  readonly sharedStorage: Storages;
  readonly cartId: () => string | null;
  readonly inHand: () => InHand;
  /**
   * Resolves with the prices that rules change, once they are asked for; null: the feature is off, or its code did not come, so that the menu's prices
   * hold (PRICING-03).
   */
  readonly pricing: (signal: AbortSignal) => Promise<ActorRefFrom<typeof dynamicPricingMachine> | null>;
  /** What the guest avoids at a cafe, upper case; none without the feature (FLAGS-10). */
  readonly avoided: (cafeId: string) => readonly string[];
  /** Asks about a line; returns whether the guest accepts it. */
  readonly ask: (question: press.AskGuestInput, signal: AbortSignal) => Promise<boolean>;
  /** Changes of the cart that wait. */
  readonly queue: () => readonly PendingChange[];
  /** Puts a line into the queue of the cart. */
  readonly addToCart: (line: CartLineRequest, press: string) => void;
  /** Resolves once the code of the cart runs. @throws where its actor breaks before. */
  readonly cartRuns: (signal: AbortSignal) => Promise<void>;
  /** Returns whether the cart had no room for the line of a press. */
  readonly isTurnedAway: (press: string) => boolean;
  /** Resolves once the cart has room. @throws where its actor breaks before. */
  readonly cartHasRoom: (signal: AbortSignal) => Promise<void>;
}

/** Whether a price for the one holds for the other. */
const isSameShown = (one: press.ShownFor, other: press.ShownFor): boolean =>
  one.cafeId === other.cafeId &&
  (one.order === null || other.order === null ? one.order === other.order : isSameOrder(one.order, other.order));

type Storages = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the ports of a press of Add. */
export function pressPorts({ call, queryClient, clock, tabStorage, sharedStorage, cartId, ...sources }: Sources) {
  const { inHand, pricing, avoided, ask, queue, addToCart, cartRuns, isTurnedAway, cartHasRoom } = sources;
  const held = heldLines(tabStorage);

  /** Asks for the prices of the order in hand first, where they are not those of this minute (SLOTS-10). */
  async function overridesNow(signal: AbortSignal): Promise<PriceOverrides> {
    const { order } = inHand();
    const flow = order && (await pricing(signal));
    const asked = flow?.getSnapshot().context.asked ?? null;
    if (order === null || flow === null || asked === null) return noOverrides;
    const { at } = wantedBy(order, cafeTimeAt(clock.now(), order.cafe.timeZone));
    flow.send({ type: 'context.changed', context: { ...asked, asapAt: asked.asapAt && at } });
    flow.send({ type: 'overrides.retried' });
    await waitFor(flow, (snapshot) => !snapshot.matches('fetching'), { signal }).catch(() => undefined);
    const { status, context } = flow.getSnapshot();
    // Closed meanwhile: then no price is changed by a rule.
    return status === 'active' ? context.overrides : noOverrides;
  }

  function forNow(): press.ShownFor {
    const now = inHand();
    return { cafeId: cafeIn(now)?.id ?? NO_CAFE, order: now.order };
  }

  /** Returns a size as the menu of another order than that of its card has it, or why it is not known. */
  async function itemOf({ cafeId, order }: press.ShownFor, itemId: string): Promise<MenuItem | 'gone' | 'unknown'> {
    const menu = await queryClient.fetchQuery(menuOf(call, cafeId)).catch(() => null);
    if (menu === null) return 'unknown';
    const placard = placardOf(menu, itemId);
    const item = placard?.items.find((size) => size.itemId === itemId);
    if (placard === undefined || item === undefined) return 'gone';
    // The chain's menu, or that of a last order: what can be had is judged for an order.
    if (order === null) return item;
    const now = cafeTimeAt(clock.now(), order.cafe.timeZone);
    // While it is not known everything counts as there (MENU-17); the cart still refuses what is gone.
    const soldOut = new Set(await queryClient.fetchQuery(soldOutOf(call, cafeId, stockDay(order, now))).catch(() => []));
    const isGone = placardUnavailable(placard, wantedBy(order, now), soldOut) !== null || isSoldOut(itemId, placard.componentIds, soldOut);
    return isGone ? 'gone' : item;
  }

  return {
    findPrice: fromPromise<press.FindPriceResult, press.FindPriceInput>(async ({ input: { shown, shownFor, ...item }, signal }) => {
      const listed = { ...item, price: listedPrice(item, shown) };
      for (;;) {
        const pricedFor = forNow();
        const found = isSameShown(shownFor, pricedFor) ? listed : await itemOf(pricedFor, item.itemId);
        const overrides = await overridesNow(signal);
        // What is asked for takes a while, in which the guest, or another tab, may set up another order.
        if (!signal.aborted && !isSameShown(pricedFor, forNow())) continue;
        return typeof found === 'string' ? { kind: found } : { kind: 'found', price: priceUnder(overrides, found), pricedFor };
      }
    }),

    findAvoided: fromPromise<press.FindAvoidedResult, press.FindAvoidedInput>(async ({ input: { cafeId, itemId, shown } }) => {
      // Another cafe may make it with something else; its menu was read for the price.
      const menu = cafeId === shown.cafeId ? null : await queryClient.fetchQuery(menuOf(call, cafeId));
      const allergens = menu === null ? shown.allergens : must(placardOf(menu, itemId), 'placard').allergens;
      const found = avoidedIn(allergens, avoided(cafeId));
      return found.length > 0 ? { kind: 'avoided', avoided: found } : { kind: 'free' };
    }),

    askGuest: fromPromise<press.AskGuestResult, press.AskGuestInput>(async ({ input, signal }) => ({
      kind: (await ask(input, signal)) ? 'accepted' : 'left',
    })),

    holdLine: fromPromise<press.HoldLineResult, press.HoldLineInput>(async ({ input: { press: id, line, accepted } }) => {
      if (accepted !== null) keepAdded(sharedStorage, accepted.cafeId, line, accepted.allergens);
      held.hold(id, line);
      return { kind: inHand().order === null ? 'notSetUp' : 'held' };
    }),

    findLimit: fromPromise<press.FindLimitResult, press.FindLimitInput>(async ({ input: { itemId } }) => {
      const { order, ...last } = inHand();
      const cafe = cafeIn({ order, ...last });
      if (cafe === null) return { kind: 'none' };
      const id = cartId();
      const [rulesets] = await Promise.all([
        queryClient.fetchQuery(quantityRulesOf(call, cafe.id)),
        id === null ? null : queryClient.fetchQuery(cartById(call, id)),
      ]);
      const limits = { rulesets, schedule: order?.schedule ?? null, now: cafeTimeAt(clock.now(), cafe.timeZone) };
      return { kind: 'known', most: orderQuantityLimit(itemId, limits) };
    }),

    addLine: fromPromise<press.AddLineResult, press.AddLineInput>(async ({ input: { press: id, line, limit, pricedFor } }) => {
      // A page that comes back from the browser's cache may find that the next one has taken the line.
      if (!held.has(id)) return { kind: 'taken' };
      if (pricedFor !== null && !isSameShown(pricedFor, forNow())) {
        held.drop(id);
        return { kind: 'moved' };
      }
      // Its page was loaded anew before the cart let go of it.
      if (queue().some(({ change }) => change.kind === 'add' && change.press === id)) return { kind: 'added' };
      const cart = cartId();
      const items = (cart !== null && queryClient.getQueryData(cartById(call, cart).queryKey)?.items) || [];
      const room = limit && lineRoom(line.itemId, limit.most, awaitedLines(items, queue()), null);
      if (room === null || line.quantity <= room.max) {
        addToCart(line, id);
        return { kind: 'added' };
      }
      held.drop(id);
      return { kind: 'full', room };
    }),

    untilWritten: fromPromise<press.UntilWrittenResult, press.UntilWrittenInput>(async ({ input: { press: id }, signal }) => {
      try {
        await cartRuns(signal);
        if (isTurnedAway(id)) {
          await cartHasRoom(signal);
          return { kind: 'turnedAway' };
        }
      } catch {
        // The next page asks for the line once more.
        return { kind: 'broken' };
      }
      held.drop(id);
      return { kind: 'written' };
    }),
  };
}

import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#domain/cart/cart.ts';
import { lineRefusal } from '#domain/cart/refusal.ts';
import type { OrderContents } from '#domain/cart/contents.ts';
import { kitchenAmount } from '#domain/cart/sums.ts';
import { unjudgedOffer } from '#domain/checkout/unjudged-offer.ts';
import { reasonOf } from '#domain/checkout/slot-gone-reason.ts';
import { OFFERED_TIMES, slotOffer, type JudgedTime, type SlotOffer } from '#domain/checkout/slot-gone.ts';
import type { Features } from '#domain/app/features.ts';
import type { FoundCafe } from '#domain/cafe/cafe.ts';
import type { Config } from '#domain/config/config.ts';
import { destinations, type SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt, dayOf } from '#domain/time/cafe-time.ts';
import { soonestFor } from '#domain/slots/large-order.ts';
import { serviceDaysFrom } from '#domain/slots/service-day.ts';
import { timeProblem } from '#domain/slots/untimely.ts';
import { comingSlots, dependsOnHours } from '#domain/slots/slot.ts';
import type { Obstacle } from '#machines/submit/submit.types.ts';
import { cafeSettings, hoursOf, slotDays, slotsOfDay } from '#src/api/cafe.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import type { Client } from '#src/api/client.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import { pricedCart } from '#src/api/order.ts';
import { sleep, type Clock } from '#src/flows/kit/clock.ports.ts';
import { timesForAmount } from '#src/api/large-order-times.ts';

export interface SlotOfferDependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly config: Config;
  readonly features: () => Features;
}

type SlotGone = Extract<Obstacle, { kind: 'slotGone' }>;

/**
 * Returns why an order cannot be sent as the kitchen needs longer for its cart than until its time; null: it can (OVERLAYS-30). What a catering order
 * needs is known (SLOTS-05 to -07, AMB-21); a cafe that cannot be asked leaves any other to the server.
 */
export async function timeObstacle(cart: OrderContents, order: SetUpOrder, deps: SlotOfferDependencies): Promise<SlotGone | null> {
  const { timeZone } = order.cafe;
  const size = { isCatering: deps.config.isCatering, amount: kitchenAmount(cart) };
  const isTooSoon = timeProblem(order.schedule, { ...size, now: cafeTimeAt(deps.clock.now(), timeZone), timeZone })?.kind === 'tooSoon';
  if (isTooSoon) return { kind: 'slotGone', slot: unjudgedOffer('prepTime', null) };
  const needed = await timesForAmount(order, size.amount, deps).catch(() => null);
  if (needed?.kind !== 'longer') return null;
  return { kind: 'slotGone', slot: unjudgedOffer('prepTime', needed.large?.times[0] ?? null) };
}

/** Longest wait for why a time is gone and which others hold the order, in milliseconds: that it is gone is known. */
const OFFER_MS = 4000;

/**
 * Why the time of a cart is gone, as its cafe stands now, and the next times at which all of the cart can be had. What cannot be read within four
 * seconds is taken as the server had it when it refused the order. Outside the lock of a submission: nothing is sent.
 */
export function offerFor(cartId: string, unjudged: SlotOffer, deps: SlotOfferDependencies, signal: AbortSignal): Promise<SlotOffer> {
  const offer = judgedOffer(cartId, unjudged, deps).catch(() => unjudged);
  return Promise.race([offer, sleep(OFFER_MS, signal).then(() => unjudged)]);
}

async function judgedOffer(cartId: string, unjudged: SlotOffer, deps: SlotOfferDependencies): Promise<SlotOffer> {
  const { call, queryClient, clock } = deps;
  const cart = queryClient.getQueryData(pricedCart(cartId).queryKey);
  const cafeId = cart?.cafes[0]?.id;
  const cafe = cafeId && (await queryClient.fetchQuery({ ...cafeNowById(call, cafeId), staleTime: 0 }).catch(() => null));
  if (!cart || !cafe) return unjudged;
  const now = cafeTimeAt(clock.now(), cafe.timeZone);
  const { priority, orderFulfillmentDT, leadTime } = cart.cartSummary;
  const at = priority === 'ASAP' ? null : orderFulfillmentDT;
  const leadMinutes = cafe.leadTime ?? leadTime ?? 0;
  const slotReason = reasonOf(unjudged, cafe, { at, now, leadMinutes });
  const { nextSlot } = unjudged;
  if (nextSlot === null) return { ...unjudged, slotReason };
  const judged = await timesFrom(nextSlot, { cart, cafe, now }, deps).catch(() => null);
  return judged === null ? { ...unjudged, slotReason } : slotOffer(slotReason, judged);
}

interface Ordered {
  readonly cart: Cart;
  readonly cafe: FoundCafe;
  readonly now: string;
}

/**
 * The time that the server names, and the free times after it, until enough of them hold the whole cart, or no day is left. That one is left out
 * where the cafe lists it as taken by now, or it has passed, and stands alone where no times can be read.
 */
async function timesFrom(
  first: string,
  { cart, cafe: { cafeId, timeZone }, now }: Ordered,
  { call, queryClient, config, features }: SlotOfferDependencies,
): Promise<readonly JudgedTime[]> {
  const destination = destinations.find((each) => each === cart.cartSummary.destination);
  if (destination === undefined) return [{ at: first, missing: null }];
  const settings = cafeSettings(config, features());
  const asked = { cafeId, timeZone, destination, distance: null, orderAmount: kitchenAmount(cart) };
  const [menu, days, hours] = await Promise.all([
    queryClient.fetchQuery(menuOf(call, cafeId)),
    queryClient.fetchQuery({ ...slotDays(call, asked, settings), staleTime: 0 }).then(
      ({ days }) => days,
      () => [],
    ),
    dependsOnHours(destination, features().nightHours) ? queryClient.fetchQuery(hoursOf(call, cafeId)).catch(() => []) : [],
  ]);
  const judge = async (day: string, times: readonly string[]): Promise<readonly JudgedTime[]> => {
    const soldOut = new Set(await queryClient.fetchQuery(soldOutOf(call, cafeId, day)).catch(() => []));
    return times.map((at) => {
      const line = cart.items.find((item) => lineRefusal(menu, item, { destination, at }, soldOut) !== null);
      return { at, missing: line?.name ?? null };
    });
  };
  const judged: JudgedTime[] = [];
  // The kitchen may name a time between the listed ones.
  let isListed = false;
  // The server has named the first time itself.
  const soonest = soonestFor(now, { isCatering: config.isCatering, amount: asked.orderAmount }, null, timeZone);
  for (const day of serviceDaysFrom(first, days)) {
    const slots = await queryClient.fetchQuery({ ...slotsOfDay(call, { ...asked, day }, settings), staleTime: 0 }).catch(() => null);
    // A later day is no offer while a time of this one may be free.
    if (slots === null) break;
    isListed ||= slots.some(({ at }) => at === first);
    const coming = comingSlots(slots, { destination, now, soonest, day: day.date, hours, curbsideCutoff: config.curbsideCutoff });
    const free = coming.filter(({ at, isOpen }) => isOpen && at >= first).map(({ at }) => at);
    if (free.length > 0) judged.push(...(await judge(day.date, free)));
    if (judged.filter(({ missing }) => missing === null).length >= OFFERED_TIMES) break;
  }
  const named = judged.length === 0 || (!isListed && first >= soonest) ? await judge(dayOf(first), [first]) : [];
  return [...named, ...judged];
}

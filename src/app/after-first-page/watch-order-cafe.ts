import { isSlotted } from '#domain/cafe/slotting.ts';
import { noTerms, orderCafeFrom } from '#domain/order/order-cafe.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { lacksLeadMinutes, renewedOrder, type CafeNow } from '#domain/order/renewed.ts';
import { isSameOrder } from '#domain/order/same-order.ts';
import { cafeTimeAt, dayOf } from '#domain/time/cafe-time.ts';
import { cafeById, cafeSettings, slotDays } from '#src/api/cafe.ts';
import { followOrder } from './follow-order.ts';
import type { Services } from '../services.ts';

type Watched = Pick<Services, 'actors' | 'call' | 'clock' | 'config' | 'features' | 'queryClient'>;

/** Between two reads of a cafe whose kitchen took no orders, or that did not answer. */
const AGAIN_MS = 10 * 60_000;

/**
 * Reads the cafe of the order in hand again, once for an order that an earlier page left and once on each later day of the cafe, so that the order has
 * its terms and lead minutes of that day (AVAIL-01). An order that is set up meanwhile has them. Not at a checkout, which pays for the order as it
 * stands. Returns a function to call as time passes.
 */
export function watchOrderCafe(services: Watched): () => void {
  const { actors, clock } = services;
  const dayAt = ({ cafe: { timeZone } }: SetUpOrder) => dayOf(cafeTimeAt(clock.now(), timeZone));
  const { order: left } = actors.order.getSnapshot().context;
  let followed: SetUpOrder | null = left;
  /** The cafe's day on which it was read for this order. */
  let readOn = '';
  let askedAt = -AGAIN_MS;
  followOrder({ actors }, () => {
    const { order } = actors.order.getSnapshot().context;
    if (order === followed) return;
    if (order !== null && (followed === null || !isSameOrder(order, followed))) readOn = dayAt(order);
    followed = order;
  });

  async function renew() {
    const snapshot = actors.order.getSnapshot();
    const { order } = snapshot.context;
    const now = clock.now().epochMilliseconds;
    if (order === null || snapshot.matches('checkout') || readOn === dayAt(order) || now - askedAt < AGAIN_MS) return;
    askedAt = now;
    const day = dayAt(order);
    // Without an answer the order stays as it is (SLOTS-04).
    const read = await readCafe(order, services).catch(() => null);
    if (read === null) return;
    const isNews = () => followed !== null && renewedOrder(followed, read) !== followed;
    if (isNews()) actors.order.send({ type: 'cafe.read', ...read });
    // A checkout that has opened meanwhile leaves it as it was.
    if (!isNews() && !lacksLeadMinutes(order, read)) readOn = day;
  }
  void renew();
  return () => void renew();
}

/**
 * Null: there is no such cafe now. What a large amount needs on top of the kitchen's minutes is asked of the guest, not set in silence (OVERLAYS-30).
 */
async function readCafe(
  { cafe: { id }, destination }: SetUpOrder,
  { call, config, features, queryClient }: Watched,
): Promise<CafeNow | null> {
  const cafe = await queryClient.fetchQuery(cafeById(call, id));
  if (cafe === null) return null;
  // As where it is set up, without slots an order is made as it comes (CAFE-08, FLAGS-16).
  if (!isSlotted(cafe.slotting, destination, features().skipOrderSlotting)) {
    return { cafe: { ...orderCafeFrom(cafe), ...noTerms }, destination, leadMinutes: 0 };
  }
  const asked = { cafeId: id, destination, distance: null, orderAmount: 0 };
  const { leadTime, terms } = await queryClient.fetchQuery(slotDays(call, asked, cafeSettings(config, features())));
  return { cafe: { ...orderCafeFrom(cafe), ...terms }, destination, leadMinutes: leadTime };
}

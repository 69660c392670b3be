import type { QueryClient } from '@tanstack/react-query';
import type { Config } from '#domain/config/config.ts';
import type { Features } from '#domain/app/features.ts';
import type { Cents } from '#domain/money/money.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { firstTimes, needsLonger, reachedAmount, type LargeOrder } from '#domain/slots/large-order.ts';
import { cateringAmounts, leadMinutesFor, neededMinutes } from '#domain/slots/order-size.ts';
import { comingSlots, dependsOnHours } from '#domain/slots/slot.ts';
import { cafeTimeAt, dayOf } from '#domain/time/cafe-time.ts';
import { cafeSettings, hoursOf, slotDays, slotsOfDay } from '#src/api/cafe.ts';
import type { Client } from '#src/api/client.ts';
import type { Clock } from './clock.ports.ts';

/** Days whose times are looked at. */
const DAYS = 3;

export interface LargeOrderDependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly config: Config;
  readonly features: () => Features;
}

/** What an order of an amount needs in place of its time. `large` null: longer, and no time is known. */
type Needed = { readonly kind: 'enough' } | { readonly kind: 'longer'; readonly large: LargeOrder | null };

/** Asks the cafe whether its kitchen needs longer for an order of this amount, in cents, than until its time, and for the first times (OVERLAYS-30). */
export async function timesForAmount(
  { cafe, destination, schedule }: SetUpOrder,
  amount: Cents,
  { call, queryClient, clock, config, features }: LargeOrderDependencies,
): Promise<Needed> {
  const { timeZone } = cafe;
  const settings = cafeSettings(config, features());
  const asked = { cafeId: cafe.id, timeZone, destination, distance: null, orderAmount: amount };
  const hasHours = dependsOnHours(destination, features().nightHours);
  const [{ days, leadTime, largeFrom }, hours] = await Promise.all([
    queryClient.fetchQuery(slotDays(call, asked, settings)),
    hasHours ? queryClient.fetchQuery(hoursOf(call, cafe.id)).catch(() => []) : [],
  ]);
  const now = cafeTimeAt(clock.now(), timeZone);
  const size = { isCatering: config.isCatering, amount };
  const named = leadMinutesFor(leadTime, size);
  // A kitchen that is closed now needs as long for a later order.
  const isLater = schedule.priority === 'LATER';
  const kitchen = { now, timeZone, leadMinutes: isLater ? (named ?? (neededMinutes(size) || null)) : named };
  if (!needsLonger(schedule, kitchen)) return { kind: 'enough' };
  const wanted = isLater ? dayOf(schedule.at) : '';
  for (const day of days.filter(({ date }) => date >= wanted).slice(0, DAYS)) {
    const slots = await queryClient.fetchQuery(slotsOfDay(call, { ...asked, day }, settings));
    const { curbsideCutoff } = config;
    const times = firstTimes(comingSlots(slots, { destination, now, day: day.date, hours, curbsideCutoff }), kitchen);
    const from = reachedAmount([...largeFrom, ...(config.isCatering ? cateringAmounts : [])], amount);
    if (times.length > 0) return { kind: 'longer', large: { from, minutes: kitchen.leadMinutes, today: dayOf(now), day: day.date, times } };
  }
  return { kind: 'longer', large: null };
}

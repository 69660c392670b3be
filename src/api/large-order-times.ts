import type { QueryClient } from '@tanstack/react-query';
import type { Config } from '#domain/config/config.ts';
import type { Features } from '#domain/app/features.ts';
import type { Cents } from '#domain/money/money.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { firstTimes, needsLonger, reachedAmount, type LargeOrder } from '#domain/slots/large-order.ts';
import { cateringAmounts, leadMinutesFor, neededMinutes } from '#domain/slots/order-size.ts';
import { serviceDaysFrom } from '#domain/slots/service-day.ts';
import { comingSlots, dependsOnHours } from '#domain/slots/slot.ts';
import { cafeTimeAt, dayOf, minutesLater } from '#domain/time/cafe-time.ts';
import { cafeSettings, hoursOf, slotDays, slotsOfDay } from './cafe.ts';
import type { Client } from './client.ts';

/** Days whose times are looked at. */
const DAYS = 3;

export interface LargeOrderDependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly clock: { readonly now: () => Temporal.Instant };
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
  // A kitchen that takes none right away needs what its amount does.
  const minutes = named ?? (neededMinutes(size) || null);
  const leadMinutes = schedule.priority === 'ASAP' ? named : minutes;
  if (!needsLonger(schedule, { now, timeZone, leadMinutes })) return { kind: 'enough' };
  const soonest = minutesLater(now, minutes ?? 0, timeZone);
  for (const day of serviceDaysFrom(soonest, days).slice(0, DAYS)) {
    const slots = await queryClient.fetchQuery(slotsOfDay(call, { ...asked, day }, settings));
    const { curbsideCutoff } = config;
    const times = firstTimes(comingSlots(slots, { destination, now, soonest, day: day.date, hours, curbsideCutoff }));
    const [first] = times;
    const from = reachedAmount([...largeFrom, ...(config.isCatering ? cateringAmounts : [])], amount);
    if (first !== undefined) return { kind: 'longer', large: { from, minutes, today: dayOf(now), day: dayOf(first), times } };
  }
  return { kind: 'longer', large: null };
}

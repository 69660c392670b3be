import type { QueryClient } from '@tanstack/react-query';
import type { Config } from '#domain/config/config.ts';
import type { Features } from '#domain/app/features.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Destination, Schedule, SetUpOrder } from '#domain/order/order.ts';
import { firstTimes, needsLonger, reachedAmount, type LargeOrder } from '#domain/slots/large-order.ts';
import { cateringAmounts, leadMinutesFor, neededMinutes } from '#domain/slots/order-size.ts';
import { serviceDaysFrom } from '#domain/slots/service-day.ts';
import { comingSlots, dependsOnHours } from '#domain/slots/slot.ts';
import { cafeTimeAt, dayOf, minutesLater } from '#domain/time/cafe-time.ts';
import { cafeSettings, hoursOf, slotDays, slotsOfDay, type CafeSettings } from './cafe.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';

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

interface Asked {
  readonly cafeId: string;
  readonly timeZone: string;
  readonly destination: Destination;
  readonly schedule: Schedule;
  readonly amount: Cents;
  readonly isCatering: boolean;
  readonly curbsideCutoff: Config['curbsideCutoff'];
  /** The hours of the cafe are judged too. */
  readonly hasHours: boolean;
  readonly settings: CafeSettings;
  /** The cafe-local time of now: each minute is judged anew. */
  readonly now: string;
}

const neededQuery = defineQuery('cafe', 'largeOrderTimes', (call, [asked]: [asked: Asked], { client }) => neededBy(asked, call, client));

/** What an order of an amount, in cents, needs in this minute: whether the kitchen needs longer than until its time, and the first times (OVERLAYS-30). */
export const largeOrderTimes = (
  { cafe, destination, schedule }: SetUpOrder,
  amount: Cents,
  { call, clock, config, features }: Omit<LargeOrderDependencies, 'queryClient'>,
) =>
  neededQuery(call, {
    cafeId: cafe.id,
    timeZone: cafe.timeZone,
    destination,
    schedule,
    amount,
    isCatering: config.isCatering,
    curbsideCutoff: config.curbsideCutoff,
    hasHours: dependsOnHours(destination, features().nightHours),
    settings: cafeSettings(config, features()),
    now: cafeTimeAt(clock.now(), cafe.timeZone),
  });

/** Asks the cafe for the same. */
export const timesForAmount = (order: SetUpOrder, amount: Cents, { queryClient, ...dependencies }: LargeOrderDependencies) =>
  queryClient.fetchQuery(largeOrderTimes(order, amount, dependencies));

async function neededBy({ schedule, amount, settings, now, ...terms }: Asked, call: Client, queryClient: QueryClient): Promise<Needed> {
  const { cafeId, timeZone, destination, isCatering, curbsideCutoff } = terms;
  const asked = { cafeId, timeZone, destination, distance: null, orderAmount: amount };
  const [{ days, leadTime, largeFrom }, hours] = await Promise.all([
    queryClient.fetchQuery(slotDays(call, asked, settings)),
    terms.hasHours ? queryClient.fetchQuery(hoursOf(call, cafeId)).catch(() => []) : [],
  ]);
  const size = { isCatering, amount };
  const named = leadMinutesFor(leadTime, size);
  // A kitchen that takes none right away needs what its amount does.
  const minutes = named ?? (neededMinutes(size) || null);
  const leadMinutes = schedule.priority === 'ASAP' ? named : minutes;
  if (!needsLonger(schedule, { now, timeZone, leadMinutes })) return { kind: 'enough' };
  const soonest = minutesLater(now, minutes ?? 0, timeZone);
  for (const day of serviceDaysFrom(soonest, days).slice(0, DAYS)) {
    const slots = await queryClient.fetchQuery(slotsOfDay(call, { ...asked, day }, settings));
    const times = firstTimes(comingSlots(slots, { destination, now, soonest, day: day.date, hours, curbsideCutoff }));
    const [first] = times;
    const from = reachedAmount([...largeFrom, ...(isCatering ? cateringAmounts : [])], amount);
    if (first !== undefined) return { kind: 'longer', large: { from, minutes, today: dayOf(now), day: dayOf(first), times } };
  }
  return { kind: 'longer', large: null };
}

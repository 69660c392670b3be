import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { kitchenAmount } from '#domain/cart/sums.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { firstTimes, needsLonger, reachedAmount } from '#domain/slots/large-order.ts';
import { cateringAmounts, leadMinutesFor, neededMinutes } from '#domain/slots/order-size.ts';
import { comingSlots, dependsOnHours } from '#domain/slots/slot.ts';
import { cafeTimeAt, dayOf } from '#domain/time/cafe-time.ts';
import type { FindTimesInput, FindTimesResult } from '#machines/upsell/upsell.types.ts';
import { hoursOf, slotDays, slotsOfDay, type CafeSettings } from '#src/api/cafe.ts';
import { cartById } from '#src/api/cart.ts';
import type { Client } from '#src/api/client.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';

/** Days whose times are looked at. */
const DAYS = 3;

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly settings: () => CafeSettings;
  readonly order: () => SetUpOrder | null;
  /** Where the cafe's hours do not say when curbside service ends, `HH:mm` (OPEN-11). */
  readonly curbsideCutoff: string;
  readonly hasNightHours: () => boolean;
  /** Orders go out as CATERING_WEB. */
  readonly isCatering: boolean;
}

export const largeOrderPorts = ({ call, queryClient, clock, settings, order: orderInHand, ...rules }: Dependencies) => ({
  findTimes: fromPromise<FindTimesResult, FindTimesInput>(async ({ input: { cartId } }) => {
    const order = orderInHand();
    if (order === null) return { kind: 'enough' };
    const { cafe, destination, schedule } = order;
    const { timeZone } = cafe;
    const amount = kitchenAmount(await queryClient.ensureQueryData(cartById(call, cartId)));
    const asked = { cafeId: cafe.id, timeZone, destination, distance: null, orderAmount: amount };
    const hasHours = dependsOnHours(destination, rules.hasNightHours());
    const [{ days, leadTime, largeFrom }, hours] = await Promise.all([
      queryClient.fetchQuery(slotDays(call, asked, settings())),
      hasHours ? queryClient.fetchQuery(hoursOf(call, cafe.id)).catch(() => []) : [],
    ]);
    const now = cafeTimeAt(clock.now(), timeZone);
    const size = { isCatering: rules.isCatering, amount };
    const named = leadMinutesFor(leadTime, size);
    // A kitchen that is closed now needs as long for a later order.
    const isLater = schedule.priority === 'LATER';
    const kitchen = { now, timeZone, leadMinutes: isLater ? (named ?? (neededMinutes(size) || null)) : named };
    if (!needsLonger(schedule, kitchen)) return { kind: 'enough' };
    const wanted = schedule.priority === 'LATER' ? dayOf(schedule.at) : '';
    for (const day of days.filter(({ date }) => date >= wanted).slice(0, DAYS)) {
      const slots = await queryClient.fetchQuery(slotsOfDay(call, { ...asked, day }, settings()));
      const coming = comingSlots(slots, { destination, now, day: day.date, hours, curbsideCutoff: rules.curbsideCutoff });
      const times = firstTimes(coming, kitchen);
      const large = {
        from: reachedAmount([...largeFrom, ...(rules.isCatering ? cateringAmounts : [])], amount),
        minutes: kitchen.leadMinutes,
        today: dayOf(now),
        day: day.date,
        times,
      };
      if (times.length > 0) return { kind: 'longer', order, large };
    }
    return { kind: 'enough' };
  }),
});

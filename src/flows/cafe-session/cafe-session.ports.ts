import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Cafe } from '#domain/cafe/cafe.ts';
import { orderCafeFrom } from '#domain/order/order-cafe.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { wantedBy } from '#domain/menu/wanted.ts';
import type { PickedTime } from '#domain/slots/choice.ts';
import { daysToSearch, fittingTime } from '#domain/slots/fitting-time.ts';
import { keptTime } from '#domain/slots/kept-time.ts';
import { soonestFor } from '#domain/slots/large-order.ts';
import type { OrderDays } from '#domain/slots/order-days.ts';
import { leadMinutesFor } from '#domain/slots/order-size.ts';
import type { ServiceDay } from '#domain/slots/service-day.ts';
import { asapMinutes, comingSlots, dependsOnHours, isFullDay } from '#domain/slots/slot.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type {
  CafeDetails,
  CafePartResult,
  ClearedPartResult,
  FetchCafeInput,
  FetchCafeResult,
  LoadTermsInput,
  LoadTermsResult,
} from '#machines/cafe-session/cafe-session.types.ts';
import type { CheckMessagesInput, CheckMessagesResult } from '#machines/order-setup/order-setup.types.ts';
import type { LoadDayInput, LoadDayResult, LoadDaysInput, LoadDaysResult, SlotsInput } from '#machines/slots/slots.types.ts';
import { cafeById, campusLocationsOf, hoursOf, slotDays, slotsOfDay, type CafeSettings, type DaysAsked } from '#src/api/cafe.ts';
import type { Client } from '#src/api/client.ts';
import { menuOf } from '#src/api/menu.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly settings: () => CafeSettings;
  /** What the kitchen makes of the cart, in cents; 0 without one. */
  readonly orderAmount: () => number;
}

export const orderSetupPorts = ({ call, queryClient }: Pick<Dependencies, 'call' | 'queryClient'>) => ({
  checkMessages: fromPromise<CheckMessagesResult, CheckMessagesInput>(async ({ input: { cafeId } }) => {
    const cafe = await queryClient.fetchQuery(cafeById(call, cafeId));
    return { kind: cafe !== null && (cafe.isRestricted || cafe.messages.length > 0) ? 'some' : 'none' };
  }),
});

/** Results are in the query cache, for the pages to read. */
export const cafeSessionPorts = ({ call, queryClient, settings, orderAmount }: Dependencies) => ({
  fetchCafe: fromPromise<FetchCafeResult, FetchCafeInput>(async ({ input: { cafeId } }) => {
    const cafe = await queryClient.fetchQuery(cafeById(call, cafeId));
    return cafe === null ? { kind: 'notFound' } : { kind: 'found', details: detailsOf(cafe) };
  }),

  loadTerms: fromPromise<LoadTermsResult, LoadTermsInput>(async ({ input }) => {
    const asked = { ...input, orderAmount: orderAmount() };
    const { terms } = await queryClient.fetchQuery(slotDays(call, asked, settings()));
    return { kind: 'loaded', terms };
  }),

  loadHours: fromPromise<CafePartResult, FetchCafeInput>(async ({ input: { cafeId } }) => {
    await queryClient.fetchQuery(hoursOf(call, cafeId));
    return { kind: 'loaded' };
  }),

  clearHours: fromPromise<ClearedPartResult, FetchCafeInput>(({ input: { cafeId } }) => {
    queryClient.removeQueries(hoursOf(call, cafeId));
    return Promise.resolve({ kind: 'cleared' });
  }),

  loadCampusLocations: fromPromise<CafePartResult, FetchCafeInput>(async ({ input: { cafeId } }) => {
    await queryClient.fetchQuery(campusLocationsOf(call, cafeId));
    return { kind: 'loaded' };
  }),

  clearCampusLocations: fromPromise<ClearedPartResult, FetchCafeInput>(({ input: { cafeId } }) => {
    queryClient.removeQueries(campusLocationsOf(call, cafeId));
    return Promise.resolve({ kind: 'cleared' });
  }),
});

interface SlotsDependencies extends Dependencies {
  readonly clock: Clock;
  /** Where the cafe's hours do not say when curbside service ends, `HH:mm` (OPEN-11). */
  readonly curbsideCutoff: string;
  readonly hasNightHours: () => boolean;
  /** Orders go out as CATERING_WEB. */
  readonly isCatering: boolean;
  /** The placard for which the guest looks for a time; null: for none (AVAIL-06). */
  readonly wantedItem: () => string | null;
  readonly orderInHand: () => SetUpOrder | null;
}

export function slotsPorts({
  call,
  queryClient,
  settings,
  orderAmount,
  clock,
  curbsideCutoff,
  hasNightHours,
  isCatering,
  wantedItem,
  orderInHand,
}: SlotsDependencies) {
  // Without them the configured end holds (OPEN-11).
  const curbsideHours = ({ cafeId, destination }: SlotsInput) =>
    dependsOnHours(destination, hasNightHours()) ? queryClient.fetchQuery(hoursOf(call, cafeId)).catch(() => []) : [];

  const comingOn = async (day: ServiceDay, kitchen: OrderDays, asked: DaysAsked & SlotsInput) => {
    const [slots, hours] = await Promise.all([
      queryClient.fetchQuery(slotsOfDay(call, { ...asked, day }, settings())),
      curbsideHours(asked),
    ]);
    const now = cafeTimeAt(clock.now(), asked.timeZone);
    const soonest = soonestFor(now, { isCatering, amount: asked.orderAmount }, kitchen, asked.timeZone);
    return comingSlots(slots, { destination: asked.destination, now, soonest, day: day.date, hours, curbsideCutoff });
  };

  /** The time of the order in hand; for another destination, null where it has no room at that time. */
  async function keptFor(kitchen: OrderDays, asked: DaysAsked & SlotsInput, now: string): Promise<PickedTime | null> {
    const order = orderInHand();
    const kept = keptTime(order, kitchen.days, { cafeId: asked.cafeId, now });
    const day = kitchen.days.find(({ date }) => date === kept?.day);
    if (kept === null || day === undefined || order?.destination === asked.destination) return kept;
    return (await comingOn(day, kitchen, asked)).some(({ at, isOpen }) => isOpen && at === kept.at) ? kept : null;
  }

  /** The first time at which what the guest wants can be had, day by day; where nothing is wanted, that of the order in hand. Null: it is not known. */
  async function suggestedOf(kitchen: OrderDays, asked: DaysAsked & SlotsInput): Promise<PickedTime | null> {
    const now = cafeTimeAt(clock.now(), asked.timeZone);
    const item = wantedItem();
    if (item === null) return keptFor(kitchen, asked, now);
    const menu = await queryClient.fetchQuery(menuOf(call, asked.cafeId));
    const placard = menu.placards[item];
    if (placard === undefined) return null;
    const { at: ordered } = wantedBy(orderInHand(), now);
    for (const day of daysToSearch(kitchen.days, ordered)) {
      const at = fittingTime(await comingOn(day, kitchen, asked), { menu, placard, destination: asked.destination, at: ordered });
      if (at !== null) return { day: day.date, at };
    }
    return null;
  }

  return {
    loadDays: fromPromise<LoadDaysResult, LoadDaysInput>(async ({ input }) => {
      const asked = { ...input, orderAmount: orderAmount() };
      const [kitchen, hours] = await Promise.all([queryClient.fetchQuery(slotDays(call, asked, settings())), curbsideHours(input)]);
      const { days } = kitchen;
      if (days.length === 0) return { kind: 'none' };
      const { destination, timeZone } = input;
      const now = cafeTimeAt(clock.now(), timeZone);
      const leadTime = leadMinutesFor(kitchen.leadTime, { isCatering, amount: asked.orderAmount });
      const leadMinutes = asapMinutes({ leadTime, days, hours, destination, now, curbsideCutoff, timeZone });
      // Times are chosen without it too.
      const suggested = await suggestedOf(kitchen, asked).catch(() => null);
      return { kind: 'loaded', days: days.map(({ date }) => date), leadMinutes, orderAmount: asked.orderAmount, suggested };
    }),

    loadDay: fromPromise<LoadDayResult, LoadDayInput>(async ({ input: { day: date, ...asked } }) => {
      const kitchen = await queryClient.fetchQuery(slotDays(call, asked, settings()));
      const day = kitchen.days.find((each) => each.date === date);
      return { kind: day === undefined || isFullDay(await comingOn(day, kitchen, asked)) ? 'none' : 'loaded' };
    }),
  };
}

const detailsOf = (cafe: Cafe): CafeDetails => ({
  cafe: orderCafeFrom(cafe),
  services: cafe.services,
  isTimeZoneKnown: cafe.isTimeZoneKnown,
  slotting: cafe.slotting,
});

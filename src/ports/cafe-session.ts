import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Cafe } from '#contract/cafe.ts';
import { CUSTOMIZATIONS_MAX } from '#domain/cafe/cafe.ts';
import { centsFrom } from '#domain/money/money.ts';
import type {
  CafeDetails,
  CafePartResult,
  FetchCafeInput,
  FetchCafeResult,
  LoadTermsInput,
  LoadTermsResult,
} from '#machines/cafe-session/cafe-session.types.ts';
import type { LoadDayInput, LoadDayResult, LoadDaysInput, LoadDaysResult } from '#machines/slots/slots.types.ts';
import { cafeById, campusLocationsOf, hoursOf, slotDays, slotsOfDay, type CafeSettings } from '#src/api/cafe.ts';
import type { Client } from '#src/api/client.ts';

interface Surroundings {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly settings: () => CafeSettings;
}

/** Whatever is loaded here lies in the query cache, for the pages to read. */
export const cafeSessionPorts = ({ call, queryClient, settings }: Surroundings) => ({
  fetchCafe: fromPromise<FetchCafeResult, FetchCafeInput>(async ({ input: { cafeId } }) => {
    const cafe = await queryClient.fetchQuery(cafeById(call, cafeId));
    return cafe === null ? { kind: 'notFound' } : { kind: 'found', details: detailsOf(cafe) };
  }),

  loadTerms: fromPromise<LoadTermsResult, LoadTermsInput>(async ({ input: { cafeId, destination } }) => {
    const asked = { cafeId, destination, timeZone: '' };
    const { minDeliveryPrice, deliveryProvider, largeOrderLeadTimes } = await queryClient.fetchQuery(slotDays(call, asked, settings()));
    const large = largeOrderLeadTimes.map(({ minOrderAmount }) => centsFrom(minOrderAmount));
    return {
      kind: 'loaded',
      terms: {
        deliveryMinimum: minDeliveryPrice === undefined ? null : centsFrom(minDeliveryPrice),
        deliveryProvider: deliveryProvider ?? null,
        largeOrderMinimum: large.length === 0 ? null : Math.min(...large),
      },
    };
  }),

  loadHours: fromPromise<CafePartResult, FetchCafeInput>(async ({ input: { cafeId } }) => {
    await queryClient.fetchQuery(hoursOf(call, cafeId));
    return { kind: 'loaded' };
  }),

  loadCampusLocations: fromPromise<CafePartResult, FetchCafeInput>(async ({ input: { cafeId } }) => {
    await queryClient.fetchQuery(campusLocationsOf(call, cafeId));
    return { kind: 'loaded' };
  }),
});

export const slotsPorts = ({ call, queryClient, settings }: Surroundings) => ({
  loadDays: fromPromise<LoadDaysResult, LoadDaysInput>(async ({ input }) => {
    const { days, leadTime } = await queryClient.fetchQuery(slotDays(call, input, settings()));
    const [first] = days;
    return first ? { kind: 'loaded', firstDay: first.date, leadMinutes: leadTime ?? null } : { kind: 'none' };
  }),

  loadDay: fromPromise<LoadDayResult, LoadDayInput>(async ({ input: { day, ...asked } }) => {
    const { slots } = await queryClient.fetchQuery(slotsOfDay(call, asked, day, settings()));
    return { kind: slots.some(({ available }) => available) ? 'loaded' : 'none' };
  }),
});

const detailsOf = (cafe: Cafe): CafeDetails => ({
  cafe: {
    id: cafe.cafeId,
    name: cafe.name,
    timeZone: cafe.cafeTZ,
    phone: cafe.phoneNumber,
    address: `${cafe.address}, ${cafe.city}, ${cafe.countryDivision}`,
    customizationsMaxAllowed: cafe.cafeAttributes.customizationsMaxAllowed ?? CUSTOMIZATIONS_MAX,
  },
  services: cafe,
  isVirtual: cafe.isVirtual,
});

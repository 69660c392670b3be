import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { soonestFor } from '#domain/slots/large-order.ts';
import { leadMinutesFor } from '#domain/slots/order-size.ts';
import { asapMinutes, dependsOnHours } from '#domain/slots/slot.ts';
import { cafeTimeAt, minutesLater } from '#domain/time/cafe-time.ts';
import type { SlotsScreen } from '#machines/slots/slots.screen.ts';
import { hoursOf, slotDays } from '#src/api/cafe.ts';
import { useCafeSettings } from '../../-shell/use-cafe-settings.ts';
import { useFeatures } from '../../-shell/use-features.ts';

/** Asks again while a page stands: times pass, and the cafe closes (SLOTS-10). */
export const standing = { refetchInterval: 60_000, refetchOnWindowFocus: true };

/** Returns the days, the lead time and the rules of a cafe for an order now. `offer`: null until they are known. */
export function useOffer(screen: SlotsScreen) {
  const { call, clock, config } = useRouteContext({ from: '__root__' });
  const settings = useCafeSettings();
  const isAsked = 'day' in screen || (screen.kind === 'unanswered' && screen.leadMinutes !== null);
  const { data, isLoadingError } = useQuery({ ...slotDays(call, screen, settings), ...standing, enabled: isAsked });
  const hasHours = dependsOnHours(screen.destination, useFeatures().nightHours);
  const { data: hours = [], isLoading } = useQuery({ ...hoursOf(call, screen.cafeId), enabled: hasHours });
  const { timeZone, destination, orderAmount: amount } = screen;
  const now = cafeTimeAt(clock.now(), timeZone);
  const size = { isCatering: config.isCatering, amount };
  const days = data?.days ?? [];
  const leadTime = leadMinutesFor(data?.leadTime ?? null, size);
  const rule = { destination, hours: hasHours ? hours : [], curbsideCutoff: config.curbsideCutoff, now };
  const leadMinutes = asapMinutes({ ...rule, leadTime, days, timeZone });
  return {
    ...rule,
    settings,
    days,
    offer: isAsked && data && !isLoading ? { days: days.map(({ date }) => date), leadMinutes } : null,
    hasFailed: isLoadingError,
    soonest: soonestFor(now, size, data ?? null, timeZone),
    readyAt: minutesLater(now, leadTime ?? 0, timeZone),
  };
}

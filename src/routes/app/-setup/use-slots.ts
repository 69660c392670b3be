import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { pickableDays } from '#domain/slots/days.ts';
import { soonestAt } from '#domain/slots/order-size.ts';
import { comingSlots, dependsOnHours } from '#domain/slots/slot.ts';
import { cafeTimeAt, dayOf } from '#domain/time/cafe-time.ts';
import type { SlotsScreen } from '#machines/slots/slots.screen.ts';
import { hoursOf, slotDays, slotsOfDay } from '#src/api/cafe.ts';
import { useCafeSettings } from '../../-shell/use-cafe-settings.ts';
import { useFeatures } from '../../-shell/use-features.ts';

const noDay = { date: '', open: '', close: '' };

/** The days and the times that a screen of the time step chooses from. */
export function useSlots(screen: SlotsScreen) {
  const { call, clock, config } = useRouteContext({ from: '__root__' });
  const settings = useCafeSettings();
  const { nightHours } = useFeatures();
  const { data: days = [] } = useQuery({ ...slotDays(call, screen, settings), select: (answer) => answer.days, enabled: 'day' in screen });
  const day = days.find(({ date }) => 'day' in screen && date === screen.day) ?? noDay;
  const isChoosing = screen.kind === 'choosing' && day !== noDay;
  const { data: slots = null } = useQuery({ ...slotsOfDay(call, { ...screen, day }, settings), enabled: isChoosing });
  const hasHours = dependsOnHours(screen.destination, nightHours);
  const { data: hours = [] } = useQuery({ ...hoursOf(call, screen.cafeId), enabled: hasHours });
  const now = cafeTimeAt(clock.now(), screen.timeZone);
  const openDays = days.map(({ date }) => date);
  const soonest = soonestAt(now, { isCatering: config.isCatering, amount: screen.orderAmount }, screen.timeZone);
  const rule = { ...screen, now, soonest, day: day.date, hours: hasHours ? hours : [], curbsideCutoff: config.curbsideCutoff };
  return {
    days: pickableDays(openDays, dayOf(now), settings.slotDays),
    slots: slots && comingSlots(slots, rule),
    now,
    hoursToday: days.find(({ date }) => date === dayOf(now)) ?? null,
  };
}

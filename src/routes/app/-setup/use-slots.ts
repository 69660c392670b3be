import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pickableDays } from '#domain/slots/days.ts';
import { comingSlots } from '#domain/slots/slot.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { screenNow, type SlotsScreen } from '#machines/slots/slots.screen.ts';
import type { SlotsEvent } from '#machines/slots/slots.types.ts';
import { slotsOfDay } from '#src/api/cafe.ts';
import { useMinute } from '#src/flows/kit/useMinute.ts';
import { useSameValue } from '#src/flows/kit/useSameValue.ts';
import { standing, useOffer } from './use-offer.ts';

const noDay = { date: '', open: '', close: '' };

/** Returns the screen of the time step now, with its days and times. Sends the flow each change of what the cafe offers (SLOTS-10). */
export function useSlots(kept: SlotsScreen, send: (event: SlotsEvent) => void) {
  const { call, clock } = useRouteContext({ from: '__root__' });
  useMinute(clock);
  const { offer, hasFailed, days, settings, ...rule } = useOffer(kept);
  const news = useSameValue(offer);
  useEffect(() => {
    if (news !== null) send({ type: 'offer.changed', ...news });
  }, [news, kept.kind, send]);
  const screen = hasFailed ? kept : screenNow(kept, offer);
  const day = days.find(({ date }) => 'day' in screen && date === screen.day) ?? noDay;
  const isChoosing = screen.kind === 'choosing' && day !== noDay;
  const { data: slots = null } = useQuery({ ...slotsOfDay(call, { ...screen, day }, settings), ...standing, enabled: isChoosing });
  const openDays = days.map(({ date }) => date);
  return {
    screen,
    days: pickableDays(openDays, dayOf(rule.now), settings.slotDays),
    slots: slots && comingSlots(slots, { ...rule, day: day.date }),
    now: rule.now,
    readyAt: rule.readyAt,
    hoursToday: days.find(({ date }) => date === dayOf(rule.now)) ?? null,
  };
}

import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { choosableSlots, curbsideCutoffOn } from '#domain/slots/slot.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { slotsMachine } from '#machines/slots/slots.machine.ts';
import { slotsScreen } from '#machines/slots/slots.screen.ts';
import { hoursOf, slotDays, slotsOfDay } from '#src/api/cafe.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { SlotsView } from '#src/views/slots/SlotsView.tsx';

export function Slots({ actor }: { readonly actor: ActorRefFrom<typeof slotsMachine> }) {
  const screen = useScreen(actor, slotsScreen);
  const { call, clock, config, cafeSettings, app } = useRouteContext({ from: '__root__' });
  const day = 'day' in screen ? screen.day : '';
  const { data: days = [] } = useQuery({
    ...slotDays(call, screen, cafeSettings()),
    select: (answer) => answer.days.map(({ date }) => date),
    enabled: false,
  });
  const { data: slots = [] } = useQuery({ ...slotsOfDay(call, screen, day, cafeSettings()), enabled: screen.kind === 'choosing' });
  const hasHours = useScreen(app, (snapshot) => snapshot.context.features.nightHours) && screen.destination === 'CURBSIDE';
  const { data: hours = [] } = useQuery({ ...hoursOf(call, screen.cafeId), enabled: hasHours });
  const now = cafeTimeAt(clock.now(), screen.timeZone);
  const curbsideCutoff = day === '' ? config.curbsideCutoff : curbsideCutoffOn(day, hours, config.curbsideCutoff);
  const open = choosableSlots(slots, { destination: screen.destination, now, curbsideCutoff }).map(({ at }) => at);
  const coming = slots.filter(({ at }) => at > now).map(({ at }) => ({ at, isOpen: open.includes(at) }));
  return <SlotsView screen={screen} send={actor.send} days={days} slots={coming} today={now.slice(0, 10)} />;
}

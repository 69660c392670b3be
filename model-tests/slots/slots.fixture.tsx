import { SlotsView } from '#src/flows/slots/SlotsView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import { cafe203 } from '../samples/orders.ts';
import { setupHead } from '../samples/setup-head.tsx';
import type { model } from './slots.model.ts';

const days = [
  { day: '2026-11-20', isOpen: true },
  { day: '2026-11-21', isOpen: true },
  { day: '2026-11-22', isOpen: false },
];
const slotsOf = (day: string) => [
  { at: `${day}T12:15`, isOpen: true },
  { at: `${day}T12:30`, isOpen: true },
  { at: `${day}T12:45`, isOpen: false },
];

export const fixture: Fixture<typeof model> = (screen, send) => (
  <>
    <ExternalEvents send={send} />
    <SlotsView
      head={setupHead('time')}
      screen={screen}
      send={send}
      days={days}
      slots={screen.kind === 'choosing' ? slotsOf(screen.day) : null}
      now="2026-11-20T11:30"
      readyAt="2026-11-20T11:40"
      hoursToday={{ open: '06:00', close: '21:00' }}
      item="Turkey Chili"
      cafe={cafe203}
      onChangeCafe={() => {}}
      cafePlace={null}
    />
  </>
);

import { slotsMachine } from '#machines/slots/slots.machine.ts';
import { slotsScreen } from '#machines/slots/slots.screen.ts';
import { defineModel } from './kit/model.ts';

export const model = defineModel({
  machine: slotsMachine,
  screen: slotsScreen,
  inputs: { 'for pickup': { cafeId: '203', timeZone: 'America/Chicago', destination: 'RPU' } },
  payloads: {
    'day.picked': [{ day: '2026-11-21' }, { day: '2026-11-20' }],
    'slot.picked': [{ at: '2026-11-20T12:30' }],
  },
  outcomes: {
    loadDays: {
      loaded: [
        { firstDay: '2026-11-20', leadMinutes: 12 },
        { firstDay: '2026-11-20', leadMinutes: null },
      ],
      none: [{}],
    },
    loadDay: { loaded: [{}], none: [{}] },
  },
});

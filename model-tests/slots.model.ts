import { slotsMachine } from '#machines/slots/slots.machine.ts';
import { slotsScreen } from '#machines/slots/slots.screen.ts';
import { defineModel } from './kit/model.ts';

export const model = defineModel({
  machine: slotsMachine,
  screen: slotsScreen,
  screens: {
    loadingDays: 'The days are fetched.',
    loadingDay: 'The times of a day are fetched; as soon as possible can be chosen already.',
    choosing: 'The times of a day.',
    fullDay: 'No time is left on that day.',
    unanswered: 'No answer came; one button asks again.',
    finished: 'A time is chosen, or the cafe is closed.',
  },
  invariants: {
    'promises as soon as possible only where the kitchen said how soon (SLOTS-01)': ({ snapshot: { output, context } }) =>
      output?.kind !== 'chosen' || output.schedule.priority === 'LATER' || output.schedule.leadMinutes === context.leadMinutes,
  },
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

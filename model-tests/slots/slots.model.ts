import { slotsMachine } from '#machines/slots/slots.machine.ts';
import { slotsScreen } from '#machines/slots/slots.screen.ts';
import { defineModel } from '../kit/model.ts';

export const model = defineModel({
  machine: slotsMachine,
  screen: slotsScreen,
  screens: {
    loadingDays: 'The days are fetched.',
    asapOnly: 'The cafe makes orders as they come: as soon as possible is the one choice.',
    loadingDay: 'The times of a day are fetched; as soon as possible can be chosen already.',
    choosing: 'The times of a day.',
    fullDay: 'No time is left on that day.',
    unanswered: 'No answer came; one button asks again.',
    finished: 'A time is chosen, or the cafe is closed.',
  },
  invariants: {
    'promises as soon as possible only where the kitchen said how soon (SLOTS-10)': ({ snapshot: { output, context } }) =>
      output?.kind !== 'chosen' || output.schedule.priority === 'LATER' || output.schedule.leadMinutes === context.leadMinutes,
    'loads no times where slotting is skipped (FLAGS-16, CAFE-08)': ({ screen, snapshot: { context } }) =>
      context.isSlotted || screen.kind === 'asapOnly' || screen.kind === 'finished',
  },
  inputs: {
    'for pickup': { cafeId: '203', timeZone: 'America/Chicago', destination: 'RPU', isSlotted: true, distance: 804 },
    'for pickup without slots': { cafeId: '203', timeZone: 'America/Chicago', destination: 'RPU', isSlotted: false, distance: 804 },
  },
  sentences: {
    events: {
      'asap.chosen': 'Choose as soon as possible.',
      'slot.picked': ({ at }) => `Choose ${at.slice(11)}.`,
      'day.picked': ({ day }) => `Look at ${day}.`,
      'slots.retried': 'Try to load the times again.',
    },
    outcomes: {
      loadDays: { loaded: 'The days arrive.', none: 'No day has a time.', failed: 'No answer comes about the days.' },
      loadDay: { loaded: 'The times of the day arrive.', none: 'The day has no free time.', failed: 'No answer comes about the day.' },
    },
  },
  payloads: {
    'day.picked': [{ day: '2026-11-21' }, { day: '2026-11-20' }],
    'slot.picked': [{ at: '2026-11-20T12:30' }],
  },
  outcomes: {
    loadDays: {
      loaded: [
        { firstDay: '2026-11-20', leadMinutes: 12, orderAmount: 1000 },
        { firstDay: '2026-11-20', leadMinutes: null, orderAmount: 0 },
      ],
      none: [{}],
    },
    loadDay: { loaded: [{}], none: [{}] },
  },
});

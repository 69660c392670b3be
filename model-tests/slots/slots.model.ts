import { slotsMachine } from '#machines/slots/slots.machine.ts';
import { slotsScreen } from '#machines/slots/slots.screen.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';

export const model = defineModel({
  machine: slotsMachine,
  screen: slotsScreen,
  screens: {
    loadingDays: 'The days are fetched.',
    asapOnly: 'The cafe makes orders as they come: as soon as possible is the one choice.',
    loadingDay: 'The times of a day are fetched; what was picked, or as soon as possible, can be ordered for already.',
    choosing: 'The times of a day, and which days before it had none.',
    fullDay: 'No time is left on that day or after it.',
    unanswered: 'No answer came; one button asks again.',
    finished: 'A time is chosen, or the cafe is closed.',
  },
  invariants: {
    'promises as soon as possible only where the kitchen said how soon (SLOTS-10)': ({ snapshot: { output, context } }) =>
      output?.kind !== 'chosen' || output.schedule.priority === 'LATER' || output.schedule.leadMinutes === context.leadMinutes,
    'loads no times where slotting is skipped (FLAGS-16, CAFE-08)': ({ screen, snapshot: { context } }) =>
      context.isSlotted || screen.kind === 'asapOnly' || screen.kind === 'finished',
    'orders for what was confirmed, never for something else': ({ snapshot: { output }, trail }) =>
      output?.kind !== 'chosen' || (output.schedule.priority === 'LATER' ? output.schedule.at : 'asap') === confirmed(trail),
    'shows no day that turned out to have no time, while another may have one': ({ screen }) =>
      !('day' in screen) || screen.kind === 'fullDay' || !screen.without.includes(screen.day),
    'picks no time for the guest but one at which the item that they want can be had (AVAIL-06)': ({ snapshot: { context }, trail }) =>
      context.picked === null || trail.some((event) => timesIn(event).includes(context.picked?.at)),
    'says of each day that it passed over that it has no time': ({ screen }) =>
      !('passed' in screen) || screen.passed.every((day) => screen.without.includes(day)),
  },
  inputs: {
    'for pickup': { cafeId: '203', timeZone: 'America/Chicago', destination: 'RPU', isSlotted: true, distance: 804 },
    'for pickup without slots': { cafeId: '203', timeZone: 'America/Chicago', destination: 'RPU', isSlotted: false, distance: 804 },
  },
  sentences: {
    events: {
      'asap.picked': 'Pick as soon as possible.',
      'slot.picked': ({ at }) => `Pick ${at}.`,
      'time.confirmed': ({ time }) => `Press the button to go to the menu, for ${time === null ? 'as soon as possible' : time.at}.`,
      'day.picked': ({ day }) => `Look at ${day}.`,
      'slots.retried': 'Try to load the times again.',
      'offer.changed': ({ days, leadMinutes }) =>
        `Time passes: the days are ${days.join(', ')}, as soon as possible ${leadMinutes === null ? 'is not offered' : `is ready in ${leadMinutes} min`}.`,
    },
    outcomes: {
      loadDays: {
        loaded: ({ suggested }) => (suggested ? `The days arrive, and ${suggested.at} is picked at first.` : 'The days arrive.'),
        none: 'No day has a time.',
        failed: 'No answer comes about the days.',
      },
      loadDay: {
        loaded: 'The times of the day arrive.',
        none: 'The day has no free time.',
        failed: 'No answer comes about the day.',
      },
    },
  },
  payloads: {
    'day.picked': [{ day: '2026-11-21' }, { day: '2026-11-20' }],
    'slot.picked': [
      { day: '2026-11-20', at: '2026-11-20T12:30' },
      { day: '2026-11-21', at: '2026-11-21T12:30' },
    ],
    'time.confirmed': [
      { time: null },
      { time: { day: '2026-11-20', at: '2026-11-20T12:15' } },
      { time: { day: '2026-11-20', at: '2026-11-20T12:30' } },
    ],
    'offer.changed': [
      { days: ['2026-11-20', '2026-11-21'], leadMinutes: null },
      { days: ['2026-11-21'], leadMinutes: null },
    ],
  },
  outcomes: {
    loadDays: {
      loaded: [
        { days: ['2026-11-20', '2026-11-21'], leadMinutes: 12, orderAmount: 1000, suggested: null },
        { days: ['2026-11-20', '2026-11-21'], leadMinutes: null, orderAmount: 0, suggested: null },
        {
          days: ['2026-11-20', '2026-11-21'],
          leadMinutes: 12,
          orderAmount: 1000,
          suggested: { day: '2026-11-21', at: '2026-11-21T12:30' },
        },
      ],
      none: [{}],
    },
    loadDay: { loaded: [{}], none: [{}] },
  },
});

/** What the last move of a path ordered for: a cafe-local time, or as soon as possible. */
function confirmed(trail: readonly TrailEvent[]): unknown {
  const time = trail.findLast(({ type }) => type === 'time.confirmed')?.['time'] as { readonly at: string } | null | undefined;
  return time === null ? 'asap' : time?.at;
}

/** The times of a move: what it picked or confirmed, and the one that was picked at first. */
const timesIn = ({ at, time, output }: TrailEvent): readonly unknown[] => [at, ...[time, output?.['suggested']].map(atOf)];

const atOf = (time: unknown): unknown => (typeof time === 'object' && time !== null && 'at' in time ? time.at : undefined);

import { assertEvent, assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { eventParams, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  LoadDayInput,
  LoadDayResult,
  LoadDaysInput,
  LoadDaysResult,
  SlotsContext,
  SlotsEvent,
  SlotsInput,
  SlotsOutput,
} from './slots.types.ts';

/** When the food shall be ready: as soon as the kitchen can, or at a time of a day (SLOTS). The times lie in the query cache. */
export const slotsMachine = setup({
  types: {
    context: {} as SlotsContext,
    input: {} as SlotsInput,
    events: {} as SlotsEvent,
    output: {} as SlotsOutput,
  },
  actors: {
    loadDays: port<LoadDaysInput, LoadDaysResult>('loadDays'),
    loadDay: port<LoadDayInput, LoadDayResult>('loadDay'),
  },
  guards: {
    isSlotted: ({ context }) => context.isSlotted,
    canBeAsap: ({ context }) => context.leadMinutes !== null,
    hasDays: ({ context }) => context.firstDay !== null,
    isOtherDay: ({ context }, { day }: { day: string }) => context.day !== day,
  },
  actions: {
    setDays: assign((_, { firstDay, leadMinutes, orderAmount }: Extract<LoadDaysResult, { kind: 'loaded' }>) => ({
      firstDay,
      day: firstDay,
      leadMinutes,
      orderAmount,
    })),
    setDay: assign((_, { day }: { day: string }) => ({ day })),
  },
}).createMachine({
  id: 'slots',
  context: ({ input }) => ({ ...input, firstDay: null, day: null, leadMinutes: input.isSlotted ? null : 0, orderAmount: 0 }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isSlotted', target: 'loadingDays' }, { target: 'asapOnly' }] },
    asapOnly: {
      description: 'The cafe makes such orders as they come: no times are loaded (FLAGS-16, CAFE-08).',
      on: { 'asap.chosen': 'chosen' },
    },
    loadingDays: {
      description: 'The days on which the cafe takes orders are fetched.',
      invoke: {
        id: 'loadDays',
        src: 'loadDays',
        input: ({ context }) => askedOf(context),
        onDone: [
          { guard: is('loaded'), target: 'loadingDay', actions: { type: 'setDays', params: outcome('loaded') } },
          { guard: is('none'), target: 'closed' },
        ],
        onError: 'unanswered',
      },
    },
    loadingDay: {
      description: 'The times of one day are fetched.',
      on: { 'asap.chosen': { guard: 'canBeAsap', target: 'chosen' } },
      invoke: {
        id: 'loadDay',
        src: 'loadDay',
        input: ({ context }) => ({ ...askedOf(context), day: must(context.day, 'day'), orderAmount: context.orderAmount }),
        onDone: [
          { guard: is('loaded'), target: 'choosing' },
          { guard: is('none'), target: 'fullDay' },
        ],
        onError: 'unanswered',
      },
    },
    choosing: {
      description: 'The guest picks a time.',
      on: {
        'slot.picked': 'chosen',
        'asap.chosen': { guard: 'canBeAsap', target: 'chosen' },
        'day.picked': {
          guard: { type: 'isOtherDay', params: eventParams },
          target: 'loadingDay',
          actions: { type: 'setDay', params: eventParams },
        },
      },
    },
    fullDay: {
      description: 'No time is left on that day; the guest picks another.',
      on: {
        'asap.chosen': { guard: 'canBeAsap', target: 'chosen' },
        'day.picked': {
          guard: { type: 'isOtherDay', params: eventParams },
          target: 'loadingDay',
          actions: { type: 'setDay', params: eventParams },
        },
      },
    },
    unanswered: {
      description: 'The times could not be fetched; the guest tries again.',
      on: {
        'slots.retried': [{ guard: 'hasDays', target: 'loadingDay' }, { target: 'loadingDays' }],
        'asap.chosen': { guard: 'canBeAsap', target: 'chosen' },
      },
    },
    closed: { type: 'final', output: { kind: 'closed' } satisfies SlotsOutput },
    chosen: {
      type: 'final',
      output: ({ context, event }: { context: SlotsContext; event: SlotsEvent }) => chosenFrom(context, event),
    },
  },
  output: ({ event }) => event.output as SlotsOutput,
});

const askedOf = ({ cafeId, timeZone, destination, isSlotted, distance }: SlotsContext): SlotsInput => ({
  cafeId,
  timeZone,
  destination,
  isSlotted,
  distance,
});

function chosenFrom({ leadMinutes }: SlotsContext, event: SlotsEvent): SlotsOutput {
  if (event.type === 'asap.chosen')
    return { kind: 'chosen', schedule: { priority: 'ASAP', leadMinutes: must(leadMinutes, 'leadMinutes') } };
  assertEvent(event, 'slot.picked');
  return { kind: 'chosen', schedule: { priority: 'LATER', at: event.at } };
}

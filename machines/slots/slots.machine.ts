import { assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import type { PickedTime } from '#domain/slots/choice.ts';
import { eventParams, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  DaysOffer,
  LoadDayInput,
  LoadDayResult,
  LoadDaysInput,
  LoadDaysResult,
  SlotsContext,
  SlotsEvent,
  SlotsInput,
  SlotsOutput,
} from './slots.types.ts';

/** A page may stand while the last time of a day passes, and a reload restores it at any later time (SLOTS-10). */
const offerChanged = [
  {
    guard: { type: 'isShownDayGone', params: eventParams },
    target: '#slots.loadingDays',
    actions: [{ type: 'forgetGoneTime', params: eventParams }, { type: 'forgetDays' }],
  },
  {
    actions: [
      { type: 'setOffer', params: eventParams },
      { type: 'forgetGoneTime', params: eventParams },
    ],
  },
] as const;

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
    canLoseTime: ({ context: { picked, leadMinutes } }) => picked !== null && leadMinutes !== null,
    canBeConfirmed: ({ context: { picked, day, without, leadMinutes } }, { time }: { time: PickedTime | null }) => {
      if (time === null) return leadMinutes !== null;
      return !without.includes(time.day) && (time.day === day || time.at === picked?.at);
    },
    hasDays: ({ context }) => context.days.length > 0,
    hasDayAfter: ({ context }) => dayAfter(context) !== undefined,
    hasNoOtherDay: ({ context: { days, day, without } }) => days.every((each) => each === day || without.includes(each)),
    isOtherDay: ({ context }, { day }: { day: string }) => context.day !== day && !context.without.includes(day),
    isShownDayGone: ({ context: { day } }, { days }: { days: readonly string[] }) => day !== null && !days.includes(day),
    isOfShownDay: ({ context }, { day }: PickedTime) => context.day === day,
  },
  actions: {
    // Once: what the guest picks since is not picked for them again.
    setDays: assign(
      (
        { context: { picked, suggested: known } },
        { suggested, days, leadMinutes, orderAmount }: Extract<LoadDaysResult, { kind: 'loaded' }>,
      ) => {
        const first = picked === null && known === null ? suggested : null;
        return {
          days,
          day: first?.day ?? days[0] ?? null,
          without: [],
          passed: [],
          leadMinutes,
          orderAmount,
          picked: picked ?? first,
          suggested: first,
        };
      },
    ),
    setOffer: assign((_, { days, leadMinutes }: DaysOffer) => ({ days, leadMinutes })),
    setLeadMinutes: assign((_, { leadMinutes }: DaysOffer) => ({ leadMinutes })),
    forgetGoneTime: assign(({ context: { picked } }, { days }: DaysOffer) => ({
      picked: picked !== null && days.includes(picked.day) ? picked : null,
    })),
    forgetDays: assign({ days: [], day: null, without: [], passed: [], leadMinutes: null }),
    setDay: assign((_, { day }: { day: string }) => ({ day, passed: [] })),
    endDay: assign(({ context: { without, day } }) => ({ without: [...without, must(day, 'day')] })),
    passDay: assign(({ context }) => ({
      day: must(dayAfter(context), 'day after'),
      passed: [...context.passed, must(context.day, 'day')],
    })),
    setTime: assign((_, { day, at }: PickedTime) => ({ picked: { day, at } })),
    confirmTime: assign((_, { time }: { time: PickedTime | null }) => ({ picked: time })),
    forgetTime: assign({ picked: null }),
  },
}).createMachine({
  id: 'slots',
  context: ({ input }) => ({
    ...input,
    days: [],
    day: null,
    without: [],
    passed: [],
    leadMinutes: input.isSlotted ? null : 0,
    picked: null,
    suggested: null,
    orderAmount: 0,
  }),
  initial: 'deciding',
  on: {
    'asap.picked': { guard: 'canLoseTime', actions: 'forgetTime' },
    'time.confirmed': {
      guard: { type: 'canBeConfirmed', params: eventParams },
      target: '.chosen',
      actions: { type: 'confirmTime', params: eventParams },
    },
  },
  states: {
    deciding: { always: [{ guard: 'isSlotted', target: 'loadingDays' }, { target: 'asapOnly' }] },
    asapOnly: { description: 'The cafe makes such orders as they come: no times are loaded (FLAGS-16, CAFE-08).' },
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
      description: 'The times of one day are fetched; after a day without one, those of the next.',
      invoke: {
        id: 'loadDay',
        src: 'loadDay',
        input: ({ context }) => ({ ...askedOf(context), day: must(context.day, 'day'), orderAmount: context.orderAmount }),
        onDone: [
          { guard: is('loaded'), target: 'choosing' },
          { guard: is('none'), target: 'endingDay', actions: 'endDay' },
        ],
        onError: 'unanswered',
      },
      on: {
        // The days are shown already, so another one can be picked before these times arrive.
        'day.picked': {
          guard: { type: 'isOtherDay', params: eventParams },
          target: 'loadingDay',
          reenter: true,
          actions: { type: 'setDay', params: eventParams },
        },
        'offer.changed': offerChanged,
      },
    },
    endingDay: {
      always: [{ guard: 'hasDayAfter', target: 'loadingDay', actions: 'passDay' }, { target: 'fullDay' }],
    },
    choosing: {
      description: 'The guest picks a time.',
      on: {
        'slot.picked': { guard: { type: 'isOfShownDay', params: eventParams }, actions: { type: 'setTime', params: eventParams } },
        'day.picked': {
          guard: { type: 'isOtherDay', params: eventParams },
          target: 'loadingDay',
          actions: { type: 'setDay', params: eventParams },
        },
        // The last time of the last day with one may go while the guest looks at it.
        'slots.retried': { guard: 'hasNoOtherDay', target: 'loadingDays', actions: ['forgetDays', 'forgetTime'] },
        'offer.changed': offerChanged,
      },
    },
    fullDay: {
      description: 'No time is left on that day or after it; the guest picks an earlier one, or asks again.',
      on: {
        'day.picked': {
          guard: { type: 'isOtherDay', params: eventParams },
          target: 'loadingDay',
          actions: { type: 'setDay', params: eventParams },
        },
        'slots.retried': { guard: 'hasNoOtherDay', target: 'loadingDays', actions: ['forgetDays', 'forgetTime'] },
        'offer.changed': offerChanged,
      },
    },
    unanswered: {
      description: 'The times could not be fetched; the guest tries again.',
      on: {
        'slots.retried': [{ guard: 'hasDays', target: 'loadingDay' }, { target: 'loadingDays' }],
        'offer.changed': { guard: 'hasDays', actions: { type: 'setLeadMinutes', params: eventParams } },
      },
    },
    closed: { type: 'final', output: { kind: 'closed' } satisfies SlotsOutput },
    chosen: { type: 'final', output: ({ context }: { context: SlotsContext }) => chosenFrom(context) },
  },
  output: finalOutput<SlotsOutput>,
});

/** The next day that may have a time. */
const dayAfter = ({ days, day, without }: SlotsContext): string | undefined =>
  days.find((each) => day !== null && each > day && !without.includes(each));

const askedOf = ({ cafeId, timeZone, destination, isSlotted, distance }: SlotsContext): SlotsInput => ({
  cafeId,
  timeZone,
  destination,
  isSlotted,
  distance,
});

const chosenFrom = ({ picked, leadMinutes }: SlotsContext): SlotsOutput => ({
  kind: 'chosen',
  schedule: picked !== null ? { priority: 'LATER', at: picked.at } : { priority: 'ASAP', leadMinutes: must(leadMinutes, 'leadMinutes') },
});

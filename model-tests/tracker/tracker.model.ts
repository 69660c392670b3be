import { FAILURES_MAX, type OrderStatus } from '#domain/tracking/status.ts';
import { trackerMachine } from '#machines/tracker/tracker.machine.ts';
import { trackerScreen } from '#machines/tracker/tracker.screen.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';
import { statuses } from '../samples/tracking.ts';

const order = { orderId: 'order-1', priority: 'ASAP', at: '2026-11-23T13:00', timeZone: 'America/Chicago' } as const;
const noon = '2026-11-23T18:00:00Z';
const read = (status: OrderStatus, metersAway: number | null = null) => ({
  status,
  kitchenCompleteBefore: 0,
  metersAway,
  isPreparing: !status.isLarge && 'kitchenSend' in status.events,
  preparingAt: status.isLarge ? noon : null,
});

const isFailure = ({ type }: TrailEvent) => type === 'xstate.error.actor.readStatus';
const isAnswer = ({ type }: TrailEvent) => type === 'xstate.done.actor.readStatus';

/** The stage of a status by its events, without the kitchen's counts. */
function reachedBy({ output }: TrailEvent): number {
  const { events } = (output?.['status'] ?? statuses.paid) as OrderStatus;
  return 'enroute_to_dropoff' in events ? 3 : 1;
}

/** After three failures polling begins anew by a press, or once the guest has been away. */
const isAnew = ({ type }: TrailEvent) => type === 'status.retried' || type === 'xstate.done.actor.untilAway';

/** Failed polls since anything else: what breaks otherwise stops polling too. */
function failuresIn(trail: readonly TrailEvent[]): number {
  const since = trail.findLastIndex((event) => isAnswer(event) || isAnew(event));
  return trail.slice(since + 1).filter(isFailure).length;
}

export const model = defineModel({
  machine: trackerMachine,
  screen: trackerScreen,
  screens: {
    following: 'How far the order is, asked every 15 seconds.',
    waiting: 'How far it was when the page was last seen with a connection.',
    settled: 'The order is there, or is a large one that the cafe makes by the clock.',
    lost: 'How far it was when the server last answered, and a button to ask again.',
  },
  invariants: {
    'never takes a stage back (TRACK-05)': ({ screen, trail }) =>
      screen.destination !== 'DELIVERY' || trail.filter(isAnswer).every((event) => screen.stage >= reachedBy(event)),
    'asks no more once the order is there': ({ screen }) => screen.stage < 4 || screen.kind === 'settled',
    'stops with the third failure in a row, and counts anew after that (TRACK-11, OPEN-20)': ({ snapshot: { context }, screen, trail }) =>
      screen.kind === 'lost'
        ? context.failureCount === 0
        : context.failureCount === failuresIn(trail) && context.failureCount < FAILURES_MAX,
    'waits for no poll of a large pickup after the first answer that says so (TRACK-09)': ({ snapshot: { context, children } }) =>
      context.destination === 'DELIVERY' ||
      context.status?.isLarge !== true ||
      context.failureCount > 0 ||
      children['untilNextPoll'] === undefined,
    'has no call and no timer while the page is hidden': ({ snapshot: { children }, screen }) =>
      screen.kind !== 'waiting' || (children['untilNextPoll'] === undefined && children['readStatus'] === undefined),
  },
  sentences: {
    events: { 'status.retried': 'Try again.' },
    outcomes: {
      readStatus: {
        read: ({ status }) =>
          `The server says: ${Object.keys(status.events).join(', ') || 'nothing yet'}${status.isKitchenComplete ? ', ready' : ''}.`,
        failed: 'The server doesn’t answer.',
      },
      untilNextPoll: {
        due: 'Fifteen seconds pass.',
        away: 'The page is hidden, or the connection is lost.',
        failed: 'The page can’t be observed.',
      },
      untilAway: { done: 'The page is hidden, or the connection is lost.', failed: 'The page can’t be observed.' },
      untilBack: { done: 'The page is seen again, with a connection.', failed: 'The page can’t be observed.' },
      waitUntil: { done: 'The time comes at which the large order is made.', failed: 'The wait breaks off.' },
    },
  },
  inputs: {
    'a delivery': { ...order, destination: 'DELIVERY' },
    'a pickup': { ...order, destination: 'PICKUP' },
  },
  keys: ['destination', 'priority', 'stage', 'preparingAt', 'kitchenCompleteCount', 'failureCount'],
  payloads: {},
  outcomes: {
    untilNextPoll: { due: [{}], away: [{}] },
    readStatus: {
      read: [read(statuses.paid), read(statuses.onItsWay, 1900), read(statuses.arrived), read(statuses.kitchenDone), read(statuses.large)],
    },
  },
});

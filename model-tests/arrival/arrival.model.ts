import { arrivalMachine } from '#machines/arrival/arrival.machine.ts';
import { arrivalScreen } from '#machines/arrival/arrival.screen.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';

const order = { orderId: 'order-1', number: '1047', cafeId: '203', at: '2026-11-23T12:35', timeZone: 'America/Chicago' };
const SENT = 'xstate.done.actor.sendArrival';
const LOST = 'xstate.error.actor.sendArrival';
const kindOf = ({ output }: TrailEvent | { output?: undefined } = {}) => output?.['kind'];

export const model = defineModel({
  machine: arrivalMachine,
  screen: arrivalScreen,
  screens: {
    reading: 'Nothing yet.',
    early: 'When they may say that they are there.',
    expected: 'The phone on the order and a button; what went wrong, if something did.',
    known: 'That the cafe knows, and what to do now.',
    over: 'Nothing.',
  },
  invariants: {
    'tells the cafe by a phone that the guest has sent (SERVICE-01)': ({ snapshot: { context, children } }) =>
      children['sendArrival'] === undefined || context.phoneNumber !== null,
    'sends again after a lost answer only as what may have been sent': ({ snapshot: { context, children }, trail }) =>
      children['sendArrival'] === undefined || context.isRepeated === trail.some(({ type }) => type === LOST),
    'sends nothing once the cafe knows, or where the guest is not expected yet': ({ snapshot: { children }, screen }) =>
      children['sendArrival'] === undefined || screen.kind === 'expected',
    'says that the cafe knows only where the server has said so': ({ screen, trail }) =>
      screen.kind !== 'known' || trail.some((event) => kindOf(event) === 'known'),
    'asks for another phone only where the cafe found no order': ({ screen, trail }) =>
      screen.kind !== 'expected' || screen.trouble !== 'unknown' || kindOf(trail.findLast(({ type }) => type === SENT)) === 'unknown',
  },
  sentences: {
    events: { 'arrival.sent': 'I’m here.' },
    outcomes: {
      readArrival: {
        expected: 'The cafe doesn’t know yet.',
        early: 'The order is hours away.',
        known: 'The cafe knows.',
        over: 'The order is canceled, or its time is over.',
        failed: 'The server doesn’t answer.',
      },
      sendArrival: {
        known: 'The cafe knows.',
        early: 'The order is hours away after all.',
        over: 'The order is canceled meanwhile, or its time is over.',
        unknown: 'The cafe has no order under this phone.',
        failed: 'No answer comes.',
      },
      waitUntil: { done: 'An hour before the order’s time comes.', failed: 'The wait breaks off.' },
    },
  },
  inputs: {
    curbside: { ...order, destination: 'CURBSIDE' },
    'drive-thru': { ...order, destination: 'DRIVE_THRU' },
  },
  payloads: { 'arrival.sent': [{ phoneNumber: '5551234567' }] },
  outcomes: {
    readArrival: { expected: [{}], early: [{ from: '2026-11-23T17:35:00Z' }], known: [{}], over: [{}] },
    sendArrival: { known: [{}], early: [{ from: '2026-11-23T17:35:00Z' }], over: [{}], unknown: [{}] },
  },
});

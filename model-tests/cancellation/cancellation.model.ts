import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { cancellationScreen } from '#machines/cancellation/cancellation.screen.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';

const isSaid = (kind: string) => (event: TrailEvent) => event.output?.['kind'] === kind;
const LOST = 'xstate.error.actor.cancelOrder';
/** The order was read, and was not canceled as yet. */
const isReadStanding = ({ output }: TrailEvent) =>
  output?.['kind'] === 'standing' || (output?.['kind'] === 'pending' && output['isRead'] === true);

export const model = defineModel({
  machine: cancellationMachine,
  screen: cancellationScreen,
  screens: {
    reading: 'Nothing yet.',
    standing: 'A member whose order the kitchen has not begun: the offer to cancel. Anybody else: nothing.',
    questioning: 'A dialog: whether they mean it, or what came of it and what helps.',
    pending: 'The page says that it is not known; one button asks again.',
    canceled: 'The page says that the order is canceled.',
  },
  invariants: {
    'cancels only what a member has confirmed (AMB-31)': ({ snapshot: { children }, trail }) =>
      children['cancelOrder'] === undefined || trail.at(-1)?.type === 'cancel.confirmed',
    'asks what became of the order after a lost answer, before the call is made again': ({ snapshot: { children }, trail }) => {
      const lostAt = trail.findLastIndex(({ type }) => type === LOST);
      if (children['cancelOrder'] === undefined || lostAt < 0) return true;
      return trail.slice(lostAt).some(isReadStanding);
    },
    'says that the order is canceled where the server has said so, and only there': ({ screen, trail }) =>
      (screen.kind === 'canceled') === trail.some(isSaid('canceled')),
    'asks nothing of a guest, who is told to sign in (GEN-12, AMB-31)': ({ screen, trail }) =>
      screen.kind !== 'questioning' ||
      trail.some(({ type, isMember }) => type === 'cancel.requested' && isMember === true) ||
      // Sent before this page was opened, which a guest has not done.
      trail.some(isSaid('pending')),
    'does not offer to cancel while it is not known whether the order is canceled': ({ screen, trail }) => {
      const lostAt = trail.findLastIndex(({ type }) => type === LOST);
      return (
        lostAt < 0 ||
        screen.kind !== 'standing' ||
        trail.slice(lostAt).some((event) => ['standing', 'unauthorized', 'refused'].some((kind) => isSaid(kind)(event)))
      );
    },
    'says that the order stands after a session that ended (SERVICE-02)': ({ screen, trail }) =>
      !isSaid('unauthorized')(trail.at(-1) ?? { type: '' }) || (screen.kind === 'questioning' && screen.question === 'sessionEnded'),
    'says that the order was not canceled only where the server refused, never after a reading (SERVICE-02)': ({ screen, trail }) =>
      screen.kind !== 'questioning' || screen.question !== 'failed' || isSaid('refused')(trail.at(-1) ?? { type: '' }),
    'offers nothing again once the kitchen has begun': ({ screen }) =>
      screen.kind !== 'questioning' || screen.question !== 'begun' || !screen.isCancelable,
  },
  sentences: {
    events: {
      'cancel.requested': ({ isMember }) => (isMember ? 'Cancel the order.' : 'Cancel the order, as a guest.'),
      'cancel.confirmed': 'Yes, cancel it.',
      'cancel.checked': 'Check again.',
      'cancel.dismissed': 'Keep the order.',
    },
    outcomes: {
      readOrder: {
        standing: ({ isCancelable }) => (isCancelable ? 'The order stands.' : 'The order stands, and the kitchen has begun.'),
        pending: ({ isRead }) =>
          isRead ? 'The order stands, and a cancellation may still come.' : 'The server doesn’t answer, and a cancellation was sent.',
        canceled: 'The order is canceled.',
        failed: 'The server doesn’t answer.',
      },
      cancelOrder: {
        canceled: 'The order is canceled.',
        begun: 'The kitchen has begun.',
        notTheirs: 'The account has no such order.',
        unauthorized: 'The session has ended.',
        closed: 'Ordering is closed for maintenance.',
        accountNeeded: 'No one is signed in.',
        refused: 'The server refuses.',
        failed: 'No answer comes.',
      },
      untilSettled: { settled: 'It is known what became of the order.', failed: 'The order is not read any more.' },
    },
  },
  inputs: { 'an order': { orderId: 'order-1', number: '1047', cafeName: 'Riverside' } },
  payloads: { 'cancel.requested': [{ isMember: true }, { isMember: false }] },
  outcomes: {
    readOrder: {
      standing: [{ isCancelable: true }, { isCancelable: false }],
      pending: [{ isRead: true }, { isRead: false }],
      canceled: [{}],
    },
    cancelOrder: { canceled: [{}], begun: [{}], notTheirs: [{}], unauthorized: [{}], accountNeeded: [{}], closed: [{}], refused: [{}] },
    untilSettled: { settled: [{}] },
  },
});

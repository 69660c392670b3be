import { submitMachine } from '#machines/submit/submit.machine.ts';
import { submitScreen } from '#machines/submit/submit.screen.ts';
import { defineModel, type Told } from './kit/model.ts';

export const model = defineModel({
  machine: submitMachine,
  screen: submitScreen,
  movesMoney: true,
  screens: {
    working: 'The order is on its way.',
    unprepared: 'The card could not be checked; one button tries again.',
    unknown: 'Nobody can say yet whether it was placed; one button asks again.',
    notPlaced: 'It was not placed and nothing was charged; one button tries again.',
    offeringSlot: 'The time is gone; here is the next one.',
    totalChanged: 'It costs something else now: agreed?',
    refused: 'The server said no, and why.',
    finished: 'It is placed, or why not.',
  },
  invariants: {
    'places at most one order (SUBMIT-01)': ({ trail }) => trail.filter(({ output }) => output?.['kind'] === 'placed').length <= 1,
    'asks what happened before it places again': ({ snapshot, trail }) =>
      !isUncertain(trail) || !(snapshot.matches('intending') || snapshot.matches('placing') || snapshot.matches('preparing')),
    'charges only what the guest agreed to': ({ snapshot, trail }) => !snapshot.matches('placing') || isAgreed(trail),
  },
  sentences: {
    events: {
      'submit.retried': 'Try again.',
      'submit.left': 'Go back to the form.',
      'slot.accepted': 'Take the offered time.',
      'total.accepted': 'Agree to the new total.',
    },
    outcomes: {
      prepare: {
        prepared: 'The card becomes a token.',
        declined: 'The card is declined.',
        cardNeeded: 'The typed card is gone after a reload.',
        failed: 'The card cannot be checked.',
      },
      placeOrder: {
        placed: ({ orderId }) => `The kitchen takes order ${orderId}.`,
        declined: 'The card is declined.',
        slotGone: ({ nextSlot }) => (nextSlot === null ? 'The time is gone.' : `The time is gone; ${nextSlot.slice(11)} is free.`),
        totalChanged: ({ total }) => `The total is ${total} cents now.`,
        refused: ({ reasonCode }) => `The order is refused (${reasonCode}).`,
        submittedAlready: 'The server says that the cart is an order already.',
        forgotten: 'The token is gone after a reload.',
        failed: 'No answer comes about the order.',
      },
      findOrder: {
        placed: ({ orderId }) => `The server has order ${orderId}.`,
        notPlaced: 'The server has no order.',
        failed: 'No answer comes about whether there is an order.',
      },
    },
  },
  inputs: {
    'with a card': { cartId: 'cart-1', total: 1294, cardId: 'card-1' },
    'nothing to pay': { cartId: 'cart-1', total: 0, cardId: null },
  },
  payloads: {},
  outcomes: {
    prepare: { prepared: [{ submissionId: 'attempt-1', tokenId: 'token-1' }], declined: [{}], cardNeeded: [{}] },
    placeOrder: {
      placed: [{ orderId: 'order-1' }],
      declined: [{}],
      slotGone: [
        { nextSlot: '2026-11-20T12:45', isPrepTime: false },
        { nextSlot: '2026-11-20T12:45', isPrepTime: true },
        { nextSlot: null, isPrepTime: false },
      ],
      totalChanged: [{ total: 1394 }],
      refused: [{ reasonCode: 'cart.gcs.error' }],
      submittedAlready: [{}],
      forgotten: [{}],
    },
    findOrder: { placed: [{ orderId: 'order-1' }], notPlaced: [{}] },
  },
});

/** An answer never came, and nobody has asked since what became of the order. */
function isUncertain(trail: readonly Told[]): boolean {
  const last = trail.findLast(({ type }) => /actor\.(placeOrder|findOrder)$/.test(type));
  if (last === undefined || last.type === 'xstate.done.actor.findOrder') return false;
  return last.type.startsWith('xstate.error') || ['forgotten', 'submittedAlready'].includes(String(last.output?.['kind']));
}

/** The newest total is either the one that the guest came with, or one that they accepted since. */
const isAgreed = (trail: readonly Told[]): boolean =>
  trail.findLast(({ type, output }) => type === 'total.accepted' || output?.['kind'] === 'totalChanged')?.output === undefined;

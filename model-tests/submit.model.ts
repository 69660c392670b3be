import { submitMachine } from '#machines/submit/submit.machine.ts';
import { submitScreen } from '#machines/submit/submit.screen.ts';
import { defineModel } from './kit/model.ts';

export const model = defineModel({
  machine: submitMachine,
  screen: submitScreen,
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
      forgotten: [{}],
    },
    findOrder: { placed: [{ orderId: 'order-1' }], notPlaced: [{}] },
  },
});

import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutScreen } from '#machines/checkout/checkout.screen.ts';
import { defineModel } from './kit/model.ts';
import { delivery, pickup } from './samples/orders.ts';

const form = {
  details: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false },
  specialInstructions: '',
  parkingSpot: '',
};

export const model = defineModel({
  machine: checkoutMachine,
  screen: checkoutScreen,
  inputs: { pickup: { cartId: 'cart-1', order: pickup }, delivery: { cartId: 'cart-1', order: delivery } },
  payloads: { 'tip.chosen': [{ tip: 200 }], 'form.submitted': [{ form, cardId: 'card-1' }] },
  outcomes: {
    priceCart: { priced: [{ total: 1294 }], placed: [{ orderId: 'order-1' }], refused: [{ reasonCode: 'cart.validation.empty' }] },
    saveCart: { saved: [{ total: 1294 }], refused: [{ reasonCode: 'cart.validation.items' }] },
    submit: { placed: [{ orderId: 'order-1' }], rescheduled: [{ at: '2026-11-20T12:45' }], left: [{}], declined: [{}], cardNeeded: [{}] },
  },
});

import type { Row } from '../stage.ts';
import {
  addingGiftCard,
  endingCall,
  leavingDeclined,
  ordering,
  payingByPhone,
  pricing,
  readingCafeOfOrder,
  readingOrder,
  tipping,
} from '../stages/checkout.tsx';

const placed = 'order.orderConfirmation';
const form = { state: 'filling.fresh', says: 'checkout.who', offers: 'checkout.order', leadsTo: placed } as const;
const notPlaced = { state: 'submitting notPlaced', says: 'submit.notPlaced', offers: 'submit.retry', leadsTo: placed } as const;
const refused = { state: 'submitting refused', says: 'submit.notPlaced', offers: 'submit.back', leadsTo: 'filling.fresh' } as const;
const unauthorized = {
  state: 'filling.unauthorized.shown',
  says: 'checkout.trouble.unauthorized.guest',
  offers: 'checkout.order',
  leadsTo: placed,
  offersSignIn: true,
} as const;
const confirmed = { says: 'confirmation.number', offers: 'confirmation.another' } as const;

/** The checkout, the order and its confirmation. */
export const checkoutRows: readonly Row[] = [
  {
    endpoint: 'cart.checkout',
    when: 'The checkout is opened',
    stage: pricing,
    failed: { state: 'unpriced', says: 'checkout.unpriced', offers: 'page.error.retry', leadsTo: 'filling.fresh' },
    error404: { state: 'blocked', says: 'cart.refused', offers: 'shell.backToCart', leadsTo: 'order.inProgress' },
    // The order has fewer lines than were shown, at the same total.
    oversized: { ...form, leadsTo: 'order.inProgress' },
  },
  {
    endpoint: 'cart.update',
    when: 'A tip is chosen',
    stage: tipping,
    // The tip that the guest chose is saved with the form, and its total agreed to.
    failed: {
      state: 'filling.tipUnsaved.shown',
      says: 'checkout.trouble.tipUnsaved',
      offers: 'checkout.order',
      leadsTo: 'filling.totalChanged.shown',
    },
    error401: { ...unauthorized, leadsTo: 'filling.totalChanged.shown' },
    error404: { state: 'filling.refused.shown', says: 'checkout.refused', offers: 'checkout.order', leadsTo: 'filling.totalChanged.shown' },
    lines: [4],
  },
  {
    endpoint: 'cart.update',
    when: 'Place order is pressed: the form is saved',
    stage: ordering,
    failed: { state: 'filling.unsent.shown', says: 'checkout.trouble.unsent', offers: 'checkout.order', leadsTo: placed },
    error401: unauthorized,
    error404: { state: 'filling.refused.shown', says: 'checkout.refused', offers: 'checkout.order', leadsTo: placed },
  },
  {
    endpoint: 'cart.validate',
    when: 'Place order is pressed',
    stage: ordering,
    isPlacing: true,
    failed: notPlaced,
    error503: { ...notPlaced, says: 'submit.maintenance' },
    error401: unauthorized,
    error404: refused,
  },
  {
    endpoint: 'payments.token',
    when: 'Place order is pressed',
    stage: ordering,
    isPlacing: true,
    failed: { state: 'submitting unprepared', says: 'submit.unprepared', offers: 'submit.retry', leadsTo: placed },
  },
  {
    endpoint: 'payments.giftcard.balances.added',
    when: 'A gift card is added',
    stage: addingGiftCard,
    // The dialog goes, and the card is among what pays.
    failed: { state: 'filling.unreachable', says: 'giftCard.trouble.unreachable', offers: 'giftCard.submit', leadsTo: 'choosing.covered' },
  },
  {
    endpoint: 'payments.phone',
    when: 'The order is paid by phone',
    stage: payingByPhone,
    isPlacing: true,
    failed: { state: 'unreachable', says: 'phonePayment.unreachable', offers: 'phonePayment.check', leadsTo: placed },
    // Nothing is said of the money: a call before may have been paid.
    error401: { state: 'failed', says: 'phonePayment.refused', offers: 'phonePayment.again', leadsTo: placed },
    error404: { state: 'failed', says: 'phonePayment.refused', offers: 'phonePayment.again', leadsTo: placed },
  },
  {
    endpoint: 'payments.phone.end',
    when: 'A payment by phone is left',
    stage: endingCall,
    isPlacing: true,
    failed: { state: 'unended', says: 'phonePayment.unended', offers: 'page.error.retry', leadsTo: 'filling.fresh' },
    // The form, from which the next payment ends the call first.
    error401: form,
    // There is no call to end.
    error404: form,
  },
  {
    endpoint: 'cart.submit',
    when: 'Place order is pressed',
    stage: ordering,
    isPlacing: true,
    failed: notPlaced,
    error503: { ...notPlaced, says: 'submit.maintenance' },
    error401: unauthorized,
    error404: refused,
  },
  {
    endpoint: 'cart.cancelPayment',
    when: 'The checkout is left after a card was declined',
    stage: leavingDeclined,
    failed: { state: 'order.inProgress', says: 'cart.lines', offers: 'cart.remove', leadsTo: 'order.inProgress' },
    isQuiet: true,
  },
  {
    endpoint: 'cart.summary',
    when: 'The confirmation is opened',
    stage: readingOrder,
    failed: { state: 'order error', says: 'confirmation.unreachable', offers: 'page.error.retry', leadsTo: 'order success' },
    oversized: { ...confirmed, state: 'order success', leadsTo: 'order success' },
  },
  {
    endpoint: 'cafe.details',
    when: 'The confirmation is opened',
    stage: readingCafeOfOrder,
    failed: { state: 'cafe error', says: 'confirmation.cafeMissing', offers: 'page.error.retry', leadsTo: 'cafe success' },
  },
];

import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutScreen, type CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import type { DeclinedPayment } from '#machines/checkout/checkout.types.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';
import { delivery, pickup } from '../samples/orders.ts';
import { byCard } from '../samples/paying.ts';

const form = {
  details: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false },
  specialInstructions: '',
  goGreen: false,
  parkingSpot: '',
};

/** What the guest agreed to last as a submission ends. */
const agreed = { total: 1494, contents: 'soup' };

export const model = defineModel({
  machine: checkoutMachine,
  screen: checkoutScreen,
  coversPairs: true,
  screens: {
    pricing: 'The server works out what it costs.',
    unpriced: 'No price came; one button asks again.',
    blocked: 'The cart cannot be ordered as it is, and why.',
    filling: 'Who it is for, the tip, the card, and what went wrong before.',
    finished: 'The order is placed, or the guest went back.',
  },
  invariants: {
    'has the total on the button that the server named last': ({ snapshot: { context }, trail }) => context.total === lastTotal(trail),
    'submits only the amount that was agreed to by the last press, of the button or of a later time (SUBMIT-12)': ({ snapshot, trail }) =>
      !snapshot.matches('submitting') || snapshot.context.total === lastTotal(trail.slice(0, trail.findLastIndex(isPress) + 1)),
    'submits no other food than the guest saw': ({ snapshot, trail }) =>
      !snapshot.matches('submitting') || trail.findLast(isSaved)?.output?.['isOther'] !== true,
    'keeps what was typed': ({ snapshot: { context }, trail }) =>
      Object.entries(trail.findLast(({ type }) => type === 'details.typed')?.['typed'] ?? {}).every(
        ([field, value]) => context.typed[field as keyof typeof context.typed] === value,
      ),
    'has the details of a person only while they go into the cart (SESSION-17)': ({ snapshot }) =>
      snapshot.matches('saving') === (snapshot.context.form !== null),
    'says that it is the first checkout only until a price came (CHECKOUT-02)': ({ snapshot: { context } }) =>
      context.isReturn || context.total === null,
    'has the time of the order that the guest took, once the cart has it (SUBMIT-12)': ({ snapshot, snapshot: { context }, trail }) =>
      trail.at(-1)?.type !== 'xstate.done.actor.saveCart' ||
      !snapshot.matches({ filling: 'rescheduled' }) ||
      (context.order.schedule.priority === 'LATER' && context.order.schedule.at === context.at),
    'says how the payment failed that was sent last, and only then (GEN-18)': ({ screen, trail }) =>
      screen.kind !== 'filling' ||
      ((screen.trouble === 'declined') !== (screen.declined === null) &&
        (screen.declined === null || isSaidOf(screen.declined, trail.findLast(isDeclined)))),
    'says that the payment did not go through until the guest acts, whatever becomes of the cart meanwhile (SUBMIT-11)': ({
      screen,
      trail,
    }) => (screen.kind !== 'filling' && screen.kind !== 'blocked') || isSaidDeclined(screen) || !isDeclined(trail.findLast(endsDecline)),
    'says that the cart changed elsewhere only where it did': ({ screen, trail }) =>
      screen.kind !== 'filling' ||
      (screen.formerTotal === null && screen.trouble !== 'repriced') ||
      screen.trouble === 'rescheduled' ||
      screen.trouble === 'totalChanged' ||
      screen.isOwnChange ||
      trail.some(
        ({ type, output, ...event }) =>
          output?.['isOther'] === true || type === 'order.changed' || (type === 'cart.changed' && event['isOwn'] === false),
      ),
    'places no order of a cart that the guest has to answer for (MENU-11, FLAGS-10)': ({ screen, trail }) =>
      trail.at(-1)?.output?.['kind'] !== 'asked' || (screen.kind === 'finished' && screen.as === 'left'),
    'goes to the kitchen only with a form': ({ snapshot, trail }) =>
      !snapshot.matches('submitting') || trail.some(({ type }) => type === 'form.submitted'),
  },
  sentences: {
    events: {
      'details.typed': 'Type a first name.',
      'cart.changed': ({ isOwn }) => (isOwn ? 'Apply a code.' : 'Change the cart in another tab.'),
      'order.changed': 'Change the order in another tab.',
      'member.arrived': 'Sign in.',
      'checkout.left': 'Leave the checkout.',
      'checkout.retried': 'Try again.',
      'outcome.requested': 'Ask what came of the order of another tab.',
      'tip.chosen': ({ tip }) => `Choose a tip of ${tip} cents.`,
      'form.submitted': 'Press Place order.',
    },
    outcomes: {
      priceCart: {
        priced: ({ total, isOther }) => `The total is ${total} cents${isOther ? ', of other items' : ''}.`,
        placed: ({ orderId }) => `The cart is order ${orderId} already.`,
        orderDiffers: 'The cart is for another cafe, destination or time than the order.',
        asked: 'Something in the cart has what the guest avoids.',
        refused: ({ reasonCode }) => `The cart cannot be ordered (${reasonCode}).`,
        failed: 'No answer comes about the price.',
      },
      saveCart: {
        saved: ({ total, isOther }) => `The cart is saved; the total is ${total} cents${isOther ? ', of other items' : ''}.`,
        placed: ({ orderId }) => `The cart is order ${orderId} already.`,
        orderDiffers: 'The cart is for another cafe, destination or time than the order.',
        asked: 'Something in the cart has what the guest avoids.',
        refused: ({ reasonCode }) => `The cart is refused (${reasonCode}).`,
        unauthorized: 'The server does not take the cart from this visitor.',
        unsent: 'No answer comes about saving.',
        failed: 'The cart is an order already, but no answer says which.',
      },
      submit: {
        placed: ({ orderId }) => `The order ${orderId} is placed.`,
        rescheduled: ({ at, total }) => `The offered time ${at} is taken, for ${total} cents.`,
        left: ({ areGiftCardsOff }) => `Placing the order is given up${areGiftCardsOff ? ', as no gift cards are taken' : ''}.`,
        pinNeeded: 'The PIN of a gift card is entered again.',
        orderDiffers: 'The order in hand is for another cafe, destination or time now.',
        declined: ({ result }) => `The payment does not go through (${result}).`,
        unauthorized: 'The server does not take the order from this visitor.',
        cardInvalid: 'The number of the card is not one.',
        cardNeeded: 'The card has to be typed again.',
        failed: 'The submit flow fails.',
      },
      paymentSelection: { failed: 'The choice of the payment fails.' },
    },
  },
  inputs: { pickup: { cartId: 'cart-1', order: pickup }, delivery: { cartId: 'cart-1', order: delivery } },
  keys: ['order', 'total', 'at', 'tip', 'pricedTip', 'declined', 'changedBy'],
  longLived: ['paymentSelection'],
  payloads: {
    'details.typed': [{ typed: { firstName: 'Ana' } }],
    'cart.changed': [{ isOwn: false }, { isOwn: true }],
    'order.changed': [{ order: pickup }],
    'tip.chosen': [{ tip: 200, percent: 20 }],
    'form.submitted': [{ form, paying: byCard('card-1') }],
  },
  outcomes: {
    priceCart: {
      priced: [
        { total: 1294, tip: 0, tipPercent: 0, contents: 'soup' },
        { total: 1294, tip: 0, tipPercent: 0, contents: 'chili', isOther: true },
        { total: 1494, tip: 0, tipPercent: 0, contents: 'soup' },
      ],
      placed: [{ orderId: 'order-1' }],
      orderDiffers: [{}],
      asked: [{}],
      refused: [{ reasonCode: 'cart.validation.empty' }],
    },
    saveCart: {
      saved: [
        { total: 1494, tip: 200, tipPercent: 20, contents: 'soup' },
        { total: 1594, tip: 200, tipPercent: 20, contents: 'soup' },
        { total: 1494, tip: 200, tipPercent: 20, contents: 'chili', isOther: true },
      ],
      placed: [{ orderId: 'order-1' }],
      orderDiffers: [{}],
      asked: [{}],
      refused: [{ reasonCode: 'cart.validation.items' }],
      unauthorized: [{}],
      unsent: [{}],
    },
    submit: {
      placed: [{ orderId: 'order-1', ...agreed }],
      rescheduled: [{ at: '2026-11-20T12:45', ...agreed, tokenId: 'token-1' }],
      left: [
        { areGiftCardsOff: false, ...agreed },
        { areGiftCardsOff: true, ...agreed },
      ],
      pinNeeded: [{ cardId: 'secret-1', ...agreed }],
      orderDiffers: [agreed],
      declined: [
        { result: 'DECLINED', ...agreed },
        { result: 'CANCELED', ...agreed },
      ],
      unauthorized: [agreed],
      cardInvalid: [agreed],
      cardNeeded: [agreed],
    },
  },
});

const isPress = ({ type, output }: TrailEvent): boolean => type === 'form.submitted' || output?.['kind'] === 'rescheduled';
const isSaved = ({ output }: TrailEvent): boolean => output?.['kind'] === 'saved';
const isDeclined = (event: TrailEvent | undefined): boolean => event?.output?.['kind'] === 'declined';
const isSaidOf = ({ result, total }: DeclinedPayment, event: TrailEvent | undefined): boolean =>
  result === event?.output?.['result'] && total === event.output['total'];
const isSaidDeclined = (screen: CheckoutScreen): boolean => screen.kind === 'filling' && screen.trouble === 'declined';
/** A decline, and what ends its words: the guest acts. What another tab does is none. */
const endsDecline = (event: TrailEvent): boolean =>
  isDeclined(event) || ['form.submitted', 'tip.chosen', 'outcome.requested'].includes(event.type);

/** The total of the last answer that had one. */
const lastTotal = (trail: readonly TrailEvent[]) =>
  trail.findLast(({ output }) => output?.['total'] !== undefined)?.output?.['total'] ?? null;

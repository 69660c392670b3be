import { answerIn, eventParams, faultOf, finalOutput, is, outcome } from '../kit/outcome.ts';
import { backToForm, ends, formForOther, lasting, unpaid, unplaced } from './checkout.pricing.ts';
import {
  changed,
  checkoutSetup,
  isOnlyTipNew,
  isPricedWithNews,
  isRescheduledAsAgreed,
  isSavedAsAgreed,
  isSavedOther,
  isSavedWithOwnChange,
  heardBySubmission,
  inquiryInput,
  otherTip,
  paymentInput,
  priceInput,
  returned,
  saveInput,
  submitInput,
} from './checkout.setup.ts';
import type { CheckoutContext, CheckoutOutput } from './checkout.types.ts';

/** Paying: the cart with its tax, who it is for, a tip, the card, and then the order (CHECKOUT, SUBMIT). */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input: { cartId, order, typed = {}, isReturn = false, tipChoice = { percent: 0, tip: 0 }, seen = null } }) => ({
    cartId,
    order,
    typed,
    isReturn,
    form: null,
    tip: tipChoice.tip,
    tipPercent: tipChoice.percent,
    pricedTip: tipChoice.tip,
    total: seen?.total ?? null,
    contents: seen?.contents ?? null,
    formerTotal: seen?.formerTotal ?? null,
    changedBy: null,
    paying: null,
    declined: null,
    at: null,
    carried: null,
    reasonCode: null,
  }),
  initial: 'pricing',
  invoke: {
    id: 'paymentSelection',
    src: 'paymentSelection',
    input: paymentInput,
    // Without it no payment can be chosen. The next visit finds an order that was sent (decision 005).
    onError: { target: '.left', actions: { type: 'emitFault', params: faultOf('paymentSelection') } },
  },
  on: {
    'member.arrived': { actions: 'reloadPayment' },
    'details.typed': { actions: { type: 'setTyped', params: eventParams } },
    'order.changed': formForOther,
  },
  states: {
    pricing: {
      description: 'The server works out what it costs, with tax (CHECKOUT-02).',
      on: { 'cart.changed': { target: 'pricing', reenter: true }, 'checkout.left': 'left' },
      invoke: {
        id: 'priceCart',
        src: 'priceCart',
        input: priceInput,
        onDone: [
          {
            guard: isPricedWithNews,
            target: 'filling.repriced',
            actions: [
              { type: 'setPrice', params: outcome('priced') },
              { type: 'noteChange', params: { isOwn: false } },
            ],
          },
          { guard: is('priced'), target: 'filling', actions: { type: 'setPrice', params: outcome('priced') } },
          ...ends,
          { guard: is('refused'), target: 'blocked', actions: { type: 'setReason', params: outcome('refused') } },
        ],
        onError: 'unpriced',
      },
    },
    unpriced: {
      description: 'No price came; the guest tries again.',
      on: { 'checkout.retried': 'pricing', 'cart.changed': 'pricing', 'checkout.left': 'left' },
    },
    blocked: {
      description: 'The cart cannot be ordered as it is; the guest reads why and goes back to it (CHECKOUT-01).',
      // A dialog over the form would come back with it, empty.
      entry: ['leaveAddition', 'clearNews'],
      on: { 'cart.changed': 'pricing', 'checkout.left': 'left' },
    },
    filling: {
      description: 'The guest says who it is for and how they pay.',
      initial: 'fresh',
      on: {
        'tip.chosen': {
          target: 'savingTip',
          actions: [{ type: 'setTip', params: eventParams }, 'clearNews'],
        },
        'form.submitted': { target: 'saving', actions: { type: 'setForm', params: eventParams } },
        'outcome.requested': { target: 'inquiring', actions: 'clearNews' },
        'cart.changed': { target: 'repricing', actions: changed },
        'checkout.left': 'left',
      },
      states: {
        fresh: { entry: 'clearNews' },
        tipUnsaved: lasting,
        unsaved: unplaced,
        timeUnsaved: { ...unplaced, description: 'No answer about the later time: nothing was ordered by this press.' },
        unsent: { ...unplaced, description: 'No answer about the form: nothing was ordered by this press.' },
        refused: unplaced,
        declined: { ...unpaid, exit: 'clearDeclined' },
        unauthorized: {
          ...unplaced,
          description: 'The server does not take the cart from this visitor: the order was not sent (ERRORS-02).',
          on: { ...unplaced.on, 'member.arrived': { target: 'fresh', actions: 'reloadPayment' } },
        },
        cardInvalid: { ...unplaced, description: 'The number of the card is not one: it is put right (PAYSTORED-19).' },
        cardNeeded: unplaced,
        rescheduled: {
          ...lasting,
          description: 'The order is for the later time; its total may be another too, or a wallet has to approve once more.',
        },
        repriced: { ...lasting, description: 'The total changed while the guest was at the form.' },
        totalChanged: {
          ...lasting,
          description:
            'The total changed after a press, and by more than a tip that was chosen: the guest agrees by pressing the button again, or goes back.',
        },
      },
    },
    repricing: {
      ...backToForm,
      description: 'The cart may have changed elsewhere: the total on the button follows.',
      // Saving compares the total with the one on the button, so a press in this moment need not wait.
      on: { ...backToForm.on, 'form.submitted': { target: 'saving', actions: { type: 'setForm', params: eventParams } } },
    },
    savingTip: {
      description: 'The tip goes into the cart; of two, the one that was chosen last.',
      on: { 'cart.changed': { target: 'savingTip', reenter: true, actions: changed }, 'tip.chosen': otherTip },
      invoke: {
        id: 'saveCart',
        src: 'saveCart',
        input: saveInput,
        onDone: [
          { guard: isSavedOther, target: 'filling.repriced', actions: { type: 'setPrice', params: outcome('saved') } },
          { guard: isOnlyTipNew, target: 'filling', actions: { type: 'setPrice', params: outcome('saved') } },
          { guard: isSavedWithOwnChange, target: 'filling.repriced', actions: { type: 'setPrice', params: outcome('saved') } },
          { guard: is('saved'), target: 'filling.totalChanged', actions: { type: 'setPrice', params: outcome('saved') } },
          ...ends,
          { guard: is('refused'), target: 'filling.refused', actions: { type: 'setReason', params: outcome('refused') } },
          { guard: is('unauthorized'), target: 'filling.unauthorized' },
          { guard: is('unsent'), target: 'filling.tipUnsaved' },
        ],
        onError: 'filling.tipUnsaved',
      },
    },
    saving: {
      description: 'Who it is for goes into the cart. The order is placed only for the amount on the button.',
      exit: 'clearForm',
      invoke: {
        id: 'saveCart',
        src: 'saveCart',
        input: saveInput,
        onDone: [
          {
            guard: isSavedAsAgreed,
            target: 'submitting',
            actions: [{ type: 'setPrice', params: outcome('saved') }, 'clearTime'],
          },
          { guard: isSavedOther, target: 'outdated', actions: { type: 'setPrice', params: outcome('saved') } },
          { guard: is('saved'), target: 'filling.totalChanged', actions: { type: 'setPrice', params: outcome('saved') } },
          ...ends,
          { guard: is('refused'), target: 'filling.refused', actions: { type: 'setReason', params: outcome('refused') } },
          { guard: is('unauthorized'), target: 'filling.unauthorized' },
          { guard: is('unsent'), target: 'filling.unsent' },
        ],
        onError: 'filling.unsaved',
      },
    },
    submitting: {
      description: 'The order is placed, or why not is said.',
      exit: 'setAgreed',
      on: heardBySubmission,
      invoke: {
        id: 'submit',
        src: 'submit',
        input: submitInput,
        onDone: [
          { guard: is('placed'), target: 'placed' },
          {
            guard: is('rescheduled'),
            target: 'rescheduling',
            actions: [{ type: 'setTime', params: outcome('rescheduled') }, 'emitRescheduled', 'reloadSpent'],
          },
          {
            guard: is('left'),
            target: 'repricing',
            actions: [{ type: 'readPayment', params: outcome('left') }, returned],
          },
          {
            guard: is('pinNeeded'),
            target: 'repricing',
            actions: [{ type: 'askPin', params: outcome('pinNeeded') }, returned],
          },
          { guard: is('orderDiffers'), target: 'outdated' },
          {
            guard: is('declined'),
            target: 'filling.declined',
            actions: [{ type: 'setDeclined', params: outcome('declined') }, 'reloadSpent'],
          },
          { guard: is('unauthorized'), target: 'filling.unauthorized', actions: 'reloadSpent' },
          { guard: is('cardInvalid'), target: 'filling.cardInvalid' },
          { guard: is('cardNeeded'), target: 'filling.cardNeeded', actions: 'reloadPayment' },
        ],
        onError: { target: 'filling.unsaved', actions: 'reloadSpent' },
      },
    },
    inquiring: {
      description: 'The server is asked what came of the order that another tab has sent (SUBMIT-01).',
      exit: 'setAgreed',
      on: heardBySubmission,
      invoke: {
        id: 'submit',
        src: 'submit',
        input: inquiryInput,
        onDone: [
          { guard: is('placed'), target: 'placed' },
          { guard: is('orderDiffers'), target: 'outdated' },
          {
            guard: is('declined'),
            target: 'filling.declined',
            actions: { type: 'setDeclined', params: outcome('declined') },
          },
          { guard: is('left'), target: 'repricing', actions: returned },
          { guard: is('rescheduled'), target: 'repricing', actions: returned },
          { guard: is('pinNeeded'), target: 'repricing', actions: returned },
          { guard: is('unauthorized'), target: 'repricing', actions: returned },
          { guard: is('cardInvalid'), target: 'repricing', actions: returned },
          { guard: is('cardNeeded'), target: 'repricing', actions: returned },
        ],
        onError: 'filling.unsaved',
      },
    },
    rescheduling: {
      description: 'The later time goes into the cart, and the order is placed where nothing else is new (SUBMIT-12).',
      on: { 'cart.changed': { target: 'rescheduling', reenter: true } },
      invoke: {
        id: 'saveCart',
        src: 'saveCart',
        input: saveInput,
        onDone: [
          {
            guard: isRescheduledAsAgreed,
            target: 'submitting',
            actions: [{ type: 'setPrice', params: outcome('saved') }, 'clearTime'],
          },
          {
            guard: is('saved'),
            target: 'filling.rescheduled',
            actions: { type: 'setPrice', params: outcome('saved') },
          },
          ...ends,
          { guard: is('refused'), target: 'filling.refused', actions: { type: 'setReason', params: outcome('refused') } },
          { guard: is('unauthorized'), target: 'filling.unauthorized' },
          { guard: is('unsent'), target: 'filling.timeUnsaved' },
        ],
        onError: 'filling.unsaved',
      },
    },
    placed: {
      type: 'final',
      output: ({ context: { cartId }, event }: { context: CheckoutContext; event: unknown }): CheckoutOutput => ({
        kind: 'placed',
        cartId,
        orderId: answerIn<{ kind: 'placed'; orderId: string }>(event).orderId,
      }),
    },
    outdated: {
      description:
        'The cart is for another cafe, destination or time than the order in hand, or holds other food than the guest saw: nothing is placed.',
      type: 'final',
      output: { kind: 'orderDiffers' } satisfies CheckoutOutput,
    },
    left: { type: 'final', output: { kind: 'left' } satisfies CheckoutOutput },
  },
  output: finalOutput<CheckoutOutput>,
});

import { assign, emit, setup, type DoneActorEvent } from 'xstate';
import { tipFor } from '#domain/cart/create.ts';
import type { TypedDetails } from '#domain/checkout/details.ts';
import type { TipChoice } from '#domain/checkout/tip.ts';
import type { Cents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { rescheduledTo } from '#domain/order/cart-order.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { given, is, the } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import { submitMachine } from '../submit/submit.machine.ts';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutForm,
  CheckoutInput,
  CheckoutOutput,
  PriceCartInput,
  PriceCartResult,
  SaveCartInput,
  SaveCartResult,
} from './checkout.types.ts';

interface Price {
  readonly total: Cents;
  readonly tip: Cents;
  readonly tipPercent: number | null;
}
interface InContext {
  readonly context: CheckoutContext;
}
type Answered<Result> = InContext & { readonly event: DoneActorEvent<Result> };

const priceInput = ({ context: { cartId, order, isReturn, tipPercent, pricedTip } }: InContext): PriceCartInput => ({
  cartId,
  order,
  isFirstCheckout: !isReturn,
  tipChoice: { percent: tipPercent, tip: pricedTip },
});

/** Writes the tip, the form where it was submitted, and an accepted time that the cart may not have yet. */
const saveInput = ({ context: { cartId, order, tip, tipPercent, form, at } }: InContext): SaveCartInput => ({
  cartId,
  order,
  tipChoice: { percent: tipPercent, tip },
  form,
  at,
});

const isSavedAsAgreed = ({ context, event: { output } }: Answered<SaveCartResult>) =>
  output.kind === 'saved' && output.total === context.total;

/** Nothing but the tip is new in the total. */
const isOnlyTipNew = ({ context, event: { output } }: Answered<SaveCartResult>) =>
  output.kind === 'saved' && output.total - output.tip === must(context.total, 'total') - context.pricedTip;

const isPricedAsBefore = ({ context, event: { output } }: Answered<PriceCartResult>) =>
  output.kind === 'priced' && output.total === context.total;

/** Paying: the cart with its tax, who it is for, a tip, the card, and then the order (CHECKOUT, SUBMIT). */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as CheckoutEvent,
    output: {} as CheckoutOutput,
    emitted: {} as CheckoutEmitted,
    children: {} as { submit: 'submit' },
  },
  actors: {
    priceCart: port<PriceCartInput, PriceCartResult>('priceCart'),
    saveCart: port<SaveCartInput, SaveCartResult>('saveCart'),
    submit: submitMachine,
  },
  guards: {
    // A time that was accepted here comes back as the same order.
    isOtherOrder: ({ context }, { order }: { order: SetUpOrder }) => context.order !== order,
  },
  actions: {
    setPrice: assign(({ context }, { total, tip, tipPercent }: Price) => ({
      total,
      tip,
      tipPercent,
      pricedTip: tip,
      formerTotal: context.total,
      isReturn: true,
      reasonCode: null,
    })),
    setTip: assign(({ context }, { tip, percent }: TipChoice) => ({
      tip: tipFor(context.order.destination, tip),
      tipPercent: percent,
    })),
    setTyped: assign(({ context }, { typed }: { typed: TypedDetails }) => ({ typed: { ...context.typed, ...typed } })),
    setForm: assign((_, { form, cardId }: { form: CheckoutForm; cardId: string | null }) => ({ form, cardId })),
    clearForm: assign({ form: null }),
    setReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    // The order is for the accepted time even where the answer of the cart is lost.
    setTime: assign(({ context }, { at }: { at: string }) => ({ at, order: rescheduledTo(context.order, at) })),
    clearTime: assign({ at: null }),
    setOrder: assign((_, { order }: { order: SetUpOrder }) => ({ order, at: null })),
    emitRescheduled: emit(({ context: { order } }) => ({ type: 'order.rescheduled', order })),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input: { cartId, order, typed = {}, isReturn = false, tipChoice = { percent: 0, tip: 0 } } }) => ({
    cartId,
    order,
    typed,
    isReturn,
    form: null,
    tip: tipChoice.tip,
    tipPercent: tipChoice.percent,
    pricedTip: tipChoice.tip,
    total: null,
    formerTotal: null,
    cardId: null,
    at: null,
    reasonCode: null,
  }),
  initial: 'pricing',
  on: {
    'details.typed': { actions: { type: 'setTyped', params: given } },
    'order.changed': { guard: { type: 'isOtherOrder', params: given }, target: '.pricing', actions: { type: 'setOrder', params: given } },
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
          { guard: is('priced'), target: 'filling', actions: { type: 'setPrice', params: the('priced') } },
          { guard: is('placed'), target: 'placed' },
          { guard: is('orderDiffers'), target: 'outdated' },
          { guard: is('refused'), target: 'blocked', actions: { type: 'setReason', params: the('refused') } },
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
      on: { 'cart.changed': 'pricing', 'checkout.left': 'left' },
    },
    filling: {
      description: 'The guest says who it is for and how they pay.',
      initial: 'fresh',
      on: {
        'tip.chosen': { target: 'savingTip', actions: { type: 'setTip', params: given } },
        'form.submitted': { target: 'saving', actions: { type: 'setForm', params: given } },
        'cart.changed': 'repricing',
        'checkout.left': 'left',
      },
      states: {
        fresh: {},
        tipUnsaved: {},
        unsaved: {},
        unsent: { description: 'No answer about the form: nothing was ordered by this press.' },
        refused: {},
        declined: {},
        cardNeeded: {},
        rescheduled: {},
        repriced: { description: 'The total changed while the guest was at the form.' },
        totalChanged: {
          description:
            'The total changed after a press, and by more than a tip that was chosen: the guest agrees by pressing the button again, or goes back.',
        },
      },
    },
    repricing: {
      description: 'The cart may have changed elsewhere: the total on the button follows.',
      on: {
        'cart.changed': { target: 'repricing', reenter: true },
        // Saving compares the total with the one on the button, so a press in this moment need not wait.
        'form.submitted': { target: 'saving', actions: { type: 'setForm', params: given } },
      },
      invoke: {
        id: 'priceCart',
        src: 'priceCart',
        input: priceInput,
        onDone: [
          { guard: isPricedAsBefore, target: 'filling', actions: { type: 'setPrice', params: the('priced') } },
          { guard: is('priced'), target: 'filling.repriced', actions: { type: 'setPrice', params: the('priced') } },
          { guard: is('placed'), target: 'placed' },
          { guard: is('orderDiffers'), target: 'outdated' },
          { guard: is('refused'), target: 'blocked', actions: { type: 'setReason', params: the('refused') } },
        ],
        onError: 'filling.unsaved',
      },
    },
    savingTip: {
      description: 'The tip goes into the cart.',
      on: { 'cart.changed': { target: 'savingTip', reenter: true } },
      invoke: {
        id: 'saveCart',
        src: 'saveCart',
        input: saveInput,
        onDone: [
          { guard: isOnlyTipNew, target: 'filling', actions: { type: 'setPrice', params: the('saved') } },
          { guard: is('saved'), target: 'filling.totalChanged', actions: { type: 'setPrice', params: the('saved') } },
          { guard: is('placed'), target: 'placed' },
          { guard: is('orderDiffers'), target: 'outdated' },
          { guard: is('refused'), target: 'filling.refused', actions: { type: 'setReason', params: the('refused') } },
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
            actions: [{ type: 'setPrice', params: the('saved') }, 'clearTime'],
          },
          { guard: is('saved'), target: 'filling.totalChanged', actions: { type: 'setPrice', params: the('saved') } },
          { guard: is('placed'), target: 'placed' },
          { guard: is('orderDiffers'), target: 'outdated' },
          { guard: is('refused'), target: 'filling.refused', actions: { type: 'setReason', params: the('refused') } },
          { guard: is('unsent'), target: 'filling.unsent' },
        ],
        onError: 'filling.unsaved',
      },
    },
    submitting: {
      description: 'The order is placed, or why not is said.',
      on: { 'order.changed': { actions: { type: 'setOrder', params: given } } },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context: { cartId, total, cardId } }) => ({ cartId, total: must(total, 'total'), cardId }),
        onDone: [
          { guard: is('placed'), target: 'placed' },
          {
            guard: is('rescheduled'),
            target: 'rescheduling',
            actions: [{ type: 'setTime', params: the('rescheduled') }, 'emitRescheduled'],
          },
          { guard: is('left'), target: 'repricing' },
          { guard: is('declined'), target: 'filling.declined' },
          { guard: is('cardNeeded'), target: 'filling.cardNeeded' },
        ],
        onError: 'filling.unsaved',
      },
    },
    rescheduling: {
      description: 'The later time goes into the cart (SUBMIT-12).',
      on: { 'cart.changed': { target: 'rescheduling', reenter: true } },
      invoke: {
        id: 'saveCart',
        src: 'saveCart',
        input: saveInput,
        onDone: [
          {
            guard: is('saved'),
            target: 'filling.rescheduled',
            actions: { type: 'setPrice', params: the('saved') },
          },
          { guard: is('placed'), target: 'placed' },
          { guard: is('orderDiffers'), target: 'outdated' },
          { guard: is('refused'), target: 'filling.refused', actions: { type: 'setReason', params: the('refused') } },
          { guard: is('unsent'), target: 'filling.unsaved' },
        ],
        onError: 'filling.unsaved',
      },
    },
    placed: {
      type: 'final',
      output: ({ event }: { event: unknown }): CheckoutOutput => ({
        kind: 'placed',
        orderId: (event as DoneActorEvent<{ kind: 'placed'; orderId: string }>).output.orderId,
      }),
    },
    outdated: {
      description: 'The cart is for another cafe, destination or time than the order in hand: nothing is placed.',
      type: 'final',
      output: { kind: 'orderDiffers' } satisfies CheckoutOutput,
    },
    left: { type: 'final', output: { kind: 'left' } satisfies CheckoutOutput },
  },
  output: ({ event }) => event.output as CheckoutOutput,
});

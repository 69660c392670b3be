import { assign, setup, type DoneActorEvent } from 'xstate';
import type { Cents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { tipFor } from '#domain/cart/create.ts';
import { given, is, the } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import { submitMachine } from '../submit/submit.machine.ts';
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutForm,
  CheckoutInput,
  CheckoutOutput,
  PriceCartInput,
  PriceCartResult,
  SaveCartInput,
  SaveCartResult,
} from './checkout.types.ts';

const saveInput = ({ context: { cartId, order, tip, form, at } }: { context: CheckoutContext }): SaveCartInput => ({
  cartId,
  order,
  tip,
  form,
  at,
});

/** Paying: the cart with its tax, who it is for, a tip, the card, and then the order (CHECKOUT, SUBMIT). */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as CheckoutEvent,
    output: {} as CheckoutOutput,
    children: {} as { submit: 'submit' },
  },
  actors: {
    priceCart: port<PriceCartInput, PriceCartResult>('priceCart'),
    saveCart: port<SaveCartInput, SaveCartResult>('saveCart'),
    submit: submitMachine,
  },
  actions: {
    keepTotal: assign((_, { total }: { total: Cents }) => ({ total, reasonCode: null })),
    keepTip: assign(({ context }, { tip }: { tip: Cents }) => ({ tip: tipFor(context.order.destination, tip) })),
    keepForm: assign((_, { form, cardId }: { form: CheckoutForm; cardId: string | null }) => ({ form, cardId })),
    keepReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    keepTime: assign((_, { at }: { at: string }) => ({ at })),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...input, form: null, tip: 0, total: null, cardId: null, at: null, reasonCode: null }),
  initial: 'pricing',
  states: {
    pricing: {
      description: 'The server works out what it costs, with tax (CHECKOUT-02).',
      on: { 'checkout.left': 'left' },
      invoke: {
        id: 'priceCart',
        src: 'priceCart',
        input: ({ context: { cartId } }) => ({ cartId }),
        onDone: [
          { guard: is('priced'), target: 'filling', actions: { type: 'keepTotal', params: the('priced') } },
          { guard: is('placed'), target: 'placed' },
          { guard: is('refused'), target: 'blocked', actions: { type: 'keepReason', params: the('refused') } },
        ],
        onError: 'unpriced',
      },
    },
    unpriced: {
      description: 'No price came; the guest tries again.',
      on: { 'checkout.retried': 'pricing', 'checkout.left': 'left' },
    },
    blocked: {
      description: 'The cart cannot be ordered as it is; the guest reads why and goes back to it (CHECKOUT-01).',
      on: { 'checkout.left': 'left' },
    },
    filling: {
      description: 'The guest says who it is for and how they pay.',
      initial: 'fresh',
      on: {
        'tip.chosen': { target: 'savingTip', actions: { type: 'keepTip', params: given } },
        'form.submitted': { target: 'saving', actions: { type: 'keepForm', params: given } },
        'checkout.left': 'left',
      },
      states: { fresh: {}, tipUnsaved: {}, unsaved: {}, refused: {}, declined: {}, cardNeeded: {}, rescheduled: {} },
    },
    savingTip: {
      description: 'The tip goes into the cart.',
      invoke: {
        id: 'saveCart',
        src: 'saveCart',
        input: saveInput,
        onDone: [
          { guard: is('saved'), target: 'filling', actions: { type: 'keepTotal', params: the('saved') } },
          { guard: is('placed'), target: 'placed' },
          { guard: is('refused'), target: 'filling.refused', actions: { type: 'keepReason', params: the('refused') } },
        ],
        onError: 'filling.tipUnsaved',
      },
    },
    saving: {
      description: 'Who it is for goes into the cart.',
      invoke: {
        id: 'saveCart',
        src: 'saveCart',
        input: saveInput,
        onDone: [
          { guard: is('saved'), target: 'submitting', actions: { type: 'keepTotal', params: the('saved') } },
          { guard: is('placed'), target: 'placed' },
          { guard: is('refused'), target: 'filling.refused', actions: { type: 'keepReason', params: the('refused') } },
        ],
        onError: 'filling.unsaved',
      },
    },
    submitting: {
      description: 'The order is placed, or why not is said.',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context: { cartId, total, cardId } }) => ({ cartId, total: must(total, 'total'), cardId }),
        onDone: [
          { guard: is('placed'), target: 'placed' },
          { guard: is('rescheduled'), target: 'rescheduling', actions: { type: 'keepTime', params: the('rescheduled') } },
          { guard: is('left'), target: 'filling' },
          { guard: is('declined'), target: 'filling.declined' },
          { guard: is('cardNeeded'), target: 'filling.cardNeeded' },
        ],
        onError: 'filling.unsaved',
      },
    },
    rescheduling: {
      description: 'The later time goes into the cart.',
      invoke: {
        id: 'saveCart',
        src: 'saveCart',
        input: saveInput,
        onDone: [
          { guard: is('saved'), target: 'filling.rescheduled', actions: { type: 'keepTotal', params: the('saved') } },
          { guard: is('placed'), target: 'placed' },
          { guard: is('refused'), target: 'filling.refused', actions: { type: 'keepReason', params: the('refused') } },
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
    left: { type: 'final', output: { kind: 'left' } satisfies CheckoutOutput },
  },
  output: ({ event }) => event.output as CheckoutOutput,
});

import { assign, emit, setup } from 'xstate';
import { must } from '#domain/must.ts';
import type { EntryKind } from '#domain/payment/stored.ts';
import { eventParams, faultOf, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import { payPalMachine } from '../pay-pal/pay-pal.machine.ts';
import { paymentEntryMachine } from '../payment-entry/payment-entry.machine.ts';
import type {
  RemoveInput,
  RemoveResult,
  StoredPaymentsContext,
  StoredPaymentsEmitted,
  StoredPaymentsEvent,
  StoredTarget,
} from './stored-payments.types.ts';

/** The payments of an account: added, changed, deleted, one at a time (PAYSTORED-18). */
export const storedPaymentsMachine = setup({
  types: {
    context: {} as StoredPaymentsContext,
    events: {} as StoredPaymentsEvent,
    emitted: {} as StoredPaymentsEmitted,
    children: {} as { paymentEntry: 'paymentEntry'; payPal: 'payPal' },
  },
  actors: { paymentEntry: paymentEntryMachine, payPal: payPalMachine, remove: port<RemoveInput, RemoveResult>('remove') },
  actions: {
    setEntry: assign((_, { kind, id }: { kind: EntryKind; id: string | null }) => ({ entry: { kind, id }, target: null, news: null })),
    setTarget: assign((_, { kind, id }: StoredTarget) => ({ target: { kind, id }, entry: null, news: null })),
    setReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    setKept: assign(({ context }) => {
      const { kind, id } = must(context.entry, 'entry');
      return { entry: null, news: { kind, change: id === null ? ('added' as const) : ('updated' as const) } };
    }),
    setConnected: assign({ news: { kind: 'payPal', change: 'added' } }),
    clearNews: assign({ news: null }),
    setDeleted: assign(({ context }) => ({
      target: null,
      news: { kind: must(context.target, 'target').kind, change: 'deleted' as const },
    })),
    clear: assign({ entry: null, target: null }),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found' as const, ...fault })),
  },
}).createMachine({
  id: 'storedPayments',
  context: { entry: null, target: null, news: null, reasonCode: null },
  initial: 'listing',
  states: {
    listing: {
      description: 'What is stored, and what has just changed (PAYSTORED-01).',
      initial: 'rested',
      on: {
        'entry.opened': { target: 'entering', actions: { type: 'setEntry', params: eventParams } },
        'deletion.opened': { target: 'asking', actions: { type: 'setTarget', params: eventParams } },
        'payPal.opened': { target: 'connecting', actions: 'clearNews' },
      },
      states: { rested: {}, gone: { description: 'What was to be changed is not in the account any more.' } },
    },
    entering: {
      description: 'A payment is typed, new or changed, in the place of its row.',
      on: { 'deletion.opened': { target: 'asking', actions: { type: 'setTarget', params: eventParams } } },
      invoke: {
        id: 'paymentEntry',
        src: 'paymentEntry',
        input: ({ context }) => must(context.entry, 'entry'),
        onDone: [
          { guard: is('saved'), target: 'listing', actions: 'setKept' },
          { guard: is('gone'), target: 'listing.gone', actions: 'clear' },
          { guard: is('left'), target: 'listing', actions: 'clear' },
        ],
        onError: { target: 'listing', actions: ['clear', { type: 'emitFault', params: faultOf('paymentEntry') }] },
      },
    },
    connecting: {
      description: 'The member agrees with PayPal.',
      invoke: {
        id: 'payPal',
        src: 'payPal',
        onDone: [
          { guard: is('saved'), target: 'listing', actions: 'setConnected' },
          { guard: is('left'), target: 'listing' },
        ],
        onError: { target: 'listing', actions: { type: 'emitFault', params: faultOf('payPal') } },
      },
    },
    asking: {
      description: 'Whether it is to be deleted, and why it was not before.',
      initial: 'fresh',
      on: { 'deletion.confirmed': 'deleting', 'deletion.left': { target: 'listing', actions: 'clear' } },
      states: {
        fresh: {},
        assigned: { description: 'A subscription pays with it, so that it stays (PAYSTORED-18).' },
        refused: {},
        unreachable: {},
      },
    },
    deleting: {
      description: 'The server is told.',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => must(context.target, 'target'),
        onDone: [
          { guard: is('deleted'), target: 'listing', actions: 'setDeleted' },
          { guard: is('assigned'), target: 'asking.assigned' },
          { guard: is('refused'), target: 'asking.refused', actions: { type: 'setReason', params: outcome('refused') } },
        ],
        onError: 'asking.unreachable',
      },
    },
  },
});

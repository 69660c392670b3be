import { assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { answerIn, eventParams, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  PaymentEntryContext,
  PaymentEntryEvent,
  PaymentEntryInput,
  PaymentEntryOutput,
  SaveEntryInput,
  SaveEntryResult,
} from './payment-entry.types.ts';

/** One payment for an account, new or changed, or for a checkout. What is typed stays in the form and in the vault. */
export const paymentEntryMachine = setup({
  types: {
    context: {} as PaymentEntryContext,
    input: {} as PaymentEntryInput,
    events: {} as PaymentEntryEvent,
    output: {} as PaymentEntryOutput,
  },
  actors: { save: port<SaveEntryInput, SaveEntryResult>('save') },
  actions: {
    setSecret: assign((_, { secretId }: { secretId: string }) => ({ secretId })),
    setReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
  },
}).createMachine({
  id: 'paymentEntry',
  context: ({ input }) => ({ ...input, secretId: null, reasonCode: null }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The member types it, and why it was not kept before (PAYSTORED-04).',
      initial: 'fresh',
      on: {
        'entry.submitted': { target: 'saving', actions: { type: 'setSecret', params: eventParams } },
        'entry.left': 'left',
      },
      states: {
        fresh: {},
        invalid: { description: 'The server does not take the number (PAYSTORED-19).' },
        declined: { description: 'The bank does not take the card.' },
        refused: {},
        unreachable: { description: 'No answer came, and it was not kept; what was typed is still in the form.' },
        unknown: { description: 'No answer says whether it was kept: another press looks first, and adds nothing twice.' },
      },
    },
    saving: {
      description: 'On its way to the server (PAYSTORED-18).',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { kind, id, secretId } }) => ({ kind, id, secretId: must(secretId, 'secretId') }),
        onDone: [
          { guard: is('saved'), target: 'saved' },
          { guard: is('gone'), target: 'gone' },
          { guard: is('invalid'), target: 'filling.invalid' },
          { guard: is('declined'), target: 'filling.declined' },
          { guard: is('unknown'), target: 'filling.unknown' },
          { guard: is('refused'), target: 'filling.refused', actions: { type: 'setReason', params: outcome('refused') } },
        ],
        onError: 'filling.unreachable',
      },
    },
    saved: {
      type: 'final',
      output: ({ event }: { event: unknown }): PaymentEntryOutput => ({
        kind: 'saved',
        held: answerIn<Extract<SaveEntryResult, { kind: 'saved' }>>(event).held,
      }),
    },
    gone: { type: 'final', output: { kind: 'gone' } satisfies PaymentEntryOutput },
    left: { type: 'final', output: { kind: 'left' } satisfies PaymentEntryOutput },
  },
  output: finalOutput<PaymentEntryOutput>,
});

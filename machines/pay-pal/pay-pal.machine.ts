import { assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { answerIn, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type { AgreeResult, ApprovalInput, AskResult, BeginResult, PayPalContext, PayPalEvent, PayPalOutput } from './pay-pal.types.ts';

/** A billing agreement with PayPal: asked for, approved at PayPal, kept in the account, or for one checkout by a guest (C-93, C-83, C-84). */
export const payPalMachine = setup({
  types: { context: {} as PayPalContext, events: {} as PayPalEvent, output: {} as PayPalOutput },
  actors: {
    begin: port<void, BeginResult>('begin'),
    ask: port<ApprovalInput, AskResult>('ask'),
    agree: port<ApprovalInput, AgreeResult>('agree'),
  },
  actions: { setSecret: assign((_, { secretId }: { secretId: string }) => ({ secretId })) },
}).createMachine({
  id: 'payPal',
  context: { secretId: null },
  initial: 'beginning',
  states: {
    beginning: {
      description: 'The server begins an agreement (C-93).',
      on: { 'payPal.left': 'left' },
      invoke: {
        id: 'begin',
        src: 'begin',
        onDone: [
          { guard: is('begun'), target: 'asking', actions: { type: 'setSecret', params: outcome('begun') } },
          { guard: is('unavailable'), target: 'unavailable' },
        ],
        onError: 'failed',
      },
    },
    asking: {
      description: 'PayPal asks the member, in a frame of its own.',
      on: { 'payPal.left': 'left' },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ secretId: must(context.secretId, 'secretId') }),
        onDone: [
          { guard: is('approved'), target: 'agreeing' },
          { guard: is('dismissed'), target: 'left' },
        ],
        onError: 'failed',
      },
    },
    agreeing: {
      description: 'The account of a member keeps the agreement, once; that of a guest lasts for the checkout (C-83, C-84, ALLOC-11).',
      invoke: {
        id: 'agree',
        src: 'agree',
        input: ({ context }) => ({ secretId: must(context.secretId, 'secretId') }),
        onDone: [
          { guard: is('agreed'), target: 'saved' },
          { guard: is('unknown'), target: 'unknown' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'PayPal or the server did not answer, or said no.',
      on: { 'payPal.retried': 'beginning', 'payPal.left': 'left' },
    },
    unknown: {
      description: 'No answer says whether the account keeps it: another try looks first (PAYSTORED-18).',
      on: { 'payPal.retried': 'beginning', 'payPal.left': 'left' },
    },
    unavailable: { description: 'This site has no PayPal.', on: { 'payPal.left': 'left' } },
    saved: {
      type: 'final',
      output: ({ event }: { event: unknown }): PayPalOutput => ({
        kind: 'saved',
        held: answerIn<Extract<AgreeResult, { kind: 'agreed' }>>(event).held,
      }),
    },
    left: { type: 'final', output: { kind: 'left' } satisfies PayPalOutput },
  },
  output: finalOutput<PayPalOutput>,
});

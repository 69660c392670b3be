import { assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { eventParams, finalOutput, is } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  ConfirmEmailInput,
  ConfirmEmailResult,
  EmailConfirmationContext,
  EmailConfirmationEvent,
  EmailConfirmationInput,
  EmailConfirmationOutput,
  ResendLinkInput,
  ResendLinkResult,
} from './email-confirmation.types.ts';

/** Confirmation of an email address by the link in it (SIGNUP-04, SIGNUP-05, QUERY-04). */
export const emailConfirmationMachine = setup({
  types: {
    context: {} as EmailConfirmationContext,
    events: {} as EmailConfirmationEvent,
    input: {} as EmailConfirmationInput,
    output: {} as EmailConfirmationOutput,
  },
  actors: {
    confirmEmail: port<ConfirmEmailInput, ConfirmEmailResult>('confirmEmail'),
    resendLink: port<ResendLinkInput, ResendLinkResult>('resendLink'),
  },
  actions: { setEmail: assign((_, { email }: { email: string }) => ({ email })) },
}).createMachine({
  id: 'emailConfirmation',
  context: ({ input }) => ({ ...input, email: null }),
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The server looks at the link.',
      on: { 'confirmation.closed': 'closed' },
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context: { tokenId } }) => ({ tokenId }),
        onDone: [
          { guard: is('confirmed'), target: 'confirmed' },
          { guard: is('unknown'), target: 'asking' },
        ],
        onError: 'unreachable',
      },
    },
    unreachable: {
      description: 'No answer came; the link is as good as before.',
      on: { 'confirmation.retried': 'confirming', 'confirmation.closed': 'closed' },
    },
    confirmed: {
      description: 'The email is confirmed.',
      on: { 'signIn.requested': 'signIn', 'confirmation.closed': 'closed' },
    },
    asking: {
      description: 'The link is of no use; another one can be had.',
      initial: 'fresh',
      on: {
        'resend.requested': { target: 'resending', actions: { type: 'setEmail', params: eventParams } },
        'confirmation.closed': 'closed',
      },
      states: { fresh: {}, unsent: {} },
    },
    resending: {
      description: 'Another link goes out.',
      on: { 'confirmation.closed': 'closed' },
      invoke: {
        id: 'resendLink',
        src: 'resendLink',
        input: ({ context }) => ({ email: must(context.email, 'email') }),
        onDone: { guard: is('sent'), target: 'sent' },
        onError: 'asking.unsent',
      },
    },
    sent: { description: 'Another link is on its way.', on: { 'confirmation.closed': 'closed' } },
    signIn: { type: 'final', output: { kind: 'signIn' } satisfies EmailConfirmationOutput },
    closed: { type: 'final', output: { kind: 'closed' } satisfies EmailConfirmationOutput },
  },
  output: finalOutput<EmailConfirmationOutput>,
});

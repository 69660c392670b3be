import { assertEvent, assign, emit, setup } from 'xstate';
import type { CallFailure } from '#domain/app/call-failure.ts';
import { must } from '#domain/must.ts';
import type { MemberSession } from '#domain/session/member.ts';
import { eventParams, failure, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  RegisterInput,
  RegisterResult,
  ResendInput,
  ResendResult,
  SignUpContext,
  SignUpEmitted,
  SignUpEvent,
  SignUpForm,
  SignUpInput,
  SignUpOutput,
} from './sign-up.types.ts';

/** Becoming a member, and confirming the email (SIGNUP). */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as SignUpInput,
    output: {} as SignUpOutput,
    emitted: {} as SignUpEmitted,
  },
  actors: {
    register: port<RegisterInput, RegisterResult>('register'),
    resend: port<ResendInput, ResendResult>('resend'),
  },
  guards: { isPending: ({ context }) => context.email !== null },
  actions: {
    setForm: assign((_, { form }: { form: SignUpForm }) => ({ form })),
    setEmail: assign(({ context }) => ({ email: must(context.form, 'form').email })),
    setTyped: assign((_, { email }: { email: string | null }) => ({ email })),
    setReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    emitFailure: emit((_, params: { failure: CallFailure }) => ({ type: 'api.failed', failure: params.failure })),
    setSession: assign((_, { session }: { session: MemberSession }) => ({ session })),
  },
}).createMachine({
  id: 'signUp',
  context: ({ input: { pendingEmail, email } }) => ({
    form: email === null ? null : { firstName: '', lastName: '', email, phone: '', wantsMail: false },
    email: pendingEmail,
    reasonCode: null,
    session: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isPending', target: 'confirming' }, { target: 'filling' }] },
    filling: {
      description: 'The visitor says who they are.',
      initial: 'fresh',
      on: {
        'form.submitted': { target: 'registering', actions: { type: 'setForm', params: eventParams } },
        'signIn.requested': { target: 'signIn', actions: { type: 'setTyped', params: eventParams } },
        'signUp.skipped': 'closed',
      },
      states: { fresh: {}, taken: {}, missing: {}, refused: {}, unreachable: {} },
    },
    registering: {
      description: 'The server makes the account (SIGNUP-02).',
      on: { 'signUp.skipped': 'closed' },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return { form: event.form, password: event.password };
        },
        onDone: [
          { guard: is('session'), target: 'signedIn', actions: { type: 'setSession', params: outcome('session') } },
          { guard: is('pending'), target: 'confirming', actions: 'setEmail' },
          { guard: is('taken'), target: 'filling.taken', actions: { type: 'emitFailure', params: outcome('taken') } },
          { guard: is('missing'), target: 'filling.missing', actions: { type: 'emitFailure', params: outcome('missing') } },
          {
            guard: is('refused'),
            target: 'filling.refused',
            actions: [
              { type: 'setReason', params: outcome('refused') },
              { type: 'emitFailure', params: outcome('refused') },
            ],
          },
        ],
        onError: { target: 'filling.unreachable', actions: { type: 'emitFailure', params: failure } },
      },
    },
    confirming: {
      description: 'An email with a link is on its way (SIGNUP-01).',
      initial: 'fresh',
      on: { 'resend.requested': 'resending', 'signIn.requested': 'signIn', 'signUp.skipped': 'closed' },
      states: { fresh: {}, resent: {}, unsent: {} },
    },
    resending: {
      description: 'Another one goes out (SIGNUP-04).',
      on: { 'signIn.requested': 'signIn', 'signUp.skipped': 'closed' },
      invoke: {
        id: 'resend',
        src: 'resend',
        input: ({ context }) => ({ email: must(context.email, 'email') }),
        onDone: { guard: is('sent'), target: 'confirming.resent' },
        onError: 'confirming.unsent',
      },
    },
    signedIn: { type: 'final', output: ({ context }): SignUpOutput => ({ kind: 'signedIn', session: must(context.session, 'session') }) },
    signIn: { type: 'final', output: ({ context: { email } }): SignUpOutput => ({ kind: 'signIn', email }) },
    closed: { type: 'final', output: { kind: 'closed' } satisfies SignUpOutput },
  },
  output: finalOutput<SignUpOutput>,
});

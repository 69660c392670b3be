import { assertEvent, assign, emit, setup } from 'xstate';
import { must } from '#domain/must.ts';
import type { CallFailure } from '#domain/app/call-failure.ts';
import { hasFailedTooOften } from '#domain/session/expiry.ts';
import { FRAUD_COLLECTION_MS } from '#domain/session/fraud.ts';
import type { MemberSession } from '#domain/session/member.ts';
import { answerIn, eventParams, failure, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import { verificationMachine } from '../verification/verification.machine.ts';
import type { VerificationInput } from '../verification/verification.types.ts';
import type {
  LinkSociallyInput,
  LinkSociallyResult,
  LogInInput,
  LogInResult,
  LogInSociallyInput,
  LogInSociallyResult,
  RegisterSociallyInput,
  RegisterSociallyResult,
  SignInContext,
  SignInEmitted,
  SignInEvent,
  SignInInput,
  SignInOutput,
  SocialAccount,
} from './sign-in.types.ts';

const end = <Output extends SignInOutput>(output: Output) => ({ type: 'final', output }) as const;

/** The second step alone, for a member whose call the server holds back (SESSION-12). */
const triggered: VerificationInput = {
  source: 'MFA_TRIGGER',
  loginTokenId: null,
  methods: [{ type: 'SMS', isDefaultMfaType: true }],
  isOptional: false,
  phoneId: null,
  lastFour: null,
};

const providerIn = ({ social }: SignInContext) => must(social, 'social').provider;

/** Signing in, for the first time or once more (SIGNIN, REAUTH). */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    output: {} as SignInOutput,
    emitted: {} as SignInEmitted,
    children: {} as { verification: 'verification' },
  },
  actors: {
    collectFraudSession: port<void, { kind: 'collected' }>('collectFraudSession'),
    logIn: port<LogInInput, LogInResult>('logIn'),
    logInSocially: port<LogInSociallyInput, LogInSociallyResult>('logInSocially'),
    linkSocially: port<LinkSociallyInput, LinkSociallyResult>('linkSocially'),
    registerSocially: port<RegisterSociallyInput, RegisterSociallyResult>('registerSocially'),
    verification: verificationMachine,
    pause: waits.pause,
  },
  guards: {
    isVerifyOnly: ({ context }) => context.variant === 'verify',
    isAgain: ({ context }) => context.variant === 'expired',
    isExhausted: ({ context }) => context.member?.isPersistent === true && hasFailedTooOften(context.failures),
    hasSocial: ({ context }) => context.social !== null,
    isGuestAllowed: ({ context }) => context.isGuestAllowed,
    canOrderAsGuest: ({ context }) => !context.isGuestAllowed && context.canOrderAsGuest,
    isKnown: ({ context }) => context.member !== null,
    isStranger: ({ context }) => context.member === null,
    isLastFailure: ({ context, event }) =>
      'output' in event &&
      answerIn<LogInResult>(event).kind === 'refused' &&
      context.member?.isPersistent === true &&
      hasFailedTooOften(context.failures + 1),
    isVerifiedAgain: ({ event }) => 'output' in event && answerIn<{ session: unknown }>(event).session === null,
  },
  actions: {
    setEmail: assign(({ context }, { username }: { username: string | null }) => ({
      email: context.member?.username ?? must(username, 'username'),
    })),
    setTyped: assign(({ context }, { email }: { email: string | null }) => ({ email: context.member?.username ?? email })),
    setChallenge: assign((_, { challenge }: { challenge: VerificationInput }) => ({ challenge })),
    setSession: assign((_, { session }: { session: MemberSession | null }) => ({ session })),
    setSocial: assign((_, { account }: { account: SocialAccount }) => ({ social: account })),
    clearSocial: assign({ social: null }),
    setReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    countFailure: assign(({ context }) => ({ failures: context.failures + (context.member?.isPersistent === true ? 1 : 0) })),
    emitFailure: emit((_, params: { failure: CallFailure }) => ({ type: 'login.failed', failure: params.failure })),
    emitLinked: emit(({ context }) => ({ type: 'social.linked', provider: providerIn(context) })),
    emitNotLinked: emit(({ context }) => ({ type: 'social.notLinked', provider: providerIn(context) })),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    ...input,
    reasonCode: null,
    challenge: null,
    social: null,
    session: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isVerifyOnly', target: 'verifying' },
        { guard: 'isExhausted', target: 'exhausted' },
        { target: 'asking.collecting' },
      ],
    },
    asking: {
      description: 'The visitor types who they are; both fields are required, and with errors nothing can be sent (SIGNIN-09, SIGNIN-10).',
      initial: 'ready',
      on: {
        'password.forgotten': { target: 'forgotten', actions: { type: 'setTyped', params: eventParams } },
        'signUp.requested': { guard: 'isStranger', target: 'signUp', actions: { type: 'setTyped', params: eventParams } },
        'guest.continued': { guard: 'isGuestAllowed', target: 'guest' },
        'guest.ordered': { guard: 'canOrderAsGuest', target: 'orderAsGuest' },
        'logout.requested': { guard: 'isKnown', target: 'loggedOut' },
        'signIn.closed': 'closed',
      },
      states: {
        collecting: {
          description: 'Nothing is sent until the fraud check has answered or timed out (FRAUD-01, FRAUD-02, CART-11).',
          invoke: [
            {
              id: 'collectFraudSession',
              src: 'collectFraudSession',
              onDone: { guard: is('collected'), target: 'ready' },
              onError: 'ready',
            },
            { id: 'pause', src: 'pause', input: { ms: FRAUD_COLLECTION_MS }, onDone: 'ready', onError: 'ready' },
          ],
        },
        ready: {
          initial: 'fresh',
          on: {
            'credentials.submitted': { target: '#signIn.posting', actions: { type: 'setEmail', params: eventParams } },
            'social.chosen': { guard: 'isStranger', target: '#signIn.social' },
          },
          states: { fresh: {}, refused: {}, unreachable: {}, unsupported: {}, unlinked: {}, socialFailed: {} },
        },
      },
    },
    posting: {
      description: 'The server looks at it.',
      on: { 'signIn.closed': 'closed' },
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context, event }) => {
          assertEvent(event, 'credentials.submitted');
          return { username: must(context.email, 'email'), password: event.password };
        },
        onDone: [
          { guard: is('session'), target: 'arrived', actions: { type: 'setSession', params: outcome('session') } },
          { guard: is('challenged'), target: 'verifying', actions: { type: 'setChallenge', params: outcome('challenged') } },
          { guard: is('pending'), target: 'pending' },
          {
            guard: 'isLastFailure',
            target: 'exhausted',
            actions: ['countFailure', { type: 'emitFailure', params: outcome('refused') }],
          },
          {
            guard: is('refused'),
            target: 'asking.ready.refused',
            actions: [
              'countFailure',
              { type: 'setReason', params: outcome('refused') },
              { type: 'emitFailure', params: outcome('refused') },
            ],
          },
        ],
        onError: { target: 'asking.ready.unreachable', actions: { type: 'emitFailure', params: failure } },
      },
    },
    verifying: {
      description: 'The second step decides (SIGNIN-12).',
      on: { 'signIn.closed': 'closed' },
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context }) => context.challenge ?? triggered,
        onDone: [
          { guard: 'isVerifiedAgain', target: 'verified' },
          { guard: is('verified'), target: 'arrived', actions: { type: 'setSession', params: outcome('verified') } },
          { guard: is('declined'), target: 'declined' },
          { guard: is('cancelled'), target: 'cancelled' },
          { guard: is('unsupported'), target: 'unsupported' },
        ],
        onError: 'interrupted',
      },
    },
    // The second step alone has no form to go back to: the call that waits for it is made once more, and says what it says.
    unsupported: { always: [{ guard: 'isVerifyOnly', target: 'closed' }, { target: 'asking.ready.unsupported' }] },
    interrupted: {
      always: [
        { guard: 'isVerifyOnly', target: 'closed' },
        { guard: 'isAgain', target: 'verificationLost' },
        { target: 'asking.ready.unreachable' },
      ],
    },
    cancelled: { always: [{ guard: 'isVerifyOnly', target: 'closed' }, { target: 'asking' }] },
    arrived: { always: [{ guard: 'hasSocial', target: 'linking' }, { target: 'signedIn' }] },
    linking: {
      description: 'The account of the provider that was tried before is linked; signed in is signed in, whether it can be or not.',
      on: { 'signIn.closed': 'signedIn' },
      invoke: {
        id: 'linkSocially',
        src: 'linkSocially',
        input: ({ context }) => ({ account: must(context.social, 'social') }),
        onDone: { guard: is('linked'), target: 'signedIn', actions: 'emitLinked' },
        onError: { target: 'signedIn', actions: 'emitNotLinked' },
      },
    },
    social: {
      description: 'The provider asks the visitor (SIGNUP-08).',
      on: { 'signIn.backed': 'asking', 'signIn.closed': 'closed' },
      invoke: {
        id: 'logInSocially',
        src: 'logInSocially',
        input: ({ event }) => {
          assertEvent(event, 'social.chosen');
          return { provider: event.provider };
        },
        onDone: [
          { guard: is('session'), target: 'signedIn', actions: { type: 'setSession', params: outcome('session') } },
          { guard: is('unlinked'), target: 'asking.ready.unlinked', actions: { type: 'setSocial', params: outcome('unlinked') } },
          { guard: is('unknown'), target: 'offeringAccount', actions: { type: 'setSocial', params: outcome('unknown') } },
          { guard: is('dismissed'), target: 'asking' },
        ],
        onError: { target: 'asking.ready.socialFailed', actions: { type: 'emitFailure', params: failure } },
      },
    },
    offeringAccount: {
      description: 'No account exists yet; the visitor may create one.',
      initial: 'fresh',
      on: {
        'registration.accepted': 'registering',
        'signIn.backed': { target: 'asking', actions: 'clearSocial' },
        'signIn.closed': 'closed',
      },
      states: { fresh: {}, unregistered: {} },
    },
    registering: {
      description: 'The account is made from what the provider knows.',
      on: { 'signIn.closed': 'closed' },
      invoke: {
        id: 'registerSocially',
        src: 'registerSocially',
        input: ({ context }) => ({ account: must(context.social, 'social') }),
        onDone: [
          { guard: is('session'), target: 'signedIn', actions: { type: 'setSession', params: outcome('session') } },
          { guard: is('refused'), target: 'offeringAccount.unregistered' },
        ],
        onError: 'offeringAccount.unregistered',
      },
    },
    exhausted: {
      description: 'Tried too often: the session counts as expired, and closing ends it (AMB-28).',
      on: {
        'logout.requested': 'loggedOut',
        'password.forgotten': { target: 'forgotten', actions: { type: 'setTyped', params: eventParams } },
        'signIn.closed': 'closed',
      },
    },
    signedIn: { type: 'final', output: ({ context }): SignInOutput => ({ kind: 'signedIn', session: must(context.session, 'session') }) },
    pending: { type: 'final', output: ({ context }): SignInOutput => ({ kind: 'pending', email: must(context.email, 'email') }) },
    verified: end({ kind: 'verified' }),
    forgotten: {
      type: 'final',
      output: ({ context: { failures, email } }): SignInOutput => ({ kind: 'forgotten', failures, email }),
    },
    declined: { type: 'final', output: ({ context }): SignInOutput => ({ kind: 'declined', failures: context.failures }) },
    verificationLost: end({ kind: 'interrupted' }),
    signUp: { type: 'final', output: ({ context: { email } }): SignInOutput => ({ kind: 'signUp', email }) },
    guest: end({ kind: 'guest' }),
    orderAsGuest: end({ kind: 'orderAsGuest' }),
    loggedOut: end({ kind: 'loggedOut' }),
    closed: { type: 'final', output: ({ context }): SignInOutput => ({ kind: 'closed', failures: context.failures }) },
  },
  output: finalOutput<SignInOutput>,
});

import { verificationMachine } from '#machines/verification/verification.machine.ts';
import { verificationScreen } from '#machines/verification/verification.screen.ts';
import { defineModel } from '../kit/model.ts';
import { pat } from '../samples/members.ts';

const sms = { type: 'SMS', isDefaultMfaType: true };
const login = {
  source: 'LOGIN',
  loginTokenId: 'login-token-1',
  methods: [sms],
  isOptional: false,
  phoneId: null,
  lastFour: '0102',
} as const;

const limited = { endpoint: 'mfa.login.trigger', kind: 'refused', status: 429, reasonCode: 'error.mfa.limit' };

export const model = defineModel({
  machine: verificationMachine,
  screen: verificationScreen,
  screens: {
    enteringPhone: 'Step 1: which phone gets the code.',
    sending: 'A code is on its way.',
    unsent: 'No code went out, and why.',
    entering: 'Step 2: the code, and what was wrong with the last one.',
    unknown: 'The server knows nothing of it any more.',
    celebrating: 'It is done.',
    finished: 'Verified, declined, cancelled, or nothing to do.',
  },
  invariants: {
    'keeps the code entry when no new code can be sent (MFA-23)': ({ screen, trail }) =>
      !trail.some(({ type, output }) => type === 'xstate.done.actor.sendCode' && output?.['kind'] === 'sent') ||
      screen.kind !== 'unsent' ||
      trail.findLastIndex(({ type }) => type === 'phone.submitted') > 0,
    'asks for a code of a login with the login token alone (MFA-11, MFA-21)': ({ snapshot: { context } }) =>
      context.source !== 'LOGIN' || context.loginTokenId === 'login-token-1',
    'is verified only by a code that the server took, or where none was needed (MFA-16, MFA-24)': ({ screen, trail }) =>
      screen.kind !== 'finished' ||
      screen.as !== 'verified' ||
      trail.some(({ output }) => output?.['kind'] === 'accepted' || output?.['kind'] === 'notNeeded'),
    'goes on without only where that is offered (MFA-19)': ({ snapshot: { context }, screen }) =>
      screen.kind !== 'finished' || screen.as !== 'declined' || context.isOptional,
    'shows its success before it closes, but not where a code completes a sign-in, which goes on at once (MFA-18, OVERLAYS-43)': ({
      snapshot,
      screen,
      trail,
    }) => screen.kind !== 'celebrating' || snapshot.context.source !== 'LOGIN' || trail.at(-1)?.output?.['kind'] !== 'accepted',
    'asks for no code without a method (MFA-10, E-12)': ({ snapshot: { context }, screen }) =>
      context.method !== null || (screen.kind === 'finished' && screen.as === 'unsupported'),
  },
  sentences: {
    events: {
      'phone.submitted': 'Enter a phone number.',
      'verification.cancelled': 'Close the verification.',
      'sending.retried': 'Try to send the code again.',
      'verification.declined': 'Continue without two-step verification.',
      'code.submitted': 'Enter the code.',
      'verification.backed': 'Go back.',
      'code.edited': 'Edit the code.',
      'resend.requested': 'Ask for a new code.',
    },
    outcomes: {
      refreshPhones: { refreshed: 'The phones are loaded again.', failed: 'The phones cannot be loaded again.' },
      createPhone: {
        created: 'The phone is saved.',
        refused: ({ reasonCode }) => `The phone is refused (${reasonCode}).`,
        failed: 'No answer comes about the phone.',
      },
      sendCode: {
        sent: 'A code is sent.',
        notNeeded: 'No code is needed.',
        unknown: 'The challenge is not known any more.',
        refused: ({ reasonCode }) => `Sending is refused (${reasonCode}).`,
        failed: 'No answer comes about sending.',
      },
      countDown: {
        left: ({ seconds }) => `A second passes; ${seconds} are left.`,
        over: 'Another code may be asked for.',
        failed: 'The countdown breaks off.',
      },
      checkCode: {
        accepted: 'The code is right.',
        incorrect: 'The code is wrong.',
        expired: 'The code is too old.',
        limited: 'Too many codes were tried.',
        unknown: 'The challenge is not known any more.',
        failed: 'No answer comes about the code.',
      },
    },
  },
  inputs: {
    login,
    'login, optional': { ...login, isOptional: true },
    'a new phone': { ...login, source: 'PHONE_VERIFY', loginTokenId: null, lastFour: null },
    'a known phone': { ...login, source: 'MFA_ENABLE', loginTokenId: null, phoneId: 'phone-1' },
    'E-12: only email': { ...login, methods: [{ type: 'EMAIL', isDefaultMfaType: true }] },
    registration: { ...login, source: 'REGISTRATION' },
  },
  keys: ['source', 'isOptional', 'method', 'phoneId', 'canChangeNumber', 'tokenId', 'isResent', 'session'],
  payloads: { 'phone.submitted': [{ phoneNumber: '2175550177' }], 'code.submitted': [{ code: '123456' }] },
  outcomes: {
    refreshPhones: { refreshed: [{}] },
    createPhone: { created: [{ phoneId: 'phone-2', lastFour: '0177' }], refused: [{ reasonCode: 'error.phone.taken' }] },
    sendCode: {
      sent: [{ tokenId: 'token-2', resendAt: '2026-11-21T09:00:30Z' }],
      notNeeded: [{}],
      unknown: [{}],
      refused: [{ reasonCode: 'error.mfa.limit', failure: limited }],
    },
    countDown: { left: [{ seconds: 12 }], over: [{}] },
    checkCode: { accepted: [{ session: pat }, { session: null }], incorrect: [{}], expired: [{}], limited: [{}], unknown: [{}] },
  },
  secrets: ['123456'],
});

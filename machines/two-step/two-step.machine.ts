import { assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import type { VerificationSource } from '#domain/verification/source.ts';
import { eventParams, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import { verificationMachine } from '../verification/verification.machine.ts';
import type { CodePhone, RefreshResult, VerificationInput } from '../verification/verification.types.ts';
import type { ChosenPhone, DisableResult, TwoStepContext, TwoStepEvent } from './two-step.types.ts';

const verificationOf =
  (source: VerificationSource) =>
  ({ context }: { context: TwoStepContext }): VerificationInput => {
    const { phoneId = null, lastFour = null } = context.phone ?? {};
    return { source, loginTokenId: null, methods: [{ type: 'SMS', isDefaultMfaType: true }], isOptional: false, phoneId, lastFour };
  };

/** Two-step verification switched on and off, step by step (MFA-24 to -26). */
export const twoStepMachine = setup({
  types: {
    context: {} as TwoStepContext,
    events: {} as TwoStepEvent,
    children: {} as { verification: 'verification' },
  },
  actors: {
    refresh: port<void, RefreshResult>('refresh'),
    disable: port<void, DisableResult>('disable'),
    verification: verificationMachine,
  },
  guards: { isVerified: ({ context }) => must(context.phone, 'phone').isVerified },
  actions: {
    setPhone: assign((_, { phone }: { phone: ChosenPhone }) => ({ phone })),
    clearPhone: assign({ phone: null }),
    setVerified: assign((_, { phone }: { phone: CodePhone | null }) => ({
      phone: phone === null ? null : { ...phone, isVerified: true },
    })),
    setReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
  },
}).createMachine({
  id: 'twoStep',
  context: { phone: null, reasonCode: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Shows whether two-step verification is on, and the result of the last change.',
      initial: 'rested',
      on: {
        'phone.chosen': { target: 'deciding', actions: { type: 'setPhone', params: eventParams } },
        'number.requested': { target: 'verifying', actions: 'clearPhone' },
        'verification.requested': { target: 'confirmingPhone', actions: { type: 'setPhone', params: eventParams } },
        'disable.requested': 'disabling',
      },
      states: { rested: {}, enabled: {}, disabled: {}, confirmed: {}, refused: {}, failed: {} },
    },
    deciding: { always: [{ guard: 'isVerified', target: 'enabling' }, { target: 'verifying' }] },
    verifying: {
      description: 'The phone proves itself first; a number that is not among the phones yet is asked for there (MFA-01).',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: verificationOf('PHONE_VERIFY'),
        onDone: [
          { guard: is('verified'), target: 'enabling', actions: { type: 'setVerified', params: outcome('verified') } },
          { guard: is('declined'), target: 'refreshing' },
          { guard: is('cancelled'), target: 'refreshing' },
          { guard: is('unsupported'), target: 'refreshing' },
        ],
        onError: 'idle.failed',
      },
    },
    confirmingPhone: {
      description: 'A phone of the member is verified; two-step verification stays as it is (MFA-12).',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: verificationOf('PHONE_VERIFY'),
        onDone: [
          { guard: is('verified'), target: 'refreshing.confirmed' },
          { guard: is('declined'), target: 'refreshing' },
          { guard: is('cancelled'), target: 'refreshing' },
          { guard: is('unsupported'), target: 'refreshing' },
        ],
        onError: 'idle.failed',
      },
    },
    enabling: {
      description: 'Two-step verification is switched on, with a code where the server wants one.',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: verificationOf('MFA_ENABLE'),
        onDone: [
          { guard: is('verified'), target: 'refreshing.enabled' },
          { guard: is('declined'), target: 'refreshing' },
          { guard: is('cancelled'), target: 'refreshing' },
          { guard: is('unsupported'), target: 'refreshing' },
        ],
        onError: 'idle.failed',
      },
    },
    disabling: {
      description: 'It is switched off (MFA-25).',
      invoke: {
        id: 'disable',
        src: 'disable',
        onDone: [
          { guard: is('disabled'), target: 'refreshing.disabled' },
          { guard: is('refused'), target: 'idle.refused', actions: { type: 'setReason', params: outcome('refused') } },
        ],
        onError: 'idle.failed',
      },
    },
    refreshing: {
      description: 'The phones as they are now.',
      initial: 'unchanged',
      states: {
        unchanged: {
          invoke: { id: 'refresh', src: 'refresh', onDone: { guard: is('refreshed'), target: '#twoStep.idle' }, onError: '#twoStep.idle' },
        },
        enabled: {
          invoke: {
            id: 'refresh',
            src: 'refresh',
            onDone: { guard: is('refreshed'), target: '#twoStep.idle.enabled' },
            onError: '#twoStep.idle.enabled',
          },
        },
        disabled: {
          invoke: {
            id: 'refresh',
            src: 'refresh',
            onDone: { guard: is('refreshed'), target: '#twoStep.idle.disabled' },
            onError: '#twoStep.idle.disabled',
          },
        },
        confirmed: {
          invoke: {
            id: 'refresh',
            src: 'refresh',
            onDone: { guard: is('refreshed'), target: '#twoStep.idle.confirmed' },
            onError: '#twoStep.idle.confirmed',
          },
        },
      },
    },
  },
});

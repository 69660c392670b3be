import { twoStepMachine } from '#machines/two-step/two-step.machine.ts';
import { twoStepScreen } from '#machines/two-step/two-step.screen.ts';
import { defineModel } from './kit/model.ts';

const phone = { phoneId: 'phone-1', lastFour: '0101', isVerified: true };
const unverified = { phoneId: 'phone-2', lastFour: '0102', isVerified: false };

export const model = defineModel({
  machine: twoStepMachine,
  screen: twoStepScreen,
  screens: {
    idle: 'How it stands, the phones to choose from, and what came of the last change.',
    working: 'The server is at work.',
    verifying: 'A code decides.',
  },
  invariants: {
    'enables only a phone that was verified (MFA-26)': ({ snapshot, screen, trail }) =>
      screen.kind !== 'verifying' ||
      !screen.isLast ||
      snapshot.context.phone?.isVerified === true ||
      trail.some(({ output }) => output?.['kind'] === 'verified'),
    'says that it is on only after it was switched on': ({ screen, trail }) =>
      screen.kind !== 'idle' || screen.result !== 'enabled' || trail.some(({ output }) => output?.['kind'] === 'verified'),
  },
  inputs: { anyone: undefined },
  payloads: {
    'phone.chosen': [{ phone }, { phone: unverified }],
    'number.submitted': [{ phoneNumber: '2175550177' }],
  },
  outcomes: {
    createPhone: { created: [{ phoneId: 'phone-3', lastFour: '0177' }], refused: [{ reasonCode: 'error.phone.taken' }] },
    refresh: { refreshed: [{}] },
    disable: { disabled: [{}], refused: [{ reasonCode: 'error.mfa.verification.required' }] },
    verification: { verified: [{ session: null }], declined: [{}], cancelled: [{}], unsupported: [{}] },
  },
});

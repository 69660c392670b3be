import { twoStepMachine } from '#machines/two-step/two-step.machine.ts';
import { twoStepScreen } from '#machines/two-step/two-step.screen.ts';
import { defineModel } from '../kit/model.ts';

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
      screen.at !== 'enabling' ||
      snapshot.context.phone?.isVerified === true ||
      trail.some(({ output }) => output?.['kind'] === 'verified'),
    'says that a phone is verified only after its code was accepted (MFA-12)': ({ screen, trail }) =>
      screen.kind !== 'idle' || screen.result !== 'confirmed' || trail.some(({ output }) => output?.['kind'] === 'verified'),
    'enables nothing where only the phone was to be verified': ({ screen, trail }) =>
      screen.kind !== 'verifying' ||
      screen.at !== 'enabling' ||
      trail.some(({ type }) => type === 'phone.chosen' || type === 'number.requested'),
    'says that it is on only after it was switched on': ({ screen, trail }) =>
      screen.kind !== 'idle' || screen.result !== 'enabled' || trail.some(({ output }) => output?.['kind'] === 'verified'),
  },
  sentences: {
    events: {
      'phone.chosen': ({ phone }) => `Choose the phone that ends in ${phone.lastFour}.`,
      'number.requested': 'Ask for the codes on another phone.',
      'verification.requested': ({ phone }) => `Ask to verify the phone that ends in ${phone.lastFour}.`,
      'disable.requested': 'Turn two-step verification off.',
    },
    outcomes: {
      refresh: { refreshed: 'The profile is loaded again.', failed: 'The profile cannot be loaded again.' },
      disable: {
        disabled: 'Two-step verification is off.',
        refused: ({ reasonCode }) => `Turning it off is refused (${reasonCode}).`,
        failed: 'No answer comes about turning it off.',
      },
      verification: {
        verified: 'The second step succeeds.',
        declined: 'The member declines two-step verification.',
        cancelled: 'The second step is cancelled.',
        unsupported: 'The second step is of a kind that is not supported.',
        failed: 'The verification flow fails.',
      },
    },
  },
  inputs: { anyone: undefined },
  payloads: {
    'phone.chosen': [{ phone }, { phone: unverified }],
    'verification.requested': [{ phone: unverified }],
  },
  outcomes: {
    refresh: { refreshed: [{}] },
    disable: { disabled: [{}], refused: [{ reasonCode: 'error.mfa.verification.required' }] },
    verification: {
      verified: [{ session: null, phone: { phoneId: 'phone-2', lastFour: '0102' } }],
      declined: [{}],
      cancelled: [{}],
      unsupported: [{}],
    },
  },
});

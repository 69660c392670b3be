import { walletMachine } from '#machines/wallet/wallet.machine.ts';
import { walletScreen } from '#machines/wallet/wallet.screen.ts';
import { defineModel } from '../kit/model.ts';

export const model = defineModel({
  machine: walletMachine,
  screen: walletScreen,
  screens: {
    checking: 'Whether the browser has the wallet.',
    ready: 'The wallet’s button, with what came of the press before.',
    unavailable: 'The wallet is not here.',
    finished: 'The amount is approved, or not.',
  },
  invariants: {
    'opens the wallet only by a press (C-93)': ({ snapshot, trail }) =>
      !snapshot.matches('approving') || trail.at(-1)?.type === 'wallet.opened',
    'holds nothing that the guest has not approved (PAYSTORED-17)': ({ snapshot, trail }) =>
      snapshot.output?.kind !== 'approved' || trail.at(-1)?.output?.['kind'] === 'approved',
    'holds what was approved for the amount that was shown (ALLOC-05)': ({ snapshot: { output, context } }) =>
      output?.kind !== 'approved' || output.held.cents === context.cents,
  },
  sentences: {
    events: {
      'wallet.opened': 'Press the wallet’s button.',
      'wallet.retried': 'Try again.',
      'wallet.left': 'Cancel.',
    },
    outcomes: {
      checkWallet: {
        available: 'The browser has the wallet.',
        unavailable: 'The browser has no such wallet.',
        failed: 'The wallet cannot be looked for.',
      },
      approve: {
        approved: 'The guest approves in the wallet.',
        cancelled: 'The guest closes the wallet.',
        failed: 'The wallet gives up.',
      },
    },
  },
  inputs: { 'Apple Pay': { wallet: 'applePay', cents: 771 }, 'Google Pay': { wallet: 'googlePay', cents: 771 } },
  payloads: {},
  outcomes: {
    checkWallet: { available: [{}], unavailable: [{}] },
    approve: { approved: [{ held: { secretId: 'secret-1', label: '', cents: 771 } }], cancelled: [{}] },
  },
});

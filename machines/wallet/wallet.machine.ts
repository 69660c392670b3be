import { setup } from 'xstate';
import { answerIn, finalOutput, is } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  ApproveInput,
  ApproveResult,
  CheckWalletInput,
  CheckWalletResult,
  WalletContext,
  WalletEvent,
  WalletInput,
  WalletOutput,
} from './wallet.types.ts';

/** The approval of one amount by a wallet, such as Apple Pay: whether it is there, and what the guest says in it (PAYSTORED-17, C-93). */
export const walletMachine = setup({
  types: { context: {} as WalletContext, input: {} as WalletInput, events: {} as WalletEvent, output: {} as WalletOutput },
  actors: {
    checkWallet: port<CheckWalletInput, CheckWalletResult>('checkWallet'),
    approve: port<ApproveInput, ApproveResult>('approve'),
  },
}).createMachine({
  id: 'wallet',
  context: ({ input: { wallet, cents } }) => ({ wallet, cents }),
  initial: 'checking',
  states: {
    checking: {
      description: 'Whether this browser has the wallet.',
      on: { 'wallet.left': 'left' },
      invoke: {
        id: 'checkWallet',
        src: 'checkWallet',
        input: ({ context: { wallet } }) => ({ wallet }),
        onDone: [
          { guard: is('available'), target: 'ready' },
          { guard: is('unavailable'), target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    ready: {
      description: 'The guest opens the wallet, and reads why nothing was approved before. Nothing is charged by it.',
      initial: 'fresh',
      on: { 'wallet.opened': 'approving', 'wallet.left': 'left' },
      states: {
        fresh: {},
        cancelled: { description: 'The guest closed the wallet.' },
        failed: { description: 'The wallet or the server gave up.' },
      },
    },
    approving: {
      description: 'The wallet asks, over the page (C-93).',
      on: { 'wallet.left': 'left' },
      invoke: {
        id: 'approve',
        src: 'approve',
        input: ({ context: { wallet, cents } }) => ({ wallet, cents }),
        onDone: [
          { guard: is('approved'), target: 'approved' },
          { guard: is('cancelled'), target: 'ready.cancelled' },
        ],
        onError: 'ready.failed',
      },
    },
    unavailable: {
      description: 'This site or this browser has no such wallet; another way to pay is chosen.',
      on: { 'wallet.retried': 'checking', 'wallet.left': 'left' },
    },
    approved: {
      type: 'final',
      output: ({ context: { wallet }, event }: { context: WalletContext; event: unknown }): WalletOutput => ({
        kind: 'approved',
        wallet,
        held: answerIn<Extract<ApproveResult, { kind: 'approved' }>>(event).held,
      }),
    },
    left: { type: 'final', output: { kind: 'left' } satisfies WalletOutput },
  },
  output: finalOutput<WalletOutput>,
});

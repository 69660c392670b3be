import { fromPromise } from 'xstate';
import type { Cents } from '#domain/money/money.ts';
import type { WalletKind } from '#domain/payment/wallet.ts';
import type { ApproveInput, ApproveResult, CheckWalletInput, CheckWalletResult } from '#machines/wallet/wallet.types.ts';
import type { Vault } from '#src/api/vault.ts';

/** A wallet of this browser. */
export interface Wallet {
  /** Whether the browser has it, with something in it. */
  readonly isAvailable: () => Promise<boolean>;
  /** Opens it, within the press of a button, and resolves with its encrypted block; null: the guest closed it. Rejects where it gave up. */
  readonly approve: (cents: Cents, signal: AbortSignal) => Promise<string | null>;
}

interface Dependencies {
  readonly vault: Pick<Vault, 'keep'>;
  /** The wallet of this kind; null: this site has none. */
  readonly walletOf: (kind: WalletKind) => Promise<Wallet | null>;
}

export function walletPorts({ vault, walletOf }: Dependencies) {
  /** Loaded before it is opened: a browser opens a wallet only in the moment of a press. */
  const loaded = new Map<WalletKind, Wallet>();
  return {
    checkWallet: fromPromise<CheckWalletResult, CheckWalletInput>(async ({ input: { wallet: kind } }) => {
      const wallet = await walletOf(kind);
      if (wallet === null || !(await wallet.isAvailable())) return { kind: 'unavailable' };
      loaded.set(kind, wallet);
      return { kind: 'available' };
    }),

    approve: fromPromise<ApproveResult, ApproveInput>(async ({ input: { wallet: kind, cents }, signal }) => {
      const wallet = loaded.get(kind);
      if (wallet === undefined) throw new Error(`${kind} was not looked for.`);
      const block = await wallet.approve(cents, signal);
      return block === null ? { kind: 'cancelled' } : { kind: 'approved', held: { secretId: vault.keep(block), label: '', cents } };
    }),
  };
}

import type { Cents } from '#domain/money/money.ts';
import type { HeldPayment } from '#domain/payment/added.ts';
import type { WalletKind } from '#domain/payment/wallet.ts';

export interface WalletInput {
  readonly wallet: WalletKind;
  /** What is to be approved, in cents. */
  readonly cents: Cents;
}

export type WalletContext = WalletInput;

export type WalletEvent =
  /** The guest presses the wallet's button: browsers open a wallet only then. */
  { type: 'wallet.opened' } | { type: 'wallet.retried' } | { type: 'wallet.left' };

export type WalletOutput =
  /** `held` names the encrypted block in the vault; it is good for this amount, once. */
  { kind: 'approved'; wallet: WalletKind; held: HeldPayment } | { kind: 'left' };

export type CheckWalletInput = { readonly wallet: WalletKind };
export type CheckWalletResult =
  | { kind: 'available' }
  /** This site or this browser has no such wallet, or nothing is in it. */
  | { kind: 'unavailable' };

export type ApproveInput = WalletInput;
export type ApproveResult = { kind: 'approved'; held: HeldPayment } | { kind: 'cancelled' };

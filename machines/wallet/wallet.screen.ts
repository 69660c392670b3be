import type { SnapshotFrom } from 'xstate';
import type { walletMachine } from './wallet.machine.ts';
import type { WalletInput, WalletOutput } from './wallet.types.ts';

export type WalletScreen =
  | ({ kind: 'checking' } & WalletInput)
  /** `isOpen`: the wallet is over the page. */
  | ({ kind: 'ready'; isOpen: boolean; trouble: 'cancelled' | 'failed' | null } & WalletInput)
  | ({ kind: 'unavailable' } & WalletInput)
  | { kind: 'finished'; as: WalletOutput['kind'] };

export function walletScreen(snapshot: SnapshotFrom<typeof walletMachine>): WalletScreen {
  const { output, context } = snapshot;
  if (output !== undefined) return { kind: 'finished', as: output.kind };
  if (snapshot.matches('checking')) return { kind: 'checking', ...context };
  if (snapshot.matches('unavailable')) return { kind: 'unavailable', ...context };
  const trouble = (['cancelled', 'failed'] as const).find((state) => snapshot.matches({ ready: state })) ?? null;
  return { kind: 'ready', isOpen: snapshot.matches('approving'), trouble, ...context };
}

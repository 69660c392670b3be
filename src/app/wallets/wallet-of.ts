import type { Config } from '#domain/config/config.ts';
import type { WalletKind } from '#domain/payment/wallet.ts';
import type { Client } from '#src/api/client.ts';
import type { Wallet } from '#src/flows/wallet/wallet.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly config: Pick<Config, 'sandbox' | 'applePay' | 'googlePay'>;
}

/** The wallet that this site has: the configured one; where the bakery is pretended and nothing is configured, a pretended one; else null. */
export async function walletOf(kind: WalletKind, { call, config }: Dependencies): Promise<Wallet | null> {
  if (kind === 'applePay' && config.applePay !== null) return (await import('./apple-pay.ts')).applePay(config.applePay, call, globalThis);
  if (kind === 'googlePay' && config.googlePay !== null) return (await import('./google-pay.ts')).googlePay(config.googlePay, globalThis);
  return config.sandbox === 'embedded' ? (await import('#sandbox/drawer/wallet.ts')).pretendWallet(kind) : null;
}

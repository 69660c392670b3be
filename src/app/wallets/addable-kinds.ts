import type { Config } from '#domain/config/config.ts';
import { addedKinds, type AddedKind } from '#domain/payment/added.ts';
import { hasMilStar } from '#domain/payment/has-mil-star.ts';
import { hasPayPal } from '#domain/payment/has-pay-pal.ts';
import { isWallet, type WalletKind } from '#domain/payment/wallet.ts';
import type { Client } from '#src/api/client.ts';
import { walletOf } from './wallet-of.ts';

interface Dependencies {
  readonly call: Client;
  readonly config: Config;
}

/** Whether this site has a way to pay that can be added. */
const isAddable: Readonly<Record<AddedKind, (config: Config) => boolean>> = {
  payPal: hasPayPal,
  milStar: hasMilStar,
  applePay: ({ applePay, sandbox }) => applePay !== null || sandbox === 'embedded',
  googlePay: ({ googlePay, sandbox }) => googlePay !== null || sandbox === 'embedded',
};

/** What can be added here: a wallet only where this browser has it. */
export async function addableKinds(deps: Dependencies): Promise<readonly AddedKind[]> {
  const kinds = addedKinds.filter((kind) => isAddable[kind](deps.config));
  const isThere = await Promise.all(kinds.map(async (kind) => !isWallet(kind) || (await hasWallet(kind, deps))));
  return kinds.filter((_, at) => isThere[at]);
}

/** A wallet is waited for so long: every other way to pay is shown with it. */
const WAIT_MS = 2000;

/** A wallet that cannot be looked for, or does not say in time whether it is there, is not offered. */
async function hasWallet(kind: WalletKind, deps: Dependencies): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const wallet = await walletOf(kind, deps);
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS, false);
    });
    return await Promise.race([late, wallet?.isAvailable() ?? false]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

import * as v from 'valibot';
import { walletKinds } from '#domain/payment/wallet.ts';
import type { WalletContext } from '#machines/wallet/wallet.types.ts';

export const WalletContextSchema: v.GenericSchema<unknown, WalletContext> = v.object({
  wallet: v.picklist(walletKinds),
  cents: v.number(),
});
